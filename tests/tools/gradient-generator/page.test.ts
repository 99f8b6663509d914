import { expect, it } from 'vitest'
import { page } from '../../../site/tools/gradient-generator/page'
import * as gradients from '../../../src/engine/gradient-generator/gradient-generator'
import { readGradient } from '../../../src/engine/gradient-generator/read'
import { ask, missingFrom } from '../../site/page-text'

// Figures: the engine's, for the gradient that the form starts with. The next test has the number of colors.
it('states figures that the engine calculates', () => {
  const { contrast } = ask(gradients, {})
  const sentences = [`black text reaches ${contrast?.black}:1 and white text ${contrast?.white}:1.`, 'up to 30 colors']
  expect(missingFrom(page, sentences)).toEqual([])
})

it('reads pasted gradients of up to 30 colors, with positions in percent', () => {
  const isRead = (colors: string) => readGradient(`linear-gradient(${colors})`).ok
  const reds = (count: number) => Array.from({ length: count }, () => 'red').join(', ')
  expect([isRead(reds(30)), isRead(reds(31)), isRead('red 1px, blue')]).toEqual([true, false, false])
})

it('reads no conic or repeating gradients', () => {
  const others = ['conic-gradient(red, blue)', 'repeating-linear-gradient(red, blue)']
  expect(others.some((css) => readGradient(css).ok)).toBe(false)
})

it('has no contrast ratio if a color is partly transparent', () => {
  const stops = [gradients.added, { ...gradients.added, color: '#3b82f600' }]
  expect(ask(gradients, { stops }).contrast).toBeNull()
})
