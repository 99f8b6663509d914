import { fields } from '../../engine/gradient-generator/fields'
import { defineElement } from '../core/element/define-element'
import { GradientGenerator } from './gradient-generator'
import sheets from './gradient-generator.tsx?sheets'

export const GradientGeneratorElement = defineElement('gradient-generator', GradientGenerator, fields, sheets, {
  heights: { full: [1596, 1354, 871], compact: [1493, 1297, 823], resultOnly: [728, 642, 686] },
})
