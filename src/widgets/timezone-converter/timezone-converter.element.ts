import { fields } from '../../engine/timezone-converter/fields'
import { defineElement } from '../core/element/define-element'
import { TimezoneConverter } from './timezone-converter'
import sheets from './timezone-converter.tsx?sheets'

export const TimezoneConverterElement = defineElement('timezone-converter', TimezoneConverter, fields, sheets, {
  heights: { full: [1308, 1140, 704], compact: [1218, 1073, 660], resultOnly: [889, 709, 674] },
})
