import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { LanguageDetector } from '../../src/widgets/language-detector/language-detector'
import { statusIn } from '../controls'
import { noSideEffects } from '../no-side-effects'
import { until } from '../until'

noSideEffects()
afterEach(cleanup)

/** What is said of a text, aloud too. */
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
  it('knows more than the seven that are scored, by its model', async () => {
    expect(await detect('Wszyscy ludzie rodzą się wolni i równi pod względem swej godności i swych praw.')).toBe(
      'Polish, 100% of the text. Confidence: High.',
    )
    expect(screen.getByText(/knows 60 languages/)).toBeTruthy()
  })

  it('answers by its model within the seven that the spec scores, too', async () => {
    expect(await detect('Gostaria de reservar uma mesa para duas pessoas hoje à noite.')).toBe(
      'Portuguese, 100% of the text. Confidence: High.',
    )
    expect(screen.getByText(/knows 60 languages/)).toBeTruthy()
  })

  it('shows the score by common words and patterns as a detail, folded away', async () => {
    await detect('The train was late again and we had coffee at the station.')
    const summary = screen.getByText('Score by common words and letter patterns')
    const details = summary.closest('details')
    expect(details?.open).toBe(false)
    fireEvent.click(summary)
    expect(details?.open).toBe(true)
    const [first] = within(details as HTMLElement).getAllByRole('term')
    expect(first?.textContent).toBe('English')
    expect(within(details as HTMLElement).getByText(/of seven languages/)).toBeVisible()
  })

  it('says that a text is too short to tell', async () => {
    expect(await detect('Guten Tag')).toMatch(/^Not enough text to tell\./)
    expect(screen.getByText('Not enough text')).toBeTruthy()
    expect(screen.queryByText('Confidence')).toBeNull()
  })

  it('says Unknown, and how sure it is, of a text without letters', async () => {
    expect(await detect('123 !?')).toBe('No language that this tool knows fits.')
    expect(screen.getByText('Unknown')).toBeTruthy()
    expect(screen.getByText('Low')).toBeTruthy()
  })

  it('says that nothing fits', async () => {
    expect(await detect('ᐃᓄᐃᑦ ᐃᓄᐃᑦ ᐃᓄᐃᑦ ᐃᓄᐃᑦ ᐃᓄᐃᑦ ᐃᓄᐃᑦ')).toBe('No language that this tool knows fits.')
    expect(screen.getByText('Unknown')).toBeTruthy()
  })
})
