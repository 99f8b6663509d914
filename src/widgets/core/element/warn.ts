import type { Verdict } from '../base/tool-props'
import { namesIn } from './attributes'
import { isLocale } from './language'

const warned = new Set<string>()

function warnOnce(text: string): void {
  if (warned.has(text)) return
  warned.add(text)
  console.warn(text)
}

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
  const { theme, locale, currency } = Object.fromEntries(
    ['theme', 'locale', 'currency'].map((name) => [name, element.getAttribute(name)]),
  )
  if (theme && !['light', 'dark', 'auto'].includes(theme)) warn('theme', 'use light, dark or auto.')
  if (locale && !isLocale(locale)) warn('locale', 'use a language tag such as en-US or de.')
  if (currency && !/^[a-z]{3}$/i.test(currency)) warn('currency', 'use a code such as USD or EUR.')
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
