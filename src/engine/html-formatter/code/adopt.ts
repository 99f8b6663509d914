import { childrenOf, type Document, type Element, isHtmlElement, walk } from '../parse'
import { isSameCss } from './css'
import { languageOf } from './language'

/** What the code of a document became, by its text. The same code can be indented differently. */
export type Expected = ReadonlyMap<string, readonly NewCode[]>

export interface NewCode {
  readonly text: string
  readonly fixed: ReadonlySet<number>
}

/**
 * Gives the code of the original document the text that it has in the result, if that's what it was rewritten to, and
 * style attributes the same declarations. What's different then is a difference.
 */
export function adoptCode(before: Document, after: Document, expected: Expected): void {
  const others = elementsIn(after)
  for (const element of elementsIn(before)) {
    const other = others.next().value
    if (other?.tagName !== element.tagName) return
    if (languageOf(element.tagName, element.attrs)) adoptText(element, other, expected)
    const [style, short] = [element, other].map(({ attrs }) => attrs.find(({ name }) => name === 'style'))
    if (style && short && style.value !== short.value && isSameStyle(style.value, short.value))
      style.value = short.value
  }
}

function adoptText(element: Element, other: Element, expected: Expected): void {
  const [child] = childrenOf(element)
  const [changed] = childrenOf(other)
  if (!child || !('value' in child)) return
  const value = changed && 'value' in changed ? changed.value : ''
  if (value === child.value || !expected.get(child.value)?.some((code) => isIndented(code, value))) return
  if (changed) child.value = value
  else element.childNodes = []
}

function* elementsIn(document: Document): Generator<Element, undefined> {
  for (const node of walk(document)) if (isHtmlElement(node)) yield node
}

function isSameStyle(one: string, other: string): boolean {
  try {
    return isSameCss(`a{${one}}`, `a{${other}}`)
  } catch {
    return false
  }
}

/** Whether a text is the code with other whitespace before its lines, except where that's part of the code. */
function isIndented({ text, fixed }: NewCode, value: string): boolean {
  if (value === text) return true
  const lines = value.split('\n')
  if (lines.shift() !== '' || lines.pop()?.trim() !== '') return false
  const codes = text.split('\n')
  return (
    codes.length === lines.length &&
    codes.every((code, at) => (fixed.has(at) ? code === lines[at] : code.trimStart() === lines[at]?.trimStart()))
  )
}
