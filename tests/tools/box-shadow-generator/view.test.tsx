import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import * as engine from '../../../src/engine/box-shadow-generator/box-shadow-generator'
import { BoxShadowGenerator } from '../../../src/widgets/box-shadow-generator/box-shadow-generator'
import { strings } from '../../../src/widgets/box-shadow-generator/box-shadow-generator.strings'
import { controlsIn } from '../../controls'
import { button, computed, looksOf, paste, pasteField } from '../../core/widgets/paste'
import { doing, mount, type View } from '../../mount'
import { noSideEffects } from '../../no-side-effects'
import type { ToolUnderTest } from '../../tools'
import { until } from '../../until'

noSideEffects()
afterEach(cleanup)

const tool = {
  id: 'box-shadow-generator',
  engine,
  Widget: BoxShadowGenerator,
  strings,
  context: {},
} as unknown as ToolUnderTest
const blank = engine.initial.layers[0] as engine.Layer
const shown = (...layers: Partial<engine.Layer>[]) =>
  mount(tool, { defaultValue: { layers: layers.map((layer) => ({ ...blank, ...layer })) } })
const cssOf = ({ result }: View) => (result() as { value: engine.Output }).value.css
const pad = ({ root }: View) => root.querySelector('[role=slider]') as HTMLElement

describe('the preview has the computed style of the CSS', () => {
  it.each<[string, Partial<engine.Layer>[]]>([
    ['one layer', [{}]],
    ['an inset layer', [{ inset: true, offsetX: '-3', spreadRadius: '-20' }]],
    ['a color', [{ color: '#3b82f6', opacity: '28.9', blurRadius: '0.5' }]],
    ['three layers', [{}, { offsetX: '50', color: '#f0a' }, engine.presets.inset]],
    ['the presets', Object.values(engine.presets)],
  ])('with %s', (_, layers) => {
    const view = shown(...layers)
    const expected = computed(cssOf(view), 'box-shadow')
    expect(expected.split('rgb')).toHaveLength(layers.length + 1)
    expect(looksOf(view.root, 'box-shadow')).toEqual([expected])
    expect(view.root.textContent).toContain(cssOf(view))
  })

  it('in the serialization of CSS Backgrounds 3: first the color, then the lengths', () => {
    const view = shown({ inset: true })
    expect(looksOf(view.root, 'box-shadow')).toEqual(['rgba(0, 0, 0, 0.25) 0px 4px 6px 0px inset'])
  })
})

describe('a layer moves', () => {
  it('with the arrow keys, 10 pixels with Shift, within its range', async () => {
    const view = shown({})
    pad(view).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}{Shift>}{ArrowDown}{/Shift}')
    expect(cssOf(view)).toContain(': 2px 13px ')
    expect(pad(view).getAttribute('aria-valuetext')).toBe('X 2 px, Y 13 px')
    await userEvent.keyboard(`{Shift>}${'{ArrowLeft}'.repeat(7)}{/Shift}`)
    expect(cssOf(view)).toContain(': -50px 13px ')
    expect(document.activeElement).toBe(pad(view))
  })

  it('with the pointer, if it’s the nearest one', async () => {
    const view = shown({ offsetX: '0' }, { offsetX: '30', offsetY: '30' })
    const stage = pad(view)
    const { left, top, width, height } = stage.getBoundingClientRect()
    const event = (type: string, x: number, y: number) =>
      new PointerEvent(type, {
        clientX: left + width / 2 + x,
        clientY: top + height / 2 + y,
        bubbles: true,
        pointerId: 1,
      })
    // Only a real pointer can be captured.
    stage.setPointerCapture = () => {}
    for (const [type, x, y] of [
      ['pointerdown', 32, 29],
      ['pointermove', 22, 9],
      ['pointerup', 22, 9],
      ['pointermove', 0, 0],
    ] as const) {
      await doing(() => void stage.dispatchEvent(event(type, x, y)))
    }
    expect((view.result() as { value: engine.Output }).value.offsets).toEqual([
      { x: 0, y: 4 },
      { x: 20, y: 10 },
    ])
    expect(stage.getAttribute('aria-label')).toBe('Position of layer 2')
  })

  it('with the arrow keys, if it was selected in the list', async () => {
    const view = shown({}, {})
    await doing(() => (view.root.querySelector('[aria-expanded=false]') as HTMLElement).click())
    pad(view).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(cssOf(view)).toMatch(/: 0px 4px .*, 1px 4px /)
  })
})

