import { wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import { hues, palette } from '../../../src/widgets/core/base/palette'
import { eachRow } from '../../each-row'

// WCAG 2.2, 1.4.3 and 1.4.11, by culori. The colors have more contrast than the standard's 4.5 and 3.
const themes = [
  ['light', 0],
  ['dark', 1],
] as const

describe.each(themes)('in the %s theme', (_, theme) => {
  const color = (role: keyof typeof palette) => palette[role][theme]
  const contrast = (role: keyof typeof palette, ground: keyof typeof palette) =>
    wcagContrast(color(role), color(ground))
  const surfaces = ['paper', 'paper2', 'tonal'] as const

  eachRow(surfaces)('text is readable on %s', (surface) => {
    expect(contrast('ink', surface)).toBeGreaterThan(12)
    expect(contrast('ink2', surface)).toBeGreaterThan(6)
    expect(contrast('ink3', surface)).toBeGreaterThan(4.5)
  })

  eachRow(['good', 'error'] as const)('%s is readable on paper', (role) => {
    expect(contrast(role, 'paper')).toBeGreaterThan(4.5)
    expect(contrast(role, 'paper2')).toBeGreaterThan(4.5)
  })

  it('field outlines are visible', () => {
    expect(contrast('field', 'paper')).toBeGreaterThan(3)
  })

  it('a button is readable, at rest and under the pointer', () => {
    expect(contrast('onAccent', 'accent')).toBeGreaterThan(4.5)
    expect(contrast('onAccent', 'accentHover')).toBeGreaterThan(4.5)
  })

  eachRow(Object.entries(hues))('the hue of %s is readable on its tint and on both papers', (_, pair) => {
    const hue = pair[theme]
    expect(wcagContrast(hue, mixed(hue, color('paper')))).toBeGreaterThan(theme === 0 ? 5 : 6)
    expect(wcagContrast(hue, color('paper2'))).toBeGreaterThan(4.5)
  })
})

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** `color-mix(in srgb, hue 11%, paper)` */
const mixed = (hue: string, paper: string): string =>
  `#${channels(hue)
    .map((part, at) => Math.round(part * 0.11 + (channels(paper)[at] ?? 0) * 0.89))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`
