import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as engine from '../../../src/engine/gradient-generator/gradient-generator'
import { GradientGenerator } from '../../../src/widgets/gradient-generator/gradient-generator'
import { strings } from '../../../src/widgets/gradient-generator/gradient-generator.strings'
import { edit } from '../../controls'
import { button, computed, looksOf, paste } from '../../core/widgets/paste'
import { doing, mount, type View } from '../../mount'
import { noSideEffects } from '../../no-side-effects'
import type { ToolUnderTest } from '../../tools'
import { until } from '../../until'

noSideEffects()
afterEach(cleanup)

const tool = {
  id: 'gradient-generator',
  engine,
  Widget: GradientGenerator,
  strings,
  context: {},
} as unknown as ToolUnderTest
const shown = (input: Partial<engine.Input> = {}) => mount(tool, { defaultValue: { ...engine.initial, ...input } })
const cssOf = ({ result }: View) => (result() as { value: engine.Output }).value.css
const thumbs = ({ root }: View) => [...root.querySelectorAll<HTMLInputElement>('[type=range]')]
const positions = ({ onValueChange }: View) =>
  (onValueChange.mock.lastCall?.[0].stops as readonly engine.Stop[] | undefined)?.map(({ position }) => position) ?? []
const stops = (...list: [color: string, position: string][]) => list.map(([color, position]) => ({ color, position }))

