import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { LanguageDetector } from '../../../src/widgets/language-detector/language-detector'
import { statusIn } from '../../controls'
import { noSideEffects } from '../../no-side-effects'
import { onDesktop } from '../../screen-size'
import { until } from '../../until'

noSideEffects()
onDesktop()
afterEach(cleanup)

/** The announced answer. */
async function detect(text: string): Promise<string> {
  render(<LanguageDetector delay={0} defaultValue={{ text }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Detect Language' }))
  await until(() => expect(statusIn(document)).toBe('current'))
  return until(() => {
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(said.join('')).not.toBe('')
    return said.join('')
  })
}

describe('language-detector', () => {
  it('detects more than the seven scored languages, with its model', async () => {
    expect(await detect('Wszyscy ludzie rodzą się wolni i równi pod względem swej godności i swych praw.')).toBe(
      'Detected language: Polish. Polish: 100% of the text. Confidence: High.',
    )
    expect(screen.getByText(/in 60 languages/)).toBeTruthy()
  })

  it('uses its model for the seven scored languages too', async () => {
    expect(await detect('Gostaria de reservar uma mesa para duas pessoas hoje à noite.')).toBe(
      'Detected language: Portuguese. Portuguese: 100% of the text. Confidence: High.',
    )
    expect(screen.getByText(/in 60 languages/)).toBeTruthy()
  })

  it('shows the score by common words and patterns as a collapsed detail', async () => {
    await detect('The train was late again and we had coffee at the station.')
    const summary = screen.getByText('Score by common words and letter patterns')
    const details = summary.closest('details')
    expect(details?.open).toBe(false)
    fireEvent.click(summary)
    expect(details?.open).toBe(true)
    const [first] = within(details as HTMLElement).getAllByRole('term')
    expect(first?.textContent).toBe('English')
    expect(within(details as HTMLElement).getByText(/in seven languages/)).toBeVisible()
  })

  it('says if a text is too short', async () => {
    expect(await detect('Guten Tag')).toMatch(/^Detected language: Not enough text\. Not enough text to be sure\./)
    expect(screen.getByText('Not enough text')).toBeTruthy()
    expect(screen.queryByText('Confidence')).toBeNull()
  })

  it('names no language if several are equally likely', async () => {
    expect(await detect('a')).toBe(
      'Detected language: Not enough text. Not enough text to be sure. Add a sentence or two.',
    )
  })

  it('shows Unknown with its confidence for a text without letters', async () => {
    expect(await detect('123 !?')).toBe('Detected language: Unknown. This text doesn’t match any supported language.')
    expect(screen.getByText('Unknown')).toBeTruthy()
    expect(screen.getByText('Low')).toBeTruthy()
  })

  it('says if no language matches', async () => {
    expect(await detect('ᐃᓄᐃᑦ ᐃᓄᐃᑦ ᐃᓄᐃᑦ ᐃᓄᐃᑦ ᐃᓄᐃᑦ ᐃᓄᐃᑦ')).toBe(
      'Detected language: Unknown. This text doesn’t match any supported language.',
    )
    expect(screen.getByText('Unknown')).toBeTruthy()
  })
})
