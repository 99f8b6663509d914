/** The elements that Tab should reach, in page order: one of each group of radio buttons or tabs. */
export function stopsIn(root: Element): Element[] {
  const candidates = [
    ...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ]
  return candidates.filter((element) => {
    if (element.matches(':disabled, [tabindex="-1"], [type=radio]:not(:checked)') || element.closest('[inert]'))
      return false
    return element.checkVisibility()
  })
}

/** The stops that are too small for a finger: less than 24 pixels wide or high. */
export const smallTargetsIn = (root: Element): string[] =>
  stopsIn(root)
    .filter((element) => {
      if (!element.matches('button, input, select, textarea, summary, a')) return false
      const { width, height } = targetOf(element).getBoundingClientRect()
      return width < 24 || height < 24
    })
    .map(({ outerHTML }) => outerHTML)

/** The part of a control that a finger touches. */
const targetOf = (element: Element) =>
  element.matches('[type=radio], [type=checkbox]') ? (element.closest('label') ?? element) : element
