import { initial, kinds } from '../../engine/lorem-generator/lorem-generator'
import { defineElement } from '../core/element/define-element'
import { LoremGenerator } from './lorem-generator'
import sheets from './lorem-generator.tsx?sheets'

export const LoremGeneratorElement = defineElement('lorem-generator', LoremGenerator, initial, sheets, {
  kinds,
  heights: { full: [1062, 899, 648], compact: [979, 840, 631], resultOnly: [703, 660, 612] },
})
