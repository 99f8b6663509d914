/** The colors and the border of a card in LOOK.md. */
export const cardLook = {
  light: { color: 'rgb(29, 27, 24)', background: 'rgb(255, 253, 249)', border: '1px solid rgb(221, 213, 200)' },
  dark: { color: 'rgb(244, 239, 230)', background: 'rgb(31, 29, 26)', border: '1px solid rgb(58, 54, 47)' },
}

/** How the first card within a selector looks: a function for `page.evaluate`, which knows nothing outside itself. */
export function lookOfCard(within: string) {
  const card = document.querySelector(`${within} [role=group] > * > *`) as Element
  const { color, backgroundColor, borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(card)
  return { color, background: backgroundColor, border: `${borderTopWidth} ${borderTopStyle} ${borderTopColor}` }
}
