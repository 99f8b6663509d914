import { fields } from '../../engine/box-shadow-generator/fields'
import { defineElement } from '../core/element/define-element'
import { BoxShadowGenerator } from './box-shadow-generator'
import sheets from './box-shadow-generator.tsx?sheets'

export const BoxShadowGeneratorElement = defineElement('box-shadow-generator', BoxShadowGenerator, fields, sheets, {
  heights: { full: [1304, 1247, 740], compact: [1215, 1204, 661], resultOnly: [549, 562, 606] },
})
