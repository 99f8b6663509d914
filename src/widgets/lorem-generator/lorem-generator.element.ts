import { fields } from '../../engine/lorem-generator/fields'
import { defineElement } from '../core/element/define-element'
import { LoremGenerator } from './lorem-generator'
import sheets from './lorem-generator.tsx?sheets'

export const LoremGeneratorElement = defineElement('lorem-generator', LoremGenerator, fields, sheets, {
  heights: { full: [1072, 903, 648], compact: [985, 843, 631], resultOnly: [703, 660, 612] },
})
