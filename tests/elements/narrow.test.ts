import { beforeAll, describe, expect, it } from 'vitest'
import { noSideEffects } from '../no-side-effects'
import { tools } from '../tools'
import { attributesOf, create, discard, example, settle, shadow, shown } from './page'

// The embeds 240 px wide, as in the sidebar of a blog. Needs `npm run build:embed`.

noSideEffects()

describe.each(tools)('<pegboard-$id>, 240 px wide', (tool) => {
  beforeAll(() => import(/* @vite-ignore */ `/dist/embed/${tool.id}.js`))

  it('has no text that covers other text or leaves the card', async () => {
    const element = await shown(create(tool, attributesOf(tool)))
    element.style.width = '240px'
    element.calculate()
    await example(element)
    await settle(element)
    const card = element.getBoundingClientRect()
    const lines = linesIn(shadow(element))
    const outside = lines.filter(({ box }) => box.width > intersection(box, card).width + 1)
    const covered = lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .flatMap((other) =>
          one.text !== other.text && doOverlap(one.box, other.box) ? `${one.text} / ${other.text}` : [],
        ),
    )
    expect([...outside.map(({ text }) => text), ...covered]).toEqual([])
    discard()
  })
})

it('has the buttons above a text at the end of their lines', async () => {
  const tool = tools.find(({ id }) => id === 'text-counter')
  if (!tool) return
  await import(/* @vite-ignore */ `/dist/embed/${tool.id}.js`)
  const element = await shown(create(tool))
  element.style.width = '280px'
  await settle(element)
  const buttons = [...shadow(element).querySelectorAll('button')]
  const ends = ['Paste', 'Clear'].map(
    (label) => buttons.find(({ textContent }) => textContent === label)?.getBoundingClientRect().right ?? 0,
  )
  expect(ends[0]).toBeCloseTo(ends[1] ?? 0, 0)
  discard()
})

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
