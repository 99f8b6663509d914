import { expect, it } from 'vitest'
import { page } from '../../../site/tools/plagiarism-detector/page'
import * as plagiarism from '../../../src/engine/plagiarism-detector/plagiarism-detector'
import { ask, missingFrom, n } from '../../site/page-text'

// Figures: the engine's limits, and its answer to the sample of two texts.
it('states figures that the engine calculates', () => {
  const { winnowing, simulation, limits } = plagiarism
  /** The length from which a shared passage is always found, in words. */
  const found = winnowing.gram + winnowing.window - 1
  const shared = ask(plagiarism, page.samples?.[0]?.value as Partial<plagiarism.Input>).comparison
  const sentences = [
    `${found} words or more: Found`,
    `${winnowing.gram} to ${found - 1} words: Sometimes found`,
    `Up to ${winnowing.gram - 1} words: Ignored`,
    `up to ${(simulation.below - 1) * limits.ofSimilarity} points for made-up sources, and is capped at ${limits.most}.`,
    `${shared?.sharedWords} of the ${shared?.wordCount} words are shared, so the overlap is ${n(100 * (shared?.share ?? 0), 0)}%.`,
    `${shared?.sharedWords} of ${shared?.otherWordCount}, or ${n(100 * (shared?.otherShare ?? 0), 0)}%.`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})
