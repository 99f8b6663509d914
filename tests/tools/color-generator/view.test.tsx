import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as engine from '../../../src/engine/color-generator/color-generator'
import { rgbOf } from '../../../src/engine/core/color/hex'
import { fromOklch } from '../../../src/engine/core/color/oklch'
import { ColorGenerator } from '../../../src/widgets/color-generator/color-generator'
import { strings } from '../../../src/widgets/color-generator/color-generator.strings'
import { buttonsIn } from '../../controls'
import oracle from '../../core/engine/color.oracle.json'
import { doing, mount, pressEnter, settled, stubClipboard } from '../../mount'
import { noSideEffects } from '../../no-side-effects'
import type { ToolUnderTest } from '../../tools'
import { until } from '../../until'

noSideEffects()
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const tool = { id: 'color-generator', engine, Widget: ColorGenerator, strings, context: {} } as unknown as ToolUnderTest

async function generated(input = {}) {
  const view = mount(tool, { defaultValue: { ...tool.engine.example, ...input } })
  await pressEnter(view)
  await settled(view, true)
  return view
}

const button = (root: ParentNode, words: string) =>
  buttonsIn(root).find(({ textContent }) => textContent?.includes(words)) as HTMLButtonElement

/** A color as the browser paints it, in hex. */
function painted(color: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  return `#${[...context.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((c) => c.toString(16).padStart(2, '0')).join('')}`
}

describe('colors', () => {
  // Browsers use single precision, so a channel may differ by one step of 256.
  it('match the browser’s conversion from OKLCH', () => {
    for (const { l, c, h, within } of oracle.wanted) {
      if (!within) continue
      const theirs = rgbOf(painted(`oklch(${l} ${c} ${h})`))
      const differences = rgbOf(fromOklch({ l, c, h })).map(
        (channel, at) => Math.abs(channel - (theirs[at] as number)) * 255,
      )
      expect(Math.max(...differences)).toBeLessThan(1.01)
    }
  })

  it('are on the swatches', async () => {
    const { root, result } = await generated({ type: 'triadic' })
    const answer = result() as { value: { colors: string[] } }
    const fills = [...root.querySelectorAll('li rect')].map((rect) => getComputedStyle(rect).fill)
    expect(fills.map(painted)).toEqual(answer.value.colors)
  })
})

describe('copying', () => {
  it('one color with a click, which shows Copied! for a while', async () => {
    const write = stubClipboard()
    const { root } = await generated()
    const band = button(root, '#3b82f6')
    vi.useFakeTimers()
    await doing(() => band.click())
    expect(band.textContent).toContain('Copied!')
    expect(write.mock.lastCall).toEqual(['#3b82f6'])
    await doing(() => void vi.advanceTimersByTime(2000))
    expect(band.textContent).toContain('#3b82f6')
  })

  it.each([
    ['Copy All', /^#3b82f6\n(#[\da-f]{6}\n?){4}$/],
    ['CSS variables', /^:root \{\n {2}--palette-1: #3b82f6;\n/],
    ['Tailwind theme', /^@theme \{\n {2}--color-palette-1: #3b82f6;\n/],
    ['JSON', /^\[\n {2}"#3b82f6",\n/],
  ])('%s', async (words, text) => {
    const write = stubClipboard()
    const { root } = await generated()
    await doing(() => button(root, words).click())
    await until(() => expect(write.mock.lastCall?.[0]).toMatch(text))
  })
})

describe('the contrast table', () => {
  it('has the ratio and level of black and white text on each color', async () => {
    const { root } = await generated()
    const row = [...root.querySelectorAll('tbody tr')].find(({ textContent }) => textContent?.includes('#3b82f6'))
    // WCAG 2.2: (L1 + 0.05) / (L2 + 0.05) with L = 0.2355 for #3b82f6, rounded down.
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent?.replace('Aa', ''))).toEqual([
      'blue#3b82f6',
      '5.7:1AA',
      '3.67:1AA large',
    ])
    expect(root.querySelectorAll('tbody tr')).toHaveLength(5)
  })
})

describe('a base', () => {
  it('is replaced by a random color, which can be undone', async () => {
    const view = await generated()
    await doing(() => button(view.root, 'Random base color').click())
    const base = view.onValueChange.mock.lastCall?.[0].base
    expect(base).toMatch(/^#[\da-f]{6}$/)
    await doing(() => button(view.root, 'Undo').click())
    expect(view.onValueChange.mock.lastCall?.[0].base).toBe(tool.engine.initial.base)
  })

  it.each([
    ['f00', '#ff0000'],
    ['#ABCDEF', '#abcdef'],
    ['blue', '#0000ff'],
  ])('typed as %s shows as %s in the picker', (base, hex) => {
    const { root } = mount(tool, { value: { ...tool.engine.initial, base } })
    expect(root.querySelector<HTMLInputElement>('[type=color]')?.value).toBe(hex)
  })

  it('without a hue gives grays and says so', async () => {
    const { root } = await generated({ base: '#777', type: 'triadic' })
    expect(root.textContent).toContain('Gray has no hue to turn')
  })
})
