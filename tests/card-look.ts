/** The colors of a card and its edge in each theme. */
export const cardLook = {
  light: {
    color: 'rgb(29, 27, 24)',
    background: 'rgb(255, 253, 250)',
    edge: 'color(srgb 0.113725 0.105882 0.0941176 / 0.1)',
  },
  dark: {
    color: 'rgb(244, 239, 230)',
    background: 'rgb(29, 27, 24)',
    edge: 'color(srgb 0.956863 0.937255 0.901961 / 0.1)',
  },
}

/**
 * The text color, form background and edge of the first card within a selector. A function for
 * `page.evaluate`, so it can't use anything outside.
 */
export function lookOfCard(within: string) {
  const card = document.querySelector(`${within} [role=group] > * > *`) as Element
  const form = card.querySelector('[data-inputs]')
  const { color, backgroundColor, boxShadow } = getComputedStyle(card)
  const own = form && getComputedStyle(form).backgroundColor
  const background = own && own !== 'rgba(0, 0, 0, 0)' ? own : backgroundColor
  return { color, background, edge: boxShadow.split(' 0px 0px 0px 1px')[0] }
}
