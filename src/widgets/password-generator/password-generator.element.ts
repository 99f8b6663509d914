import * as engine from '../../engine/password-generator'
import { defineElement } from '../core/define-element'
import { PasswordGenerator } from './password-generator'
import sheets from './password-generator.tsx?sheets'

export const PasswordGeneratorElement = defineElement('password-generator', PasswordGenerator, engine, sheets, {
  secret: ['password'],
})
