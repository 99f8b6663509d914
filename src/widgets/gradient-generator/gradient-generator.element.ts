import { initial, kinds } from '../../engine/gradient-generator/gradient-generator'
import { defineElement } from '../core/element/define-element'
import { GradientGenerator } from './gradient-generator'
import sheets from './gradient-generator.tsx?sheets'

export const GradientGeneratorElement = defineElement('gradient-generator', GradientGenerator, initial, sheets, {
  kinds,
})
