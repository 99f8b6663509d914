import type { Result } from '../../engine/core/result'
import { evaluate, type Input, type IssueCode, type Output } from '../../engine/language-detector/language-detector'
import type { Job } from '../core/detectors/use-analysis'
import { serve } from '../core/worker/server'
import { model } from './model'

serve<Job<Input>, Result<Output, IssueCode>>(({ input, locale }) => evaluate(input, { locale, model }))
