import { render, screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RegexTester, type RegexTesterProps } from '../../../src/widgets/regex-tester/regex-tester'
import { strings } from '../../../src/widgets/regex-tester/regex-tester.strings'
import { statusIn } from '../../controls'
import { until } from '../../until'

export const hostile = { pattern: '(a+)+$', text: `${'a'.repeat(40)}b` }
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
export const button = (name: string) => screen.getByRole('button', { name })
export const items = () => within(screen.getByRole('region', { name: 'Matches' })).getAllByRole('listitem')
export const marks = () => [...screen.getByRole('region', { name: strings.highlights }).querySelectorAll('mark')]
/** For the pattern and text in the fields, not the example. */
export const headline = (words: string) =>
  until(() => {
    expect(statusIn(document)).toBe('current')
    return screen.getByText(words, { selector: 'p:not([role])' })
  })

export const show = (value: RegexTesterProps['defaultValue'], props: RegexTesterProps = {}) =>
  render(<RegexTester defaultValue={value} {...props} />)

/** The texts in an element, one by one. */
export function textsIn(element: Element | undefined): string[] {
  if (!element) return []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '')
  return texts.filter(Boolean)
}

/** Enters a long text at once instead of typing it. */
export const write = (name: string, text: string) => userEvent.fill(field(name), text)
