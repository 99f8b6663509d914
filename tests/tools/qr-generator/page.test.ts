import { expect, it } from 'vitest'
import { page } from '../../../site/tools/qr-generator/page'
import { percents } from '../../../src/engine/qr-generator/fields'
import * as qr from '../../../src/engine/qr-generator/qr-generator'
import { ask, missingFrom, n } from '../../site/page-text'

// Figures: the engine's tables of levels and sizes, and the capacity of version 40, the largest.
it('states figures that the engine calculates', () => {
  const sentences = [
    `border of ${qr.quietZone} modules`,
    ...qr.levels.map((level) => `Level ${level}: Restores about ${percents[level]}%`),
    ...qr.levels.map((level) => `Level ${level}: ${n(qr.capacity(40, level, 'byte'))} bytes`),
    `PNG images are ${qr.sizes[0]} to ${qr.sizes.at(-1)} pixels wide.`,
    'a warning below 70% contrast',
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})

it('warns below 70% contrast', () => {
  const grays = Array.from({ length: 256 }, (_, level) => `rgb(${level} ${level} ${level})`)
  for (const gray of grays) {
    const { contrast, caution } = ask(qr, { text: 'a', dark: gray, light: '#fff' })
    expect(caution === 'none').toBe(contrast >= 70)
  }
})

it('warns of a light code on a dark background', () => {
  expect(ask(qr, { text: 'a', dark: '#fff', light: '#000' }).caution).toBe('inverted')
})

it('writes a Wi-Fi network in the format that phones recognize', () => {
  expect(qr.payload('wifi', { name: 'a;b', password: 'c"d' })).toMatchObject({
    value: String.raw`WIFI:T:WPA;S:a\;b;P:c\"d;;`,
  })
})
