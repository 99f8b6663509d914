import { expect, it } from 'vitest'
import { page } from '../../../site/tools/lorem-generator/page'
import { bounds, vocabulary } from '../../../src/engine/lorem-generator/lorem-generator'
import { missingFrom, n } from '../../site/page-text'

const { words, sentences: perParagraph } = bounds
/** '45–294 words' */
const length = (paragraphs: number) =>
  `${n(paragraphs * perParagraph.min * words.min)}–${n(paragraphs * perParagraph.max * words.max)} words`
const mean = ({ min, max }: { readonly min: number; readonly max: number }) => (min + max) / 2

// Figures: products of the engine's bounds.
it('states figures that the engine calculates', () => {
  const sentences = [
    `a list of ${vocabulary.length}: the 63 in`,
    `A sentence has ${words.min} to ${words.max} words`,
    `A paragraph has ${perParagraph.min} to ${perParagraph.max} sentences.`,
    `up to ${bounds.count.max} paragraphs`,
    `1 sentence: ${words.min}–${words.max} words`,
    `1 paragraph: ${length(1)}`,
    ...[3, 50].map((count) => `${count} paragraphs: ${length(count)}`),
    `Between ${length(3).replace('–', ' and ')} here, and about ${Math.round(3 * mean(perParagraph) * mean(words))} on average.`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})
