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
