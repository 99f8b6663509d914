import { canonicalTag } from '../../../engine/core/numbers/locale'
import type { Verdict } from '../base/tool-props'
import { isCurrency } from '../format/format'
import { namesIn } from './attributes'

const warned = new Set<string>()

function warnOnce(text: string): void {
  if (warned.has(text)) return
  warned.add(text)
  console.warn(text)
}

const rules: readonly (readonly [name: string, isRight: (text: string) => boolean, advice: string])[] = [
  ['theme', (text) => /^(light|dark|auto)$/.test(text), 'use light, dark or auto.'],
  ['locale', (text) => canonicalTag(text, '') !== '', 'use a language tag such as en-US or de.'],
  ['currency', isCurrency, 'use a code such as USD or EUR.'],
]

/**
 * Warns of a wrong value of an attribute, of which nothing else would tell. `fields` are those that the user hasn't
 * changed, by attribute.
 */
export function warnOfAttributes(
  element: Element,
  all: readonly string[],
  fields: ReadonlyMap<string, string>,
  verdict: Verdict,
): void {
  const warn = (name: string, reason: string) =>
    warnOnce(`<${element.localName} ${name}="${(element.getAttribute(name) ?? '').slice(0, 40)}">: ${reason}`)
  for (const [name, isRight, advice] of rules) {
    const text = element.getAttribute(name)
    if (text && !isRight(text)) warn(name, advice)
  }
  for (const name of ['hide', 'lock'])
    for (const field of namesIn(element.getAttribute(name)))
      if (!all.includes(field)) warn(name, `there’s no field called ${field}.`)
  const hidden = namesIn(element.getAttribute('hide'))
  for (const issue of verdict.issues) {
    const [name = ''] = issue.field?.split('.') ?? []
    // Nobody could fill it in, or see its error.
    if (hidden.includes(name)) warn('hide', `${name} needs a value. ${verdict.sentenceOf(issue)}`)
    const [attribute] = [...fields].find(([, field]) => field === name) ?? []
    if (attribute && element.getAttribute(attribute)) warn(attribute, verdict.sentenceOf(issue))
  }
}
