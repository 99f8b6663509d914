import type { ElementHandle, Locator, Page } from 'playwright'

// Whether a press that leaves an invalid field reaches its target. Uses real mouse and touch input, because a synthetic
// click can't miss.

const fields = 'input[type=text], textarea, [contenteditable=true]'
/** Buttons, chips, segments, checkboxes, steppers and collapsed sections. */
const targets = 'button, summary, label:has(> input[type=radio]), label:has(> input[type=checkbox])'

/** Text that's invalid in any field but valid in text tools. */
const invalid = '1..2x'

const isFree = (element: HTMLElement): boolean =>
  element.isConnected &&
  element.checkVisibility() &&
  !element.matches(':disabled, [readonly], [aria-readonly=true], :has(> input:disabled)')

/** The controls that are visible and enabled. */
async function free(places: Locator): Promise<ElementHandle<HTMLElement>[]> {
  const handles = (await places.elementHandles()) as ElementHandle<HTMLElement>[]
  const usable = await Promise.all(handles.map((handle) => handle.evaluate(isFree)))
  return handles.filter((_, at) => usable[at])
}

/** Presses with a finger, or with a mouse button held for two frames. False if the target was gone before the press. */
async function press(page: Page, target: ElementHandle<HTMLElement>, isTouch: boolean): Promise<boolean> {
  const place = await aimAt(target)
  if (!place) return false
  const [x, y] = place
  if (isTouch) {
    await page.touchscreen.tap(x, y)
    return true
  }
  await page.mouse.move(x, y)
  await page.mouse.down()
  await frames(page)
  await page.mouse.up()
  return true
}

/** The center of a target, scrolled to the middle of the window: at its lower edge, the answer bar may appear over it. */
async function aimAt(target: ElementHandle<HTMLElement>): Promise<[x: number, y: number] | undefined> {
  return target.evaluate(async (element) => {
    // Playwright's own scrolling throws if the element has been removed.
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const middle = () => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x + width / 2, y + height / 2] as [number, number]
    }
    const root = element.getRootNode() as Document | ShadowRoot
    const isCovered = () => element.isConnected && !element.contains(root.elementFromPoint(...middle()))
    // At the end of a page, the bar disappears a few frames after the answer has scrolled into view.
    for (let frame = 0; frame < 60 && isCovered(); frame++) await new Promise(requestAnimationFrame)
    return element.isConnected ? middle() : undefined
  })
}

/** Two frames, after which everything that a press moved has been painted. */
const frames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/**
 * For each pair of a field and a control, by their indexes, makes the field invalid and presses the control. Returns the
 * controls that the first press didn't click. `tool` is the root of the widget.
 */
export async function missedPresses(
  page: Page,
  tool: Locator,
  isTouch: boolean,
  pairs: (fields: number, targets: number) => readonly (readonly [field: number, target: number])[],
): Promise<{ readonly presses: number; readonly missed: readonly string[] }> {
  const count = async (places: string) => (await free(tool.locator(places))).length
  const missed: string[] = []
  let presses = 0
  for (const [fieldAt, targetAt] of pairs(await count(fields), await count(targets))) {
    const field = (await free(tool.locator(fields)))[fieldAt]
    const target = (await free(tool.locator(targets)))[targetAt]
    // An earlier press may have removed it.
    if (!field || !target) continue
    await field.fill(invalid)
    // The code editor scrolls to its cursor in the next frame.
    await frames(page)
    const name = await target.evaluate((element) => {
      element.addEventListener('click', () => element.setAttribute('data-clicked', ''), { once: true })
      return element.getAttribute('aria-label') ?? element.textContent ?? ''
    })
    // The edit may have removed or disabled it: without an answer, there's nothing to copy.
    if (!(await target.evaluate(isFree))) continue
    // On a busy machine, the answer to the edit may have removed it by now.
    if (!(await press(page, target, isTouch))) continue
    await frames(page)
    presses++
    // A button can't be clicked if it was disabled in the meantime, until there's a new answer.
    const isClicked = await target.evaluate((element) => element.matches('[data-clicked], :disabled'))
    if (!isClicked) missed.push(`${name}, after field ${fieldAt + 1}`)
  }
  return { presses, missed }
}

/** Each control once, each after a different field. */
export const each = (fields: number, targets: number) =>
  fields === 0 ? [] : Array.from({ length: targets }, (_, at) => [at % fields, at] as const)

/** Each control after each field. */
export const all = (fields: number, targets: number) =>
  Array.from({ length: fields * targets }, (_, at) => [Math.floor(at / targets), at % targets] as const)