describe('layers', () => {
  it('are replaced by a preset', async () => {
    const view = shown({}, {}, {})
    await doing(() => button(view.root, 'Inset').click())
    expect(view.onValueChange).toHaveBeenLastCalledWith({ layers: [engine.presets.inset] })
  })

  it('are added with the default values, and removed while more than one remains', async () => {
    const view = shown({ offsetX: '9' })
    const removes = () => [...view.root.querySelectorAll('[aria-label^="Remove layer"]')] as HTMLElement[]
    expect(removes()).toEqual([])
    await doing(() => button(view.root, 'Add layer').click())
    expect(view.onValueChange.mock.lastCall?.[0].layers).toEqual([{ ...blank, offsetX: '9' }, blank])
    await doing(() => removes()[0]?.click())
    expect(view.onValueChange.mock.lastCall?.[0].layers).toEqual([blank])
    expect(removes()).toEqual([])
  })

  it('show the fields of the selected one, and of those with an error', async () => {
    const view = shown({}, { blurRadius: '5' }, { offsetX: '9' })
    const open = () => [...view.root.querySelectorAll('legend')].map((legend) => legend.textContent ?? '')
    const closed = () => [...view.root.querySelectorAll<HTMLElement>('[aria-expanded=false]')]
    expect(closed().map((layer) => layer.textContent)).toEqual(['Layer 2X 0, Y 4, blur 5', 'Layer 3X 9, Y 4, blur 6'])
    expect(open()).toContain('Layer 1')
    await doing(() => closed()[1]?.click())
    expect(open()).toContain('Layer 3')
    expect(open()).not.toContain('Layer 1')
    const field = controlsIn(view.root).find(({ type, value }) => type === 'text' && value === '9') as HTMLInputElement
    await userEvent.fill(field, '999')
    await userEvent.click(closed()[0] as HTMLElement)
    // Errors wait for the end of the press.
    await until(() => expect(view.root.textContent).toContain('Enter 50 or less.'))
    expect(open()).toEqual(expect.arrayContaining(['Layer 1', 'Layer 3']))
  })

  it('keep the focus when one of them is removed', async () => {
    const view = shown({}, { offsetX: '7' })
    await doing(() => (view.root.querySelector('[aria-label="Remove layer 1"]') as HTMLElement).click())
    await until(() => expect((document.activeElement as HTMLInputElement).value).toBe('7'))
  })

  it('show a text contrast only if a shadow is inside the box', async () => {
    const view = shown({})
    expect(view.root.textContent).not.toContain('Text contrast')
    await doing(() => button(view.root, 'Inset').click())
    expect(view.root.textContent).toContain('Text contrast')
  })
})

describe('pasted CSS', () => {
  it('becomes layers, and the button gets the focus back', async () => {
    const view = shown({})
    await paste(view, 'a { box-shadow: 0 1px 2px #0003, inset 1px 2px navy; }')
    expect(cssOf(view)).toBe(
      'box-shadow: 0px 1px 2px 0px rgba(0, 0, 0, 0.2), inset 1px 2px 0px 0px rgba(0, 0, 128, 1);',
    )
    await until(() => expect(document.activeElement).toBe(button(view.root, 'Paste CSS')))
    expect(view.onValueChange).toHaveBeenCalledTimes(1)
  })

  it('with a number out of range shows the error at its field', async () => {
    const view = shown({})
    await paste(view, '0 100px 3px red')
    expect(view.root.textContent).toContain('Enter 50 or less.')
    expect(view.onResult).toHaveBeenCalledTimes(1)
    expect(view.onResult.mock.lastCall?.[0].ok).toBe(false)
  })

  it('that can’t be read stays in the panel with an error and changes nothing', async () => {
    const view = shown({})
    await paste(view, '0 1em red')
    const field = view.root.querySelector('textarea') as HTMLTextAreaElement
    expect(field.value).toBe('0 1em red')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(view.root.textContent).toContain('“1em” isn’t in pixels')
    expect(view.onValueChange).not.toHaveBeenCalled()
    await userEvent.fill(field, '0 1px red')
    expect(field.getAttribute('aria-invalid')).toBeNull()
  })

  it('is canceled with Escape', async () => {
    const view = shown({})
    await pasteField(view)
    await userEvent.keyboard('{Escape}')
    await until(() => expect(document.activeElement).toBe(button(view.root, 'Paste CSS')))
    expect(view.root.querySelector('textarea')).toBeNull()
  })
})
