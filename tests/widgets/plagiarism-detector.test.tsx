import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { example } from '../../src/engine/plagiarism-detector'
import {
  PlagiarismDetector,
  type PlagiarismDetectorProps,
} from '../../src/widgets/plagiarism-detector/plagiarism-detector'
import { noSideEffects } from '../no-side-effects'
import { until } from '../until'

noSideEffects()
afterEach(cleanup)

const onResult = vi.fn<NonNullable<PlagiarismDetectorProps['onResult']>>()

async function check(defaultValue: PlagiarismDetectorProps['defaultValue']): Promise<void> {
  onResult.mockClear()
  render(<PlagiarismDetector delay={0} defaultValue={defaultValue} onResult={onResult} />)
  fireEvent.click(screen.getByRole('button', { name: 'Check Plagiarism' }))
  await until(() => screen.getByRole('heading', { name: 'Potential sources' }))
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

  it('calls its sources simulated, links to none, and says that nothing was looked up', async () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      ;(array as Uint32Array).fill(2 ** 31)
      return array
    })
    await check({ text: example.text })
    expect(screen.getAllByText('Simulated example')).toHaveLength(4)
    expect(screen.getAllByText('15% similarity, drawn at random')).toHaveLength(4)
    expect(screen.queryAllByRole('link')).toEqual([])
    expect(screen.getByText(/^Nothing was looked up.* is in the score\.$/)).toBeTruthy()
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
