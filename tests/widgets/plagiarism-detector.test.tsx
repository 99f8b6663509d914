import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { example } from '../../src/engine/plagiarism-detector'
import {
  PlagiarismDetector,
  type PlagiarismDetectorProps,
} from '../../src/widgets/plagiarism-detector/plagiarism-detector'
import { statusIn } from '../controls'
import { noSideEffects } from '../no-side-effects'
import { until } from '../until'

noSideEffects()
afterEach(cleanup)

const onResult = vi.fn<NonNullable<PlagiarismDetectorProps['onResult']>>()

async function check(defaultValue: PlagiarismDetectorProps['defaultValue']): Promise<void> {
  onResult.mockClear()
  render(<PlagiarismDetector delay={0} defaultValue={defaultValue} onResult={onResult} />)
  fireEvent.click(screen.getByRole('button', { name: 'Check Plagiarism' }))
  await until(() => expect(statusIn(document)).toBe('current'))
}

describe('plagiarism-detector', () => {
  it('shows what two texts share side by side, as each has it', async () => {
    await check(example)
    const shared = within(screen.getByRole('region', { name: 'Shared with the second text' }))
    // 9 of 17 words, and 9 of 18.
    expect(shared.getByText('52.9% of the first text, 50% of the second: 9 words in 1 passage.')).toBeTruthy()
    expect(shared.getAllByText('the quick brown fox jumps over the lazy dog')).toHaveLength(2)
  })

  it('says so where they share nothing, and nothing where there is no second text', async () => {
    await check({ text: example.text, other: 'Something else altogether.' })
    expect(
      screen.getByText('No shared passage was found. The two texts have no eight words in a row in common.'),
    ).toBeTruthy()
    cleanup()
    await check({ text: example.text })
    expect(screen.queryByText('Shared with the second text')).toBeNull()
  })

  it('puts the measured overlap first, the style score second, and the style score alone for one text', async () => {
    await check(example)
    const figures = () => screen.getAllByRole('term').map(({ textContent }) => textContent)
    expect(figures().slice(0, 4)).toEqual([
      'Overlap with the second text',
      'Only in the first text',
      'Overlap, as a share of the second text',
      'Style score',
    ])
    cleanup()
    await check({ text: example.text })
    expect(figures().slice(0, 2)).toEqual(['Style score', 'Originality score'])
  })

  it('judges by what two texts share, and says which figures are of style alone', async () => {
    await check(example)
    // 9 of 17 words.
    const sentence = "52.9% of the words are also in the second text. The style score doesn't count the comparison."
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0)
    const figures = screen.getAllByRole('term').map(({ textContent }) => textContent)
    expect(figures).not.toContain('Risk level')
    expect(figures.slice(3, 6)).toEqual([
      'Style score',
      'Originality, judged by style alone',
      'Risk level, judged by style alone',
    ])
  })

  it('gives the same text the same answer again', async () => {
    await check({ text: example.text })
    const first = onResult.mock.lastCall?.[0]
    cleanup()
    await check({ text: example.text })
    expect(onResult.mock.lastCall?.[0]).toEqual(first)
  })

  it('calls its sources simulated, links to none, and says that nothing was looked up', async () => {
    await check({ text: example.text })
    expect(screen.getAllByText('Simulated example').length).toBeGreaterThan(0)
    expect(screen.getAllByText(/^\d\d% similarity, made up$/).length).toBeGreaterThan(0)
    expect(screen.queryAllByRole('link')).toEqual([])
    expect(screen.getByText(/^Nothing was looked up.* of the style score\.$/)).toBeTruthy()
  })

  it('compares two texts of a megabyte', async () => {
    const sentence = 'One two three four five six seven eight nine ten. '
    await check({ text: sentence.repeat(20_000), other: `Here: ${sentence.repeat(20_000)}` })
    expect(onResult.mock.lastCall?.[0]).toMatchObject({
      ok: true,
      value: { wordCount: 200_000, comparison: { share: 1, wordCount: 200_000, otherWordCount: 200_001 } },
    })
  })
})
