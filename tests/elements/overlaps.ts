import { shadow } from './page'

/** The texts in an element that leave its card or cover another text. */
export function overlaps(element: Element): string[] {
  const card = element.getBoundingClientRect()
  const lines = linesIn(shadow(element))
  const outside = lines.filter(({ box }) => box.width > intersection(box, card).width + 1).map(({ text }) => text)
  const covered = lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => one.text !== other.text && doOverlap(one.box, other.box))
      .map((other) => `${one.text} / ${other.text}`),
  )
  return [...outside, ...covered]
}

/** The lines of text, without those that only screen readers get or that are part of a picture. */
function linesIn(root: ShadowRoot): readonly { readonly text: string; readonly box: DOMRect }[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const lines = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const parent = text.parentElement
    if (!parent?.checkVisibility() || parent.closest('svg, select, textarea, style')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const box of range.getClientRects()) lines.push({ text: text.data, box: visiblePart(box, parent) })
  }
  return lines
}

/** The part of a box that isn't clipped. Empty if it's hidden or in a bar that's over the card. */
function visiblePart(box: DOMRect, element: Element | null): DOMRect {
  if (!element) return box
  const { clipPath, overflowX, position } = getComputedStyle(element)
  if (clipPath !== 'none' || /sticky|fixed/.test(position)) return new DOMRect()
  return visiblePart(
    overflowX === 'visible' ? box : intersection(box, element.getBoundingClientRect()),
    element.parentElement,
  )
}

function intersection(one: DOMRect, other: DOMRect): DOMRect {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)]
  const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)]
  return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : new DOMRect()
}

/** More than lines of text that are set close. */
function doOverlap(one: DOMRect, other: DOMRect): boolean {
  const { width, height } = intersection(one, other)
  return width > 2 && height > 6
}
