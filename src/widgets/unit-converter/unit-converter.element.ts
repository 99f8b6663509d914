import { initial, kinds } from '../../engine/unit-converter/unit-converter'
import { defineElement } from '../core/element/define-element'
import { UnitConverter } from './unit-converter'
import sheets from './unit-converter.tsx?sheets'

export const UnitConverterElement = defineElement('unit-converter', UnitConverter, initial, sheets, {
  kinds,
  heights: { full: [1116, 917, 518], compact: [1060, 860, 476], resultOnly: [629, 514, 502] },
})
