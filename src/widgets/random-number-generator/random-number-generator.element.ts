import { fields } from '../../engine/random-number-generator/fields'
import { defineElement } from '../core/element/define-element'
import { RandomNumberGenerator } from './random-number-generator'
import css from './random-number-generator.tsx?sheets'

export const RandomNumberGeneratorElement = defineElement(
  'random-number-generator',
  RandomNumberGenerator,
  fields,
  css,
  { heights: { full: [898, 877, 494], compact: [814, 788, 446], resultOnly: [411, 394, 361] } },
)
