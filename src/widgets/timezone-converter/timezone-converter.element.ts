import { initial } from '../../engine/timezone-converter/input'
import { defineElement } from '../core/define-element'
import { TimezoneConverter } from './timezone-converter'
import sheets from './timezone-converter.tsx?sheets'

export const TimezoneConverterElement = defineElement('timezone-converter', TimezoneConverter, { initial }, sheets)
