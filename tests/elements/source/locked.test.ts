import { afterEach, expect, it } from 'vitest'
import { addersIn, controlsIn } from '../../controls'
import { loadEngine, type Tool } from '../../load-tool'
import { noSideEffects } from '../../no-side-effects'
import { until } from '../../until'
import { placed, pressableIn } from '../locks'
import { discard, openFolds, settle, shadow } from '../page'
import { load } from './load'

// What single tools don't offer while a field is locked. ../locks.ts tests every tool.

noSideEffects()
afterEach(discard)

async function loaded(id: string): Promise<Tool> {
  await load(id)
  return loadEngine(id)
}

it.each([
  ['box-shadow-generator', 'layers', '[role=slider]'],
  ['gradient-generator', 'stops', 'input[type=range]'],
])('the picture of %s offers nothing to drag', async (id, lock, handle) => {
  const isOffered = (element: Element) =>
    [...shadow(element).querySelectorAll<HTMLElement>(handle)].map((each) => each.matches(':enabled, [tabindex="0"]'))
  const tool = await loaded(id)
  const open = isOffered(await placed(tool))
  expect(open.length).toBeGreaterThan(0)
  expect(open).not.toContain(false)
  expect(isOffered(await placed(tool, { lock }))).toEqual(open.map(() => false))
})

it('the JSON editor doesn’t offer to format or repair a locked text', async () => {
  const tool = await loaded('json-editor')
  for (const [json, names] of [
    ['{"a":1}', ['Format', 'Minify', 'Sort keys']],
    ["{'a':1}", ['Repair']],
  ] as const) {
    const open = await placed(tool, { text: json })
    open.calculate()
    await until(() => expect([...pressableIn(open).keys()]).toEqual(expect.arrayContaining([...names])))
    const locked = await placed(tool, { text: json, lock: 'text' })
    locked.calculate()
    await until(() => expect(locked.result).toBeDefined())
    expect([...pressableIn(locked).keys()].filter((name) => (names as readonly string[]).includes(name))).toEqual([])
  }
})

it('the math solver’s history doesn’t change a locked expression', async () => {
  const tool = await loaded('math-solver')
  const element = await placed(tool, { expression: '1+1', lock: 'expression' })
  const equals = pressableIn(element).get('Calculate') ?? pressableIn(element).get('=')
  equals?.click()
  const entries = () => [...shadow(element).querySelectorAll<HTMLButtonElement>('ol button')]
  await until(() => expect(entries()).toHaveLength(1))
  expect(entries()[0]?.disabled).toBe(true)
})

it('a text pane takes no dropped text while it’s locked', async () => {
  const tool = await loaded('base64-tool')
  const element = await placed(tool, { lock: 'text' })
  const data = new DataTransfer()
  data.items.add(new File(['x'], 'x.txt', { type: 'text/plain' }))
  const pane = shadow(element).querySelector('textarea')?.parentElement
  const drop = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
  pane?.dispatchEvent(drop)
  await settle(element)
  // Otherwise the browser would open the file.
  expect(drop.defaultPrevented).toBe(true)
  expect(shadow(element).querySelector('textarea')).not.toBeNull()
})

it('the invoice generator’s signature can’t be drawn while it’s locked', async () => {
  const tool = await loaded('invoice-generator')
  for (const [lock, value] of [
    ['', '60,100 300,50'],
    ['signature-strokes', ''],
  ] as const) {
    const element = await placed(tool, { lock })
    await openFolds(element)
    const pad = shadow(element).querySelector('[data-inputs] svg[role]') ?? expect.unreachable()
    const { left, top, width, height } = pad.getBoundingClientRect()
    const point = (type: string, x: number, y: number) =>
      pad.dispatchEvent(
        new PointerEvent(type, { clientX: left + x * width, clientY: top + y * height, bubbles: true, composed: true }),
      )
    // Capture needs a pointer that's really there.
    pad.setPointerCapture = () => {}
    point('pointerdown', 0.1, 0.5)
    point('pointermove', 0.5, 0.25)
    point('pointerup', 0.5, 0.25)
    await settle(element)
    expect([lock, element.value.signatureStrokes]).toEqual([lock, value])
    discard()
  }
})

it('the bill splitter’s persons and items can’t be changed while they’re locked', async () => {
  const tool = await loaded('bill-splitter')
  for (const [split, field, rows] of [
    ['shares', 'persons', '[{"name":"Ada","weight":"2"}]'],
    ['items', 'items', '[{"name":"Tea","price":"3"}]'],
  ] as const) {
    const enabled = async (attributes: Record<string, string>) => {
      const element = await placed(tool, { split, [field]: rows, ...attributes })
      const controls = [...controlsIn(shadow(element)), ...addersIn(shadow(element))]
      return controls.filter((control) => !control.matches(':disabled')).length
    }
    // The fields of a row, and the button that adds one.
    expect((await enabled({})) - (await enabled({ lock: field }))).toBeGreaterThan(2)
  }
})
