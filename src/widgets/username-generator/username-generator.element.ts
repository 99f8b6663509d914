import * as engine from '../../engine/username-generator'
import { defineElement } from '../core/define-element'
import { UsernameGenerator } from './username-generator'
import sheets from './username-generator.tsx?sheets'

export const UsernameGeneratorElement = defineElement('username-generator', UsernameGenerator, engine, sheets, {
  properties: ['checkAvailability'],
})
