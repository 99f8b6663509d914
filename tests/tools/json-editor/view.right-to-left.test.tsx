import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { JsonEditor, type JsonEditorProps } from '../../../src/widgets/json-editor/json-editor'
import { noSideEffects } from '../../no-side-effects'
import { onDesktop } from '../../screen-size'
import { until } from '../../until'
import { press, valid } from './screen'

noSideEffects()
onDesktop()
afterEach(cleanup)

const show = (value: JsonEditorProps['defaultValue'], props: JsonEditorProps = {}) =>
  render(<JsonEditor defaultValue={{ text: '{"مفتاح":[{"قيمة":1}]}', ...value }} {...props} />)

/** The parts of a text, sorted by where they are on the screen. */
function fromLeft(element: Element, ...parts: string[]): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const places = new Map<string, number>()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const part of parts) {
      const at = node.textContent?.indexOf(part) ?? -1
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + part.length)
      places.set(part, range.getBoundingClientRect().left)
    }
  }
  return [...places].sort(([, one], [, other]) => one - other).map(([part]) => part)
}

describe.each(['ltr', 'rtl'])('in a page that is %s, code in Arabic', (direction) => {
  beforeEach(() => {
    document.dir = direction
  })
  afterEach(() => document.documentElement.removeAttribute('dir'))

  it('has the steps of a path from left to right', async () => {
    show({})
    await valid()
    await press('Tree')
    const row = (at: number) => within(screen.getByRole('region', { name: 'Tree' })).getAllByRole('button')[at]
    for (const at of [1, 2, 3]) await act(async () => row(at)?.click())
    const path = document.querySelector('code') as Element
    expect(path.textContent).toBe('/مفتاح/0/قيمة')
    expect(fromLeft(path, 'مفتاح', '0', 'قيمة')).toEqual(['مفتاح', '0', 'قيمة'])
  })

  it('has the steps of an error’s path and a query’s results in the same order', async () => {
    show({ query: '$..*' })
    await until(() => screen.getByRole('region', { name: 'Results' }))
    const result = within(screen.getByRole('region', { name: 'Results' })).getAllByRole('button')[2] as Element
    expect(fromLeft(result, '$', 'مفتاح', '[0]', 'قيمة')).toEqual(['$', 'مفتاح', '[0]', 'قيمة'])
    cleanup()
    show({ text: '{"مفتاح":[{"قيمة":}]}' })
    const path = await until(() => document.querySelector('dd code') ?? expect.fail('no path'))
    expect(fromLeft(path, 'مفتاح', '0', 'قيمة')).toEqual(['مفتاح', '0', 'قيمة'])
  })

  it('keeps its order in a sentence', async () => {
    const schema = (rule: object) => JSON.stringify({ additionalProperties: { items: { additionalProperties: rule } } })
    show({ schema: schema({ enum: ['أول', 'ثان'] }) })
    const sentence = await until(() => screen.getByText(/^Use one of these values/))
    expect(fromLeft(sentence, 'أول', 'ثان')).toEqual(['أول', 'ثان'])
    cleanup()
    show({ schema: schema({ $ref: '#/$defs/a' }) }, { strings: { violated: { $ref: 'لا يوجد {reference} هنا.' } } })
    const translated = await until(() => screen.getByText(/^لا يوجد/))
    expect(fromLeft(translated, '#', '$', 'a')).toEqual(['#', '$', 'a'])
  })
})
