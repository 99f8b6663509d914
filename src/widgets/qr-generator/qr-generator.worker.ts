import { readBack } from '../../engine/qr-generator/check'
import { serve } from '../core/worker/server'
import type { Found, Seen } from './reading'

serve<Seen, Found>(({ pixels, effort }) => ({ text: readBack(pixels, effort) }))
