import type { Locator, Page } from 'playwright'
import { painted } from './until'

// Whether a press that leaves an invalid field reaches its target. Uses real mouse and touch input, because a synthetic
// click can't miss.

/** Text that's invalid in any field but valid in text tools. */
const invalid = '1..2x'

type Pair = readonly [field: number, target: number]

/** What `watchPresses` adds to the page. There are thousands of presses, so each step is one call. */
interface Watch {
  /** The number of visible and enabled fields and controls. */
  count(): [fields: number, targets: number]
  /** Selects the text of a field. Returns the name of the control, or nothing if an earlier press has removed one of them. */
  begin(pair: Pair): string | undefined
  /** After the edit, the center of the control, or nothing if it can't be pressed: without an answer, there's nothing to copy. */
  aim(): Promise<[x: number, y: number] | undefined>
  /** What the press did. `late`: after `aim`, something moved the control or covered it, so the press began elsewhere. */
  end(): Promise<'clicked' | 'missed' | 'late'>
}

/** In the page. */
function watchPresses(tool: Element): void {
  const fields = 'input[type=text], textarea, [contenteditable=true]'
  /** Buttons, chips, segments, checkboxes, steppers and collapsed sections. */
  const targets = 'button, summary, label:has(> input[type=radio]), label:has(> input[type=checkbox])'
  const isFree = (element: HTMLElement) =>
    element.isConnected &&
    element.checkVisibility() &&
    !element.matches(':disabled, [readonly], [aria-readonly=true], :has(> input:disabled)')
  /** All that are free, those in the code editor's shadow root included. */
  const free = (places: string, root: ParentNode = tool): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
      ...(element.matches(places) && isFree(element) ? [element] : []),
      ...(element.shadowRoot ? free(places, element.shadowRoot) : []),
    ])
  const frames = async (count: number) => {
    for (; count > 0; count--) await new Promise(requestAnimationFrame)
  }
  const center = (element: HTMLElement): [x: number, y: number] => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }
  const isCovered = (element: HTMLElement) => {
    const root = element.getRootNode() as Document | ShadowRoot
    return !element.contains(root.elementFromPoint(...center(element)))
  }
  // The element itself, because the edit may change the positions in the lists.
  let target: HTMLElement
  let isClicked = false
  let isLate = false
  const onPointerDown = (event: Event) => {
    isLate = !event.composedPath().includes(target)
  }
  /** What came in between isn't clicked. A menu's choice would open another page. */
  const onClick = (event: Event) => {
    if (!isLate) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('pointerdown', onPointerDown, { capture: true })
  addEventListener('click', onClick, { capture: true })

  const steps: Watch = {
    count: () => [free(fields).length, free(targets).length],
    begin([fieldAt, targetAt]) {
      const field = free(fields)[fieldAt]
      const found = free(targets)[targetAt]
      if (!field || !found) return undefined
      target = found
      isClicked = false
      const clicked = () => {
        isClicked ||= target === found
      }
      target.addEventListener('click', clicked, { once: true })
      field.focus()
      if ('select' in field) (field as HTMLInputElement).select()
      else getSelection()?.selectAllChildren(field)
      return target.getAttribute('aria-label') ?? target.textContent ?? ''
    },
    async aim() {
      isLate = false
      // The code editor scrolls to its cursor in the frame after an edit.
      await frames(1)
      // To the middle of the window: at its lower edge, the answer bar may appear over it.
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      await frames(2)
      // At the end of a page, the bar disappears a few frames after the answer has scrolled into view.
      for (let count = 0; count < 60 && isFree(target) && isCovered(target); count++) await frames(1)
      return isFree(target) ? center(target) : undefined
    },
    async end() {
      // A button can't be clicked if it was disabled in the meantime, until there's a new answer.
      const hasWorked = () => isClicked || target.matches(':disabled')
      // What the press changed is there in the next frame. The click of a tap comes after the tap has been sent, on a busy
      // machine many frames later.
      for (let count = 0; count < 120 && (count === 0 || !(hasWorked() || isLate)); count++) await frames(1)
      return hasWorked() ? 'clicked' : isLate ? 'late' : 'missed'
    },
  }
  Object.assign(globalThis, { watch: steps })
}

/**
 * For each pair of a field and a control, by their indexes, makes the field invalid and presses the control. Returns the
 * controls that the first press didn't click. `tool` is the root of the widget.
 */
export async function missedPresses(
  page: Page,
  tool: Locator,
  isTouch: boolean,
  pairs: (fields: number, targets: number) => readonly Pair[],
): Promise<{ readonly presses: number; readonly missed: readonly string[] }> {
  await tool.evaluate(watchPresses)
  const step = <Name extends keyof Watch>(name: Name, ...args: Parameters<Watch[Name]>) =>
    page.evaluate(
      ([name, args]) =>
        (globalThis as unknown as { watch: Record<string, (...args: unknown[]) => unknown> }).watch[name]?.(...args),
      [name, args] as const,
    ) as Promise<Awaited<ReturnType<Watch[Name]>>>
  /** Aims again, as people do, if something came in between: the content of a menu, or an answer. */
  async function aimAndPress() {
    for (let aims = 1; ; aims++) {
      const place = await step('aim')
      if (!place) return undefined
      await press(page, place, isTouch)
      const ended = await step('end')
      if (ended !== 'late' || aims === 3) return ended
    }
  }
  const missed: string[] = []
  let presses = 0
  for (const pair of pairs(...(await step('count')))) {
    const name = await step('begin', pair)
    if (name === undefined) continue
    await page.keyboard.insertText(invalid)
    const ended = await aimAndPress()
    if (ended) presses++
    if (ended && ended !== 'clicked') missed.push(`${name}, after field ${pair[0] + 1}: ${ended}`)
  }
  return { presses, missed }
}

/** Presses with a finger, or with a mouse button held for two frames, in which everything that the press moves is painted. */
async function press(page: Page, [x, y]: readonly [x: number, y: number], isTouch: boolean): Promise<void> {
  if (isTouch) return page.touchscreen.tap(x, y)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await painted(page)
  await page.mouse.up()
}

/** Each control once, each after a different field. With another `turn`, each after another field than before. */
export const each =
  (turn = 0) =>
  (fields: number, targets: number): Pair[] =>
    fields === 0 ? [] : Array.from({ length: targets }, (_, at) => [(at + turn) % fields, at] as const)

/** Each control after each field. */
export const all = (fields: number, targets: number): Pair[] =>
  Array.from({ length: fields * targets }, (_, at) => [Math.floor(at / targets), at % targets] as const)
