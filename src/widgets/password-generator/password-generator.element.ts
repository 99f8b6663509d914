import { fields } from '../../engine/password-generator/fields'
import { defineElement } from '../core/element/define-element'
import { PasswordGenerator } from './password-generator'
import sheets from './password-generator.tsx?sheets'

export const PasswordGeneratorElement = defineElement('password-generator', PasswordGenerator, fields, sheets, {
  secret: ['password'],
  heights: { full: [938, 755, 420], compact: [860, 648, 388], resultOnly: [511, 432, 372] },
})
