import { fields } from '../../engine/color-generator/fields'
import { defineElement } from '../core/element/define-element'
import { ColorGenerator } from './color-generator'
import sheets from './color-generator.tsx?sheets'

export const ColorGeneratorElement = defineElement('color-generator', ColorGenerator, fields, sheets, {
  heights: { full: [1202, 1036, 815], compact: [1188, 993, 691], resultOnly: [837, 765, 784] },
})
