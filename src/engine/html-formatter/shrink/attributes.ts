import { minifyCss } from '../code/css'
import { cssTokens } from '../code/css-tokens'
import { type Element, isHtmlElement } from '../parse'
import type { Rules } from '../rules'
import { isBoolean, isEmptyAttribute, isRedundant } from './attribute-lists'
import type { Edit } from './edits'

const blank = /[ \t\n\f]/

/** Shorter forms of an element's attributes. Nothing is removed where the rest would no longer be read as before. */
export function attributeEdits(html: string, element: Element, rules: Rules): Edit[] {
  const places = Object.values(element.sourceCodeLocation?.attrs ?? {})
  if (places.length === 0) return []
  const values = new Map(element.attrs.map(({ name, value }) => [name, value]))
  return places.flatMap(({ startOffset: from, endOffset: to }): Edit[] => {
    const [, name = '', raw] = /^([^=]*?)(?:[ \t\n\f]*=[ \t\n\f]*([\s\S]*))?$/.exec(html.slice(from, to)) ?? []
    const follower = html.charAt(to)
    // After `a="b"c`, another attribute starts, and after `/`, an unquoted value would go on.
    if (!name || !(blank.test(follower) || follower === '>')) return []
    const key = name.toLowerCase()
    const value = values.get(key)
    const edit = (text: string, rule: Edit['rule']): Edit[] => [{ from, to, text, rule }]
    if (isHtmlElement(element) && value !== undefined) {
      const rule = removalOf(element.tagName, key, value, values, rules)
      if (rule) return [{ from: spaceBefore(html, from), to, text: '', rule }]
      if (rules.booleans && raw !== undefined && isBoolean(element.tagName, key)) return edit(name, 'booleans')
      const style = rules.css && key === 'style' ? shorterStyle(value) : undefined
      // A reference such as &quot; would have to be written again.
      if (style !== undefined && raw && !raw.includes('&') && /^["']/.test(raw)) {
        const quote = raw.charAt(0)
        return style.includes(quote)
          ? []
          : edit(`${name}=${rules.quotes ? unquoted(quote + style + quote) : quote + style + quote}`, 'css')
      }
    }
    if (!rules.quotes || !raw || !/^["']/.test(raw)) return []
    if (raw.length === 2) return edit(name, 'quotes')
    const bare = unquoted(raw)
    return bare === raw ? [] : edit(`${name}=${bare}`, 'quotes')
  })
}

function removalOf(
  element: string,
  attribute: string,
  value: string,
  all: ReadonlyMap<string, string>,
  rules: Rules,
): 'redundant' | 'empty' | undefined {
  if (rules.redundant && isRedundant(element, attribute, value, all)) return 'redundant'
  return rules.empty && isEmptyAttribute(attribute, value) ? 'empty' : undefined
}

function spaceBefore(html: string, from: number): number {
  let at = from
  while (blank.test(html.charAt(at - 1))) at--
  return at
}

/** Without quotes, if the value may be (HTML Standard, 13.1.2.3). A template's {{ tag }} may become anything. */
function unquoted(quoted: string): string {
  const inner = quoted.slice(1, -1)
  return /^[^ \t\n\f\r"'=<>`{]+$/.test(inner) ? inner : quoted
}

/** Shorter declarations, or undefined if they aren't shorter, or can't be read. */
function shorterStyle(style: string): string | undefined {
  try {
    cssTokens(style)
    const short = minifyCss(style).replace(/;+$/, '')
    return short.length < style.length && short !== '' ? short : undefined
  } catch {
    return undefined
  }
}
