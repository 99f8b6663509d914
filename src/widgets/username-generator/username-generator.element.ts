import { initial } from '../../engine/username-generator/username-generator'
import { defineElement } from '../core/element/define-element'
import { UsernameGenerator } from './username-generator'
import sheets from './username-generator.tsx?sheets'

export const UsernameGeneratorElement = defineElement('username-generator', UsernameGenerator, initial, sheets, {
  properties: ['checkAvailability'],
  heights: { full: [1935, 1348, 1155], compact: [1969, 1242, 810], resultOnly: [1400, 843, 762] },
})
