import { defineElement } from '../core/define-element'
import { TextCounter } from './text-counter'
import { initial } from './text-counter.run'
import sheets from './text-counter.tsx?sheets'

export const TextCounterElement = defineElement('text-counter', TextCounter, { initial }, sheets)
