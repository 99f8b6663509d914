import { expect, it } from 'vitest'
import { page } from '../../../site/tools/ai-detector/page'
import * as ai from '../../../src/engine/ai-detector/ai-detector'
import { ask, missingFrom, rowsOf } from '../../site/page-text'

// Figures: the engine's table of points, its limits, and its scores of a plain text and of the first sample.
it('states figures that the engine calculates', () => {
  const plain = ask(ai, { text: 'The bus was late. I walked home in the rain and made soup.' })
  const formal = ask(ai, page.samples?.[0]?.value as Partial<ai.Input>)
  const sentences = [
    `looks for ${Object.keys(ai.weights).length} writing habits`,
    `Every text starts at ${ai.limits.base}.`,
    `the score stays at ${plain.aiProbability}.`,
    `between ${ai.limits.sentenceFrom} and ${ai.limits.sentenceTo} words`,
    `the ${formal.wordCount}-word sample “Formal and vague” scores ${formal.aiProbability}.`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})

it('lists the points of every habit', () => {
  const points = rowsOf(page, 'Points per match').map(([, value]) => Number(value.replace('−', '-')))
  expect(points.toSorted()).toEqual(Object.values(ai.weights).toSorted())
})
