import { initial } from '../../engine/username-generator/username-generator'
import { defineElement } from '../core/element/define-element'
import { UsernameGenerator } from './username-generator'
import sheets from './username-generator.tsx?sheets'

export const UsernameGeneratorElement = defineElement('username-generator', UsernameGenerator, initial, sheets, {
  properties: ['checkAvailability'],
})
