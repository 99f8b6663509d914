import { fields } from '../../engine/unit-converter/fields'
import { defineElement } from '../core/element/define-element'
import { UnitConverter } from './unit-converter'
import sheets from './unit-converter.tsx?sheets'

export const UnitConverterElement = defineElement('unit-converter', UnitConverter, fields, sheets, {
  heights: { full: [1126, 921, 518], compact: [1066, 862, 476], resultOnly: [629, 514, 502] },
})
