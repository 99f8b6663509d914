import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { yieldToBrowser } from '../../src/widgets/core/worker/yield-to-browser'
import { noSideEffects } from '../no-side-effects'
import { type ToolUnderTest, tools } from '../tools'
import { until } from '../until'
import { create, discard, shadow, shown } from './page'

// The embeds, which use Preact. Needs `npm run build:embed`.

noSideEffects()
const tool = tools.find(({ id }) => id === 'bmi-calculator') as ToolUnderTest
beforeAll(() => import(/* @vite-ignore */ `/dist/embed/${tool.id}.js`))
// The task in which the queue finds that nothing is waiting any more.
beforeEach(yieldToBrowser)
afterEach(discard)

const isMounted = (element: Element) => shadow(element).querySelector('[role=group]') !== null

it('mounts the first tool of a task at once, and every other one in a task of its own', async () => {
  const all = [create(tool), create(tool), create(tool)]
  expect(all.map(isMounted)).toEqual([true, false, false])
  const counts: number[] = []
  document.addEventListener('pegboard-ready', () => counts.push(all.filter(isMounted).length))
  await Promise.all(all.map(shown))
  // The first was ready before there was a listener.
  await until(() => expect(counts).toEqual([2, 3]))
})

it('is waiting until then, so that the page can keep its room free', async () => {
  const [first, second] = [create(tool), create(tool)]
  expect([first, second].map((each) => each.matches(':state(waiting)'))).toEqual([false, true])
  await shown(second)
  expect(second.matches(':state(waiting)')).toBe(false)
})

it('mounts a waiting tool when the page asks for something', () => {
  create(tool)
  const [read, focused, calculated] = [create(tool, { weight: '70' }), create(tool), create(tool)]
  expect(read.result?.ok).toBe(false)
  expect(read.value.weight).toBe('70')
  focused.focus()
  expect(shadow(focused).activeElement).not.toBeNull()
  calculated.calculate()
  expect([read, focused, calculated].every(isMounted)).toBe(true)
})

it('skips one that was removed, and mounts it when it comes back', async () => {
  const [, removed, last] = [create(tool), create(tool), create(tool)]
  removed.remove()
  await shown(last)
  expect(isMounted(removed)).toBe(false)
  document.body.append(removed)
  await shown(removed)
})

it('reads a form that is sent before its tool’s turn', () => {
  create(tool)
  const form = document.createElement('form')
  document.body.append(form)
  const element = create(tool, { name: 'bmi', weight: '70', height: '175' })
  form.append(element)
  const sent = new FormData(form)
  expect(JSON.parse(String(sent.get('bmi')))).toMatchObject({ weight: '70', height: '175' })
  expect(sent.has('bmi-answer')).toBe(true)
})
