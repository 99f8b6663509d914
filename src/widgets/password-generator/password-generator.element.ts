import { initial, kinds } from '../../engine/password-generator/password-generator'
import { defineElement } from '../core/element/define-element'
import { PasswordGenerator } from './password-generator'
import sheets from './password-generator.tsx?sheets'

export const PasswordGeneratorElement = defineElement('password-generator', PasswordGenerator, initial, sheets, {
  kinds,
  secret: ['password'],
  heights: { full: [928, 751, 420], compact: [854, 645, 388], resultOnly: [511, 432, 372] },
})
