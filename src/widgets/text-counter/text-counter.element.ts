import { initial } from '../../engine/text-counter/text-counter'
import { defineElement } from '../core/element/define-element'
import { TextCounter } from './text-counter'
import sheets from './text-counter.tsx?sheets'

export const TextCounterElement = defineElement('text-counter', TextCounter, initial, sheets)
