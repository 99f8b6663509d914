import { fields } from '../../engine/lorem-generator/fields'
import { defineElement } from '../core/element/define-element'
import { LoremGenerator } from './lorem-generator'
import sheets from './lorem-generator.tsx?sheets'

export const LoremGeneratorElement = defineElement('lorem-generator', LoremGenerator, fields, sheets, {
  heights: { full: [1062, 899, 648], compact: [979, 840, 631], resultOnly: [703, 660, 612] },
})
