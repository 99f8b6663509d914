import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { example } from '../../../src/engine/plagiarism-detector/plagiarism-detector'
import {
  PlagiarismDetector,
  type PlagiarismDetectorProps,
} from '../../../src/widgets/plagiarism-detector/plagiarism-detector'
import { statusIn } from '../../controls'
import { noSideEffects } from '../../no-side-effects'
import { megabyte, sized } from '../../scale'
import { onDesktop } from '../../screen-size'
import { until } from '../../until'

noSideEffects()
onDesktop()
afterEach(cleanup)

const onResult = vi.fn<NonNullable<PlagiarismDetectorProps['onResult']>>()

async function check(defaultValue: PlagiarismDetectorProps['defaultValue']): Promise<void> {
  onResult.mockClear()
  render(<PlagiarismDetector delay={0} defaultValue={defaultValue} onResult={onResult} />)
  fireEvent.click(screen.getByRole('button', { name: 'Check Plagiarism' }))
  await until(() => expect(statusIn(document)).toBe('current'))
}

describe('plagiarism-detector', () => {
  it('shows shared passages side by side, as written in each text', async () => {
    await check(example)
    const shared = within(screen.getByRole('region', { name: 'Shared by both texts' }))
    // 36 of 70 words, and 36 of 48.
    const sentence = '51.4% of the text to check, 75% of the other: 36 words in 2 passages.'
    expect(shared.getByText(sentence)).toBeTruthy()
    const passage = 'a gap the size of a compact disc is enough to let them through'
    expect(shared.getAllByText(passage)).toHaveLength(2)
  })

  it('says if nothing is shared, and nothing without a second text', async () => {
    await check({ text: example.text, other: 'Something else altogether.' })
    expect(screen.getByText('No shared passages found. The texts have no eight words in a row in common.')).toBeTruthy()
    cleanup()
    await check({ text: example.text })
    expect(screen.queryByText('Shared by both texts')).toBeNull()
  })

  it('puts the measured overlap first and the style score second, or alone for one text', async () => {
    await check(example)
    const figures = () => screen.getAllByRole('term').map(({ textContent }) => textContent)
    expect(figures().slice(0, 4)).toEqual(['Overlap', 'Only in this text', 'Of the other text', 'Words'])
    cleanup()
    await check({ text: example.text })
    expect(figures().slice(0, 2)).toEqual(['Style score', 'Originality score'])
  })

  it('judges two texts by what they share and labels the figures based on style only', async () => {
    await check(example)
    // 36 of 70 words.
    const sentence = '51.4% of the text to check also appears in the other text. The style score doesn’t include this.'
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0)
    const style = screen.getByText('Style of the text to check').nextElementSibling as HTMLElement
    const figures = within(style).getAllByRole('term')
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      'Style score',
      'Originality score',
      'Risk level',
      'Confidence',
    ])
  })

  it('rounds the two scores so that they add up to 100%', async () => {
    // 15.75 and 84.25, both rounded up, would be 100.1.
    await check({ text: 'word '.repeat(3000) })
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(figures.slice(0, 2)).toEqual(['15.8%', '84.2%'])
  })

  it('gives the same answer for the same text', async () => {
    await check({ text: example.text })
    const first = onResult.mock.lastCall?.[0]
    cleanup()
    await check({ text: example.text })
    expect(onResult.mock.lastCall?.[0]).toEqual(first)
  })

  it('labels its sources as simulated, without links, and says that nothing was looked up', async () => {
    await check({ text: example.text })
    expect(screen.getAllByText('Simulated example').length).toBeGreaterThan(0)
    expect(screen.getAllByText(/^\d\d% similarity \(made up\)$/).length).toBeGreaterThan(0)
    expect(screen.queryAllByRole('link')).toEqual([])
    expect(screen.getByText(/^Nothing was looked up.*toward the style score\.$/)).toBeTruthy()
  })

  it('compares two long texts', sized, async () => {
    const sentences = megabyte / 50
    const words = 10 * sentences
    const sentence = 'One two three four five six seven eight nine ten. '
    await check({ text: sentence.repeat(sentences), other: `Here: ${sentence.repeat(sentences)}` })
    expect(onResult.mock.lastCall?.[0]).toMatchObject({
      ok: true,
      value: { wordCount: words, comparison: { share: 1, wordCount: words, otherWordCount: words + 1 } },
    })
  })
})
