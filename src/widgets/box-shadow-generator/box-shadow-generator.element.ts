import * as engine from '../../engine/box-shadow-generator'
import { defineElement } from '../core/define-element'
import { BoxShadowGenerator } from './box-shadow-generator'
import sheets from './box-shadow-generator.tsx?sheets'

export const BoxShadowGeneratorElement = defineElement('box-shadow-generator', BoxShadowGenerator, engine, sheets)
