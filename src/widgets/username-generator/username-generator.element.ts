import { fields } from '../../engine/username-generator/fields'
import { defineElement } from '../core/element/define-element'
import { UsernameGenerator } from './username-generator'
import sheets from './username-generator.tsx?sheets'

export const UsernameGeneratorElement = defineElement('username-generator', UsernameGenerator, fields, sheets, {
  properties: ['checkAvailability'],
  heights: { full: [1924, 1336, 1155], compact: [1975, 1245, 835], resultOnly: [1504, 873, 762] },
})
