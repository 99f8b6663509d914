import * as engine from '../../engine/color-generator'
import { defineElement } from '../core/define-element'
import { ColorGenerator } from './color-generator'
import sheets from './color-generator.tsx?sheets'

export const ColorGeneratorElement = defineElement('color-generator', ColorGenerator, engine, sheets)
