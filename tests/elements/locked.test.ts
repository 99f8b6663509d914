import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { kebab } from '../../src/widgets/core/element/attributes'
import { noSideEffects } from '../no-side-effects'
import { type ToolUnderTest, tools } from '../tools'
import { until } from '../until'
import { attributesOf, create, discard, type PegboardElement, settle, shadow, shown } from './page'

// Fields locked by the page: buttons that would change them are disabled or absent.

noSideEffects()
afterEach(discard)

const load = (id: string) => import(`../../src/widgets/${id}/${id}.element.ts`)
const lockOf = ({ engine }: ToolUnderTest) => Object.keys(engine.initial).map(kebab).join(' ')

async function placed(tool: ToolUnderTest, attributes: Record<string, string> = {}): Promise<PegboardElement> {
  const element = await shown(create(tool, { ...attributesOf(tool), ...attributes }))
  await settle(element)
  return element
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent ?? ''
/** By name. Without those of the answer and those that open a browser's dialog. */
function pressableIn(element: Element): Map<string, HTMLButtonElement> {
  const buttons = [...shadow(element).querySelectorAll<HTMLButtonElement>('button:enabled')]
  const own = buttons.filter((button) => !button.closest('[part=answer]') && button.checkVisibility())
  return new Map(own.map((button) => [nameOf(button), button]))
}

describe.each(tools)('<pegboard-$id>, locked', (tool) => {
  beforeAll(() => load(tool.id))

  it('has no enabled button that would change a field', async () => {
    const names = [...pressableIn(await placed(tool, { lock: lockOf(tool) })).keys()]
    discard()
    for (const name of names) {
      const open = await placed(tool)
      const before = open.value
      pressableIn(open).get(name)?.click()
      await settle(open)
      expect([name, open.value]).toEqual([name, before])
      discard()
    }
  })

  it('offers no files, no pasting and, after a press, no Undo', async () => {
    const element = await placed(tool, { lock: lockOf(tool) })
    // Reading an image changes no field.
    const pressable = () => [...pressableIn(element)].filter(([name]) => name !== 'Read')
    for (const [, button] of pressable()) button.click()
    await settle(element)
    expect(pressable().filter(([name]) => /^(choose|undo|.*\bpaste\b)/i.test(name))).toEqual([])
  })
})

it.each([
  ['box-shadow-generator', 'layers', '[role=slider]'],
  ['gradient-generator', 'stops', 'input[type=range]'],
])('the picture of %s offers nothing to drag', async (id, lock, handle) => {
  await load(id)
  const isOffered = (element: Element) =>
    [...shadow(element).querySelectorAll<HTMLElement>(handle)].map((each) => each.matches(':enabled, [tabindex="0"]'))
  const tool = toolOf(id)
  const open = isOffered(await placed(tool))
  expect(open.length).toBeGreaterThan(0)
  expect(open).not.toContain(false)
  expect(isOffered(await placed(tool, { lock }))).toEqual(open.map(() => false))
})

const toolOf = (id: string) => tools.find((tool) => tool.id === id) as ToolUnderTest

it('the JSON editor doesn’t offer to format or repair a locked text', async () => {
  const tool = toolOf('json-editor')
  for (const [json, names] of [
    ['{"a":1}', ['Format', 'Minify', 'Sort keys']],
    ["{'a':1}", ['Repair']],
  ] as const) {
    await until(async () => {
      const open = await placed(tool, { text: json })
      open.calculate()
      await until(() => expect([...pressableIn(open).keys()]).toEqual(expect.arrayContaining([...names])))
    })
    const locked = await placed(tool, { text: json, lock: 'text' })
    locked.calculate()
    await until(() => expect(locked.result).toBeDefined())
    expect([...pressableIn(locked).keys()].filter((name) => (names as readonly string[]).includes(name))).toEqual([])
  }
})

it('the math solver’s history doesn’t change a locked expression', async () => {
  const tool = toolOf('math-solver')
  const element = await placed(tool, { expression: '1+1', lock: 'expression' })
  const equals = pressableIn(element).get('Calculate') ?? pressableIn(element).get('=')
  equals?.click()
  const entries = () => [...shadow(element).querySelectorAll<HTMLButtonElement>('ol button')]
  await until(() => expect(entries()).toHaveLength(1))
  expect(entries()[0]?.disabled).toBe(true)
})

it('a text pane takes no dropped text while it’s locked', async () => {
  const tool = toolOf('base64-tool')
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
