import { fields } from '../../engine/text-counter/fields'
import { defineElement } from '../core/element/define-element'
import { TextCounter } from './text-counter'
import sheets from './text-counter.tsx?sheets'

export const TextCounterElement = defineElement('text-counter', TextCounter, fields, sheets, {
  heights: { full: [691, 609, 609], compact: [436, 470, 492], resultOnly: [506, 540, 540] },
})
