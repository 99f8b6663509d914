import { initial, kinds } from '../../engine/lorem-generator/lorem-generator'
import { defineElement } from '../core/element/define-element'
import { LoremGenerator } from './lorem-generator'
import sheets from './lorem-generator.tsx?sheets'

export const LoremGeneratorElement = defineElement('lorem-generator', LoremGenerator, initial, sheets, { kinds })
