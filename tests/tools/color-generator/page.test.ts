import { expect, it } from 'vitest'
import { page } from '../../../site/tools/color-generator/page'
import * as colors from '../../../src/engine/color-generator/color-generator'
import { levelOf, textContrast } from '../../../src/engine/core/color/color'
import { ask, missingFrom } from '../../site/page-text'

// Figures: the engine's, for the base colors in each sentence.
it('states figures that the engine calculates', () => {
  const contrast = ask(colors, { base: '#3b82f6' }).swatches[0]?.contrast
  const sentences = [
    `For #ff0000 that gives ${colors.paletteOf('#ff0000', 'complementary')[1]},`,
    `On #3b82f6 it’s black, with ${contrast?.black}:1 against ${contrast?.white}:1 for white.`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})

it('reaches 4.5:1 with black or white text on any color', () => {
  const best = Array.from({ length: 1001 }, (_, at) => textContrast(at / 1000)).map(({ black, white }) =>
    Math.max(black, white),
  )
  expect(Math.min(...best)).toBeGreaterThanOrEqual(4.5)
})

// Expected values: WCAG 2.2.
it('has the levels of WCAG, and doesn’t round 4.499 up', () => {
  expect([7, 4.5, 3].map(levelOf)).toEqual(['aaa', 'aa', 'aa-large'])
  expect(levelOf(4.499)).toBe('aa-large')
})

it('makes only grays from a gray base', () => {
  expect(ask(colors, { base: '#808080', type: 'triadic' }).gray).toBe(true)
})
