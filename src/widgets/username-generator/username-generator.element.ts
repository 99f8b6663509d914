import { fields } from '../../engine/username-generator/fields'
import { defineElement } from '../core/element/define-element'
import { UsernameGenerator } from './username-generator'
import sheets from './username-generator.tsx?sheets'

export const UsernameGeneratorElement = defineElement('username-generator', UsernameGenerator, fields, sheets, {
  properties: ['checkAvailability'],
  heights: { full: [1935, 1348, 1155], compact: [1969, 1242, 810], resultOnly: [1400, 843, 762] },
})
