import { fields } from '../../engine/username-generator/fields'
import { defineElement } from '../core/element/define-element'
import { UsernameGenerator } from './username-generator'
import sheets from './username-generator.tsx?sheets'

export const UsernameGeneratorElement = defineElement('username-generator', UsernameGenerator, fields, sheets, {
  properties: ['checkAvailability'],
  heights: { full: [2030, 1367, 1107], compact: [1951, 1245, 835], resultOnly: [1546, 873, 762] },
})
