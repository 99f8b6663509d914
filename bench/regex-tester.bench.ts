import type { Row, Sample } from './measure'
import { prose } from './prose'

export const title = 'Regex tester with 100,000 matches'
/** Must be built first. */
export const widget = 'regex-tester'
export const notes = () => [
  'Time from editing the pattern until highlights and list are painted, on a fresh page. Pegboard’s time includes its 300 ms',
  'debounce and starting a worker. Naive: `matchAll`, with a `<mark>` and an `<li>` for each match.',
]

const pattern = String.raw`\w+`

/** 100,000 words. */
function input(): string {
  const text = prose('English prose', 1e6)
  let end = 0
  let count = 0
  for (const { index, 0: match } of text.matchAll(/\w+/g)) {
    if (++count > 1e5) break
    end = index + match.length
  }
  return text.slice(0, end)
}

export const rows: Row<string>[] = [
  {
    name: `/${pattern}/g in 100,000 words`,
    only: 'Chromium',
    minLimit: 60_000,
    input,
    contenders: { ours, naive },
  },
]

const pane = 'max-height: 17em; overflow: auto; white-space: pre-wrap'

async function ours(text: string): Promise<Sample> {
  const element = document.createElement('pegboard-regex-tester') as HTMLElement & { value: object }
  document.body.append(element)
  element.value = { pattern: '', flags: 'g', text }
  const root = element.shadowRoot as ShadowRoot
  await settled()
  const field = root.querySelector('input') as HTMLInputElement
  const sample = await painted(
    () => type(field, pattern),
    () => root.querySelector('mark') !== null && root.querySelector('li') !== null,
  )
  const [count = ''] = root.textContent?.match(/[\d,]+(?= matches found)/) ?? []
  return { ...sample, figures: { matches: Number(count.replaceAll(',', '')) } }
}

async function naive(text: string): Promise<Sample> {
  document.body.innerHTML = `<input><textarea rows="6" cols="80"></textarea>
    <div style="${pane}"></div><ol style="${pane}"></ol>`
  const [field, area, view, list] = document.body.children as unknown as [
    HTMLInputElement,
    HTMLTextAreaElement,
    HTMLElement,
    HTMLElement,
  ]
  area.value = text
  field.oninput = () => {
    const marked = document.createDocumentFragment()
    const items = document.createDocumentFragment()
    let done = 0
    for (const { 0: match, index } of text.matchAll(new RegExp(field.value, 'g'))) {
      const mark = document.createElement('mark')
      mark.textContent = match
      marked.append(text.slice(done, index), mark)
      done = index + match.length
      const item = document.createElement('li')
      item.textContent = `${match} ${index}–${done}`
      items.append(item)
    }
    marked.append(text.slice(done))
    view.replaceChildren(marked)
    list.replaceChildren(items)
  }
  await settled()
  const sample = await painted(
    () => type(field, pattern),
    () => list.childElementCount > 0,
  )
  return { ...sample, figures: { matches: list.childElementCount } }
}

/** Simulates typing. Frameworks read `value` when the event is dispatched. */
function type(field: HTMLInputElement, text: string): void {
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: text }))
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 1000))

/** The time until `done` and painted, and the longest time the main thread was blocked, with a precision of 4 ms. */
function painted(act: () => void, done: () => boolean): Promise<{ ms: number; block: number }> {
  return new Promise((resolve) => {
    const start = performance.now()
    let last = start
    let block = 0
    let frame: 'none' | 'requested' | 'painted' = 'none'
    const turn = () => {
      const now = performance.now()
      block = Math.max(block, now - last)
      last = now
      if (frame === 'painted') return resolve({ ms: now - start, block })
      if (frame === 'none' && done()) {
        frame = 'requested'
        requestAnimationFrame(() => {
          frame = 'painted'
        })
      }
      setTimeout(turn)
    }
    act()
    setTimeout(turn)
  })
}