describe('the preview has the computed style of the CSS', () => {
  it.each<[string, Partial<engine.Input>]>([
    ['to the right', {}],
    ...engine.directions.map((direction): [string, Partial<engine.Input>] => [direction, { direction }]),
    ['120deg', { direction: '120deg' }],
    ['radial', { type: 'radial' }],
    ['stops out of order', { stops: stops(['#f00', '100'], ['#0f0', '12.5'], ['#00f', '0']) }],
    ['transparent colors', { stops: stops(['#f008', '0'], ['#00ff0000', '50'], ['#00f', '50']) }],
    ...Object.entries(engine.presets).map(([id, stops]): [string, Partial<engine.Input>] => [id, { stops }]),
  ])('for %s', (_, input) => {
    const view = shown(input)
    const expected = computed(cssOf(view), 'background-image')
    expect(expected).toMatch(/^(linear|radial)-gradient\(/)
    expect(looksOf(view.root, 'background-image').at(-1)).toBe(expected)
    expect(view.root.textContent).toContain(cssOf(view))
  })

  it('in the serialization of CSS Images 3', () => {
    expect(looksOf(shown().root, 'background-image').at(-1)).toBe(
      'linear-gradient(to right, rgb(59, 130, 246) 0%, rgb(139, 92, 246) 100%)',
    )
  })
})

describe('the directions', () => {
  it('keep their order, with any other angle at the end', () => {
    const listed = (direction: string) => [...(shown({ direction }).root.querySelector('select')?.options ?? [])]
    const values = (direction: string) => listed(direction).map(({ value }) => value)
    expect(values('to bottom')).toEqual(engine.directions)
    expect(values('120deg')).toEqual([...engine.directions, '120deg'])
    expect(listed('120deg').find(({ selected }) => selected)?.text).toBe('120deg')
  })
})

describe('a stop moves', () => {
  it('with the arrow keys, past its neighbor, and keeps the focus', async () => {
    const view = shown({ stops: stops(['#f00', '0'], ['#0f0', '48'], ['#00f', '49']) })
    thumbs(view)[1]?.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(cssOf(view)).toContain('#ff0000 0%, #0000ff 49%, #00ff00 51%')
    expect(positions(view)).toEqual(['0', '49', '51'])
    expect(document.activeElement).toBe(thumbs(view)[2])
  })

  it('with the pointer, past its neighbor', async () => {
    await page.viewport(800, 700)
    const view = shown({ stops: stops(['#f00', '0'], ['#0f0', '50'], ['#00f', '60']) })
    const second = thumbs(view)[1] as HTMLElement
    const { width, height } = second.getBoundingClientRect()
    /** The center of a thumb, which is 24 pixels wide. */
    const at = (percent: number) => ({ x: 12 + ((width - 24) * percent) / 100, y: height / 2 })
    await userEvent.dragAndDrop(second, second, { sourcePosition: at(50), targetPosition: at(80), force: true })
    await until(() => expect(positions(view).slice(0, 2)).toEqual(['0', '60']))
    expect(Math.abs(Number(positions(view)[2]) - 80)).toBeLessThanOrEqual(1)
  })

  it('only where it’s dragged: a click on the bar adds the color that is there', async () => {
    await page.viewport(800, 700)
    const view = shown({ stops: stops(['#000', '0'], ['#fff', '100']) })
    const bar = view.root.querySelector('fieldset[dir] > span') as HTMLElement
    const { width } = bar.getBoundingClientRect()
    await userEvent.click(bar, { position: { x: Math.round(width / 4), y: 9 } })
    expect(positions(view)).toEqual(['0', '25', '100'])
    expect(cssOf(view)).toContain('#404040 25%')
    await until(() => expect(document.activeElement).toBe(thumbs(view)[1]))
  })

  it('when its position is edited, and is sorted once the focus leaves the list', async () => {
    const view = shown({ stops: stops(['#f00', '0'], ['#0f0', '50'], ['#00f', '100']) })
    const field = view.root.querySelector<HTMLInputElement>('li [type=text][inputmode=decimal]') as HTMLInputElement
    await userEvent.fill(field, '75')
    expect(positions(view)).toEqual(['75', '50', '100'])
    expect(cssOf(view)).toContain('#00ff00 50%, #ff0000 75%, #0000ff 100%')
    await userEvent.click(button(view.root, 'Ocean').parentElement as HTMLElement)
    await until(() => expect(positions(view)).toEqual(['50', '75', '100']))
  })
})

describe('stops', () => {
  it('are added in white at 50%, in sorted order and with the focus', async () => {
    const view = shown()
    await doing(() => button(view.root, 'Add color').click())
    expect(view.onValueChange.mock.lastCall?.[0].stops).toEqual(
      stops(['#3b82f6', '0'], ['#ffffff', '50'], ['#8b5cf6', '100']),
    )
    await until(() => expect(document.activeElement).toBe(view.root.querySelectorAll('li')[1]?.querySelector('input')))
  })

  it('keep their opacity when a new color is picked', async () => {
    const view = shown({ stops: stops(['#f008', '0'], ['#00f', '100']) })
    const [first, second] = view.root.querySelectorAll<HTMLInputElement>('[type=color]')
    await doing(() => edit(first as HTMLInputElement, '#123456'))
    await doing(() => edit(second as HTMLInputElement, '#654321'))
    expect(cssOf(view)).toContain('#12345688 0%, #654321 100%')
  })

  it('are removed while more than two remain', async () => {
    const view = shown({ stops: engine.presets.ocean })
    const removes = () => [...view.root.querySelectorAll<HTMLElement>('[aria-label^="Remove color"]')]
    expect(removes()).toHaveLength(3)
    await doing(() => removes()[1]?.click())
    expect(removes()).toEqual([])
    expect(positions(view)).toEqual(['0', '100'])
  })

  it('are replaced by a preset, which keeps the direction', async () => {
    const view = shown({ direction: '45deg' })
    await doing(() => button(view.root, 'Sunset').click())
    expect(view.onValueChange).toHaveBeenLastCalledWith({
      ...engine.initial,
      direction: '45deg',
      stops: engine.presets.sunset,
    })
    const chosen = [...view.root.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent)
    expect(chosen).toEqual(['Sunset'])
  })

  it('are different in each random gradient', async () => {
    const view = shown()
    await doing(() => button(view.root, 'Random gradient').click())
    await until(() => expect(view.onValueChange).toHaveBeenCalledTimes(1))
    await doing(() => button(view.root, 'Random gradient').click())
    await until(() => expect(view.onValueChange).toHaveBeenCalledTimes(2))
    const [[one], [other]] = view.onValueChange.mock.calls as [[object], [object]]
    expect(one).not.toEqual(other)
    expect(view.result()).toMatchObject({ ok: true })
  })
})

describe('pasted CSS', () => {
  it('becomes an editable gradient, with its angle as a direction', async () => {
    const view = shown()
    await paste(view, 'background-image: linear-gradient(120deg, tomato, rgb(255 215 0 / 50%) 40%, white)')
    expect(cssOf(view)).toBe('background: linear-gradient(120deg, #ff6347 0%, #ffd70080 40%, #ffffff 100%);')
    expect(view.root.querySelector('select')?.value).toBe('120deg')
  })

  it('with another shape becomes a circle, with a note', async () => {
    const view = shown()
    await paste(view, 'radial-gradient(ellipse at top, red, blue)')
    expect(cssOf(view)).toBe('background: radial-gradient(circle, #ff0000 0%, #0000ff 100%);')
    expect(view.root.textContent).toContain('Imported as a circle in the center.')
  })

  it('that isn’t supported shows an error', async () => {
    const view = shown()
    await paste(view, 'conic-gradient(red, blue)')
    expect(view.root.textContent).toContain('“conic-gradient” isn’t supported')
    expect(view.onValueChange).not.toHaveBeenCalled()
  })
})
