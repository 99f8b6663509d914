import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import * as engine from '../../src/engine/box-shadow-generator'
import { controlsIn } from '../controls'
import { noSideEffects } from '../no-side-effects'
import { tools } from '../tools'
import { until } from '../until'
import { button, computed, looksOf, paste, pasteField } from './core/paste'
import { doing, mount, type View } from './mount'

noSideEffects()

const tool = tools.find(({ id }) => id === 'box-shadow-generator') as (typeof tools)[number]
const blank = engine.initial.layers[0] as engine.Layer
const shown = (...layers: Partial<engine.Layer>[]) =>
  mount(tool, { defaultValue: { layers: layers.map((layer) => ({ ...blank, ...layer })) } })
const cssOf = ({ result }: View) => (result() as { value: engine.Output }).value.css
const pad = ({ root }: View) => root.querySelector('[role=slider]') as HTMLElement

describe('what is shown is what the CSS gives', () => {
  it.each<[string, Partial<engine.Layer>[]]>([
    ['one layer', [{}]],
    ['inside', [{ inset: true, offsetX: '-3', spreadRadius: '-20' }]],
    ['a color', [{ color: '#3b82f6', opacity: '28.9', blurRadius: '0.5' }]],
    ['three layers', [{}, { offsetX: '50', color: '#f0a' }, engine.presets.inset]],
    ['the presets', Object.values(engine.presets)],
  ])('%s', (_, layers) => {
    const view = shown(...layers)
    const expected = computed(cssOf(view), 'box-shadow')
    expect(expected.split('rgb')).toHaveLength(layers.length + 1)
    expect(looksOf(view.root, 'box-shadow')).toEqual([expected])
    expect(view.root.textContent).toContain(cssOf(view))
  })

  it('in the computed form of CSS Backgrounds 3: the color first, then the lengths', () => {
    const view = shown({ inset: true })
    expect(looksOf(view.root, 'box-shadow')).toEqual(['rgba(0, 0, 0, 0.25) 0px 4px 6px 0px inset'])
  })
})

describe('a shadow moves', () => {
  it('by the arrow keys, by ten with Shift, and no further than its range', async () => {
    const view = shown({})
    pad(view).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}{Shift>}{ArrowDown}{/Shift}')
    expect(cssOf(view)).toContain(': 2px 13px ')
    expect(pad(view).getAttribute('aria-valuetext')).toBe('2 px right, 13 px down')
    await userEvent.keyboard(`{Shift>}${'{ArrowLeft}'.repeat(7)}{/Shift}`)
    expect(cssOf(view)).toContain(': -50px 13px ')
    expect(document.activeElement).toBe(pad(view))
  })

  it('by the pointer, as far as it goes; the nearest of several', async () => {
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
    expect(stage.getAttribute('aria-label')).toBe('Place of layer 2')
  })

  it('by the keys of the layer whose fields were used last', async () => {
    const view = shown({}, {})
    await doing(() => controlsIn(view.root).at(-2)?.focus())
    pad(view).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(cssOf(view)).toMatch(/: 0px 4px .*, 1px 4px /)
  })
})

describe('layers', () => {
  it('are all replaced by a preset', async () => {
    const view = shown({}, {}, {})
    await doing(() => button(view.root, 'Inset').click())
    expect(view.onValueChange).toHaveBeenLastCalledWith({ layers: [engine.presets.inset] })
  })

  it('are added with the spec’s values, and removed while more than one remains', async () => {
    const view = shown({ offsetX: '9' })
    const removes = () => [...view.root.querySelectorAll('[aria-label^="Remove layer"]')] as HTMLElement[]
    expect(removes()).toEqual([])
    await doing(() => button(view.root, 'Add layer').click())
    expect(view.onValueChange.mock.lastCall?.[0].layers).toEqual([{ ...blank, offsetX: '9' }, blank])
    await doing(() => removes()[0]?.click())
    expect(view.onValueChange.mock.lastCall?.[0].layers).toEqual([blank])
    expect(removes()).toEqual([])
  })
})

describe('pasted CSS', () => {
  it('becomes layers, and the focus comes back to the button', async () => {
    const view = shown({})
    await paste(view, 'a { box-shadow: 0 1px 2px #0003, inset 1px 2px navy; }')
    expect(cssOf(view)).toBe(
      'box-shadow: 0px 1px 2px 0px rgba(0, 0, 0, 0.2), inset 1px 2px 0px 0px rgba(0, 0, 128, 1);',
    )
    await until(() => expect(document.activeElement).toBe(button(view.root, 'Paste CSS')))
    expect(view.onValueChange).toHaveBeenCalledTimes(1)
  })

  it('beyond a range is reported at its field', async () => {
    const view = shown({})
    await paste(view, '0 100px 3px red')
    expect(view.root.textContent).toContain('Enter 50 or less.')
    expect(view.onResult).toHaveBeenCalledTimes(1)
    expect(view.onResult.mock.lastCall?.[0].ok).toBe(false)
  })

  it('that cannot be read stays, with a sentence, and changes nothing', async () => {
    const view = shown({})
    await paste(view, '0 1em red')
    const field = view.root.querySelector('textarea') as HTMLTextAreaElement
    expect(field.value).toBe('0 1em red')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(view.root.textContent).toContain('“1em” is not in pixels')
    expect(view.onValueChange).not.toHaveBeenCalled()
    await userEvent.fill(field, '0 1px red')
    expect(field.getAttribute('aria-invalid')).toBeNull()
  })

  it('is left by Escape', async () => {
    const view = shown({})
    await pasteField(view)
    await userEvent.keyboard('{Escape}')
    await until(() => expect(document.activeElement).toBe(button(view.root, 'Paste CSS')))
    expect(view.root.querySelector('textarea')).toBeNull()
  })
})
