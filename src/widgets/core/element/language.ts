import { englishIn } from '../../../engine/core/numbers/locale'
import { languageOf } from './load-words'

/** The `locale` attribute, or the language of the surrounding page. Undefined is American English. */
export function localeOf(element: Element): string | undefined {
  const attribute = element.getAttribute('locale')
  if (attribute) return attribute
  let place: Element | null = element.closest('[lang]')
  for (let root = element.getRootNode(); !place && root instanceof ShadowRoot; root = root.host.getRootNode())
    place = root.host.closest('[lang]')
  const language = place?.getAttribute('lang')
  return language && language !== 'en' ? language : undefined
}

/** The locale of numbers, dates and units. Among English words, they're English as in the page's region. */
export function formatsOf(element: Element, hasOwnStrings: boolean): string | undefined {
  const locale = localeOf(element)
  return locale && (hasOwnStrings || languageOf(locale) ? locale : englishIn(locale))
}
