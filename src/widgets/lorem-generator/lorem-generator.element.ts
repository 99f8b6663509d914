import * as engine from '../../engine/lorem-generator'
import { defineElement } from '../core/define-element'
import { LoremGenerator } from './lorem-generator'
import sheets from './lorem-generator.tsx?sheets'

export const LoremGeneratorElement = defineElement('lorem-generator', LoremGenerator, engine, sheets)
