import { expect, it } from 'vitest'
import { filesOf } from '../../../scripts/build/languages'
import { evaluate, type Input } from '../../../src/engine/unit-converter/unit-converter'
import { withOverrides } from '../../../src/widgets/core/base/strings'
import { announcementOf, copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/unit-converter/unit-converter.strings'
import { summarize } from '../../../src/widgets/unit-converter/unit-converter.summary'
import { valueIn } from '../../results'

const summaryOf = (input: Input, t = strings, locale = 'en-US') =>
  summarize(valueIn(evaluate(input)), input, t, formatIn(locale, 'USD'))

const marathon: Input = { category: 'length', amount: '26.2', from: 'mile', to: 'kilometer' }
const boiling: Input = { category: 'temperature', amount: '100', from: 'celsius', to: 'fahrenheit' }

/** A number and its unit have a space that doesn't break. */
const spaced = (text: string) => text.replace(/\u00a0/g, ' ')

// A mile is 1,609.344 m: 5,280 ft, 1,760 yd or 63,360 in.
it('copies the result, how the units compare, and the amount in every unit', () => {
  expect(spaced(copyOf(summaryOf(marathon)))).toBe(`26.2 mi = 42.164813 km
1 mi is 1.609344 km, and 1 km is 0.621371 mi.

In all units
Meter: 42,164.8128 m
Kilometer: 42.164813 km
Centimeter: 4,216,481.28 cm
Millimeter: 42,164,812.8 mm
Inch: 1,660,032 in
Feet: 138,336 ft
Yard: 46,112 yd
Mile: 26.2 mi`)
})

it('copies them as in the language', () => {
  const german = withOverrides(strings, JSON.parse(Object.fromEntries(filesOf('de'))['unit-converter'] ?? '{}'))
  expect(spaced(copyOf(summaryOf(boiling, german, 'de-DE')))).toBe(`100 °C = 212 °F
0 °C sind 32 °F, und 100 °C sind 212 °F.

In allen Einheiten
Celsius: 100 °C
Fahrenheit: 212 °F
Kelvin: 373,15 K`)
})

it('announces the result, and sends it with all its digits', () => {
  const summary = summaryOf({ category: 'length', amount: '1', from: 'mile', to: 'meter' })
  expect(spaced(announcementOf(summary))).toBe('1 mi = 1,609.344 m. The other way around, 1 m is 0.000621 mi.')
  expect(summary.sends).toEqual([{ kind: 'number', text: '1609.344' }])
})
