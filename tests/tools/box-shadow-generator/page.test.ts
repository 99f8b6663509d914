import { expect, it } from 'vitest'
import { page } from '../../../site/tools/box-shadow-generator/page'
import { ranges } from '../../../src/engine/box-shadow-generator/box-shadow-generator'
import { readShadow } from '../../../src/engine/box-shadow-generator/read'
import { missingFrom, n } from '../../site/page-text'

// Figures: the engine's ranges. The next test has the number of layers.
it('states figures that the engine calculates', () => {
  const { offsetX, blurRadius, spreadRadius } = ranges
  const sentences = [
    `Offsets go from ${n(offsetX.min)} to ${offsetX.max} px, blur from ${blurRadius.min} to ${blurRadius.max} px and spread from ${n(spreadRadius.min)} to ${spreadRadius.max} px.`,
    'of up to 20 layers',
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})

it('reads pasted CSS of up to 20 layers', () => {
  const layers = (count: number) => Array.from({ length: count }, () => '0 0 1px red').join(', ')
  expect(readShadow(layers(20)).ok).toBe(true)
  expect(readShadow(layers(21)).ok).toBe(false)
})

it('reads pasted lengths in pixels only', () => {
  expect(readShadow('0 0 1em red').ok).toBe(false)
})
