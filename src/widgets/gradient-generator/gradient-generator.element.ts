import * as engine from '../../engine/gradient-generator'
import { defineElement } from '../core/define-element'
import { GradientGenerator } from './gradient-generator'
import sheets from './gradient-generator.tsx?sheets'

export const GradientGeneratorElement = defineElement('gradient-generator', GradientGenerator, engine, sheets)
