import { fields } from '../../engine/username-generator/fields'
import { defineElement } from '../core/element/define-element'
import { UsernameGenerator } from './username-generator'
import sheets from './username-generator.tsx?sheets'

export const UsernameGeneratorElement = defineElement('username-generator', UsernameGenerator, fields, sheets, {
  properties: ['checkAvailability'],
  heights: { full: [2028, 1334, 1107], compact: [1846, 1243, 835], resultOnly: [1504, 843, 762] },
})
