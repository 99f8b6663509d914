import { initial, kinds } from '../../engine/timezone-converter/evaluate'
import { defineElement } from '../core/element/define-element'
import { TimezoneConverter } from './timezone-converter'
import sheets from './timezone-converter.tsx?sheets'

export const TimezoneConverterElement = defineElement('timezone-converter', TimezoneConverter, initial, sheets, {
  kinds,
})
