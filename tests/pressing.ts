import type { ElementHandle, Locator, Page } from 'playwright'

// Whether a press arrives at what it aimed at while it leaves an invalid field: with a real mouse and a real finger,
// because a click that a test makes by itself cannot miss.

const fields = 'input[type=text], textarea'
/** Buttons, chips, segments, checkboxes, steppers, and what unfolds. */
const targets = 'button, summary, label:has(> input[type=radio]), label:has(> input[type=checkbox])'

/** Text that no field can read, and that no text tool minds. */
const invalid = '1..2x'

const isFree = (element: HTMLElement): boolean =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled, [readonly], :has(> input:disabled)')

/** Those that a person can see and use now. */
async function free(places: Locator): Promise<ElementHandle<HTMLElement>[]> {
  const handles = (await places.elementHandles()) as ElementHandle<HTMLElement>[]
  const usable = await Promise.all(handles.map((handle) => handle.evaluate(isFree)))
  return handles.filter((_, at) => usable[at])
}

/** Presses with what the page's visitor has: a finger, or a mouse that is held for two frames. */
async function press(page: Page, target: ElementHandle<HTMLElement>, isTouch: boolean): Promise<void> {
  const [x, y] = await aimAt(target)
  if (isTouch) {
    await page.touchscreen.tap(x, y)
    return
  }
  await page.mouse.move(x, y)
  await page.mouse.down()
  await frames(page)
  await page.mouse.up()
}

/** The middle of a target. Where Undo or the answer bar covers it, a person scrolls on until they see it. */
async function aimAt(target: ElementHandle<HTMLElement>): Promise<[x: number, y: number]> {
  await target.scrollIntoViewIfNeeded()
  return target.evaluate(async (element) => {
    const middle = () => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x + width / 2, y + height / 2] as [number, number]
    }
    const root = element.getRootNode() as Document | ShadowRoot
    const isCovered = () => !element.contains(root.elementFromPoint(...middle()))
    if (isCovered()) element.scrollIntoView({ block: 'center' })
    // The bar disappears a few frames after the answer has scrolled into view.
    for (let frame = 0; frame < 60 && isCovered(); frame++) await new Promise(requestAnimationFrame)
    return middle()
  })
}

/** Two frames: what a press has moved is drawn. */
const frames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/**
 * Makes the field at one place invalid and presses the control at another, for each pair of places in their lists: names
 * those that got no click at the first press. `tool` is the root of the widget.
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
    // An earlier press may have taken it away.
    if (!field || !target) continue
    await field.fill(invalid)
    const name = await target.evaluate((element) => {
      element.addEventListener('click', () => element.setAttribute('data-clicked', ''), { once: true })
      return element.getAttribute('aria-label') ?? element.textContent ?? ''
    })
    // The edit itself may have taken it away, or switched it off: what is copied has to be an answer.
    if (!(await target.evaluate(isFree))) continue
    await press(page, target, isTouch)
    await frames(page)
    presses++
    // A button that was switched off meanwhile, because its answer is being made again, cannot be clicked.
    const isClicked = await target.evaluate((element) => element.matches('[data-clicked], :disabled'))
    if (!isClicked) missed.push(`${name}, after field ${fieldAt + 1}`)
  }
  return { presses, missed }
}

/** Each control once, each time after another field. */
export const each = (fields: number, targets: number) =>
  fields === 0 ? [] : Array.from({ length: targets }, (_, at) => [at % fields, at] as const)

/** Each control after each field. */
export const all = (fields: number, targets: number) =>
  Array.from({ length: fields * targets }, (_, at) => [Math.floor(at / targets), at % targets] as const)
