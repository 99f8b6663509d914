import { buttonsIn } from '../controls'
import { doing } from '../mount'
import type { ToolUnderTest, Words } from '../tools'
import { traitsOf } from '../traits'

/** What's too wide for a card of this width, in each of its halves and in both directions. */
export async function overflowIn(container: HTMLElement, strings: Words, width: number): Promise<string[]> {
  const found: string[] = []
  container.style.inlineSize = `${width}px`
  await inEachHalf(container, strings, () => {
    for (const direction of ['ltr', 'rtl']) {
      container.dir = direction
      if (container.scrollWidth > width) found.push(`${direction}: ${container.scrollWidth} pixels in ${width}`)
      found.push(...stickingOut(container).map((html) => `${direction}, ${width} pixels: ${html}`))
    }
  })
  return found
}

/** Checks a card. If it is too narrow for its two halves, checks it with each of them. */
async function inEachHalf(container: Element, strings: Words, check: () => void): Promise<void> {
  const { inputPane, resultPane, views = {} } = strings
  const names = [inputPane, resultPane, ...Object.values(views)]
  const switches = buttonsIn(container).filter(({ textContent }) => names.includes(textContent))
  if (switches.length === 0) check()
  for (const half of switches) {
    await doing(() => half.click())
    check()
  }
}

/** Texts outside the card or cut off by it, except in scrolling regions and visually hidden ones. */
function stickingOut(container: Element): string[] {
  const room = container.getBoundingClientRect()
  return [...container.querySelectorAll('p, label, legend, button, dt, dd, summary, h2, h3, li')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      if (width <= 1 || element.closest('[tabindex="0"]:not(button)') || isInScroller(element)) return false
      return left < room.left - 1 || right > room.right + 1
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 300))
}

/** More views of a result than fit scroll sideways, and so does a list whose rows take the focus instead of its pane. */
function isInScroller(element: Element): boolean {
  const group = element.closest('fieldset, section[tabindex="-1"]:has(li [tabindex="0"])')
  return group !== null && getComputedStyle(group).overflowX === 'auto'
}

/** The example with each number as large as possible, and a word of 200 letters in each free text. */
export function longest({ id, engine: { example, evaluate, exampleContext } }: ToolUnderTest) {
  let record = example
  for (const [field, value] of Object.entries(example)) {
    if (typeof value !== 'string' || traitsOf(id).fieldsOfViews?.includes(field)) continue
    for (const text of ['W'.repeat(200), '999999999999', '99999999', '9999']) {
      const longer = { ...record, [field]: text }
      const result = evaluate(longer, { ...exampleContext })
      // An invalid document is an answer without anything to copy.
      if (!result.ok || (result.value as { readonly valid?: boolean }).valid === false) continue
      record = longer
      break
    }
  }
  return record
}
