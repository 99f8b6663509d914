import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  heightParts,
  interpretHeight,
  interpretWeight,
  type MeasureReading,
  type Units,
  weightParts,
} from '../../../src/engine/core/measures/read-measure'
import { eachRow } from '../../each-row'
import { locales } from './locales'

/** '180.34', with ' =' if there's nothing to echo. '' if nothing is read. */
const shown = (reading: MeasureReading | undefined) => (reading ? `${reading.value}${reading.literal ? ' =' : ''}` : '')

// Expected values: 1 in is 2.54 cm, 1 ft 12 in.
describe('a height', () => {
  eachRow([
    [`5'11"`, '180.34', '71'],
    [`5'11`, '180.34', '71'],
    ['5’11”', '180.34', '71'],
    ['5′11″', '180.34', '71'],
    ['5´11', '180.34', '71'],
    [`5' 11"`, '180.34', '71'],
    [`5'11''`, '180.34', '71'],
    ['5 ft 11', '180.34', '71'],
    ['5 ft 11 in', '180.34', '71'],
    ['5ft 11in', '180.34', '71'],
    ['5ft11', '180.34', '71'],
    ['5 FT. 11 IN.', '180.34', '71'],
    ['5 feet 11 inches', '180.34', '71'],
    ['5 feet and 11 inches', '180.34', '71'],
    ['5 foot 11', '180.34', '71'],
    ['5-11', '180.34', '71'],
    ['5 - 11', '180.34', '71'],
    ['5 11', '180.34', '71'],
    ['5 ft 11.5 in', '181.61', '71.5'],
    ['5 ft 11,5 in', '181.61', '71.5'],
    [`6'`, '182.88', '72'],
    ['6 ft', '182.88', '72'],
    ['6ft 0', '182.88', '72'],
    ['5.5 ft', '167.64', '66'],
    ['71 in', '180.34', '71 ='],
    ['71"', '180.34', '71 ='],
    ['71 inches', '180.34', '71 ='],
    ['180 cm', '180 =', '70.8661417323'],
    ['180cm', '180 =', '70.8661417323'],
    ['１８０ cm', '180 =', '70.8661417323'],
    ['1.80 m', '180', '70.8661417323'],
    ['1,80 m', '180', '70.8661417323'],
    ['1.8m', '180', '70.8661417323'],
    ['1m80', '180', '70.8661417323'],
    ['1 m 80', '180', '70.8661417323'],
    ['1 m 80 cm', '180', '70.8661417323'],
    ['1.80 metres', '180', '70.8661417323'],
    // Without a unit: the field's unit, or the only one that's possible for a person's height.
    ['175', '175 =', '68.8976377953'],
    ['71', '71 =', '71 ='],
    ['60', '60 =', '60 ='],
    ['1.78', '178', '70.0787401575'],
    ['6', '182.88', '72'],
    ['5.75', '175.26', '69'],
    // Feet and inches, as people write them.
    ['5.11', '180.34', '71'],
    ['5.10', '177.8', '70'],
    ['5.9', '175.26', '69'],
    // Not a height. The tool reports values that are too small or too large.
    ['45', '45 =', '45 ='],
    ['15', '15 =', '15 ='],
    ['0', '0 =', '0 ='],
    ['-175', '-175 =', '-175 ='],
    ['400', '400 =', '400 ='],
    ['', '', ''],
    ['tall', '', ''],
    ['cm', '', ''],
    ['5 kg', '', ''],
    ['5 ft 12', '', ''],
    ['5.5 ft 6', '', ''],
    ['5 ft 11 cm', '', ''],
    ['5 in 11', '', ''],
    ['11 in 5 ft', '', ''],
    ['1.5 m 20', '', ''],
    ['5 ft 11 in 3', '', ''],
    ['5 apples', '', ''],
    ['-5 ft', '', ''],
    ['5 ft'.padEnd(200), '', ''],
  ])('%j is %s cm and %s in', (text, metric, imperial) => {
    expect([shown(interpretHeight(text, 'metric')), shown(interpretHeight(text, 'imperial'))]).toEqual([
      metric,
      imperial,
    ])
  })

  eachRow([
    ['de-DE', '1,80 m', '180'],
    ['de-DE', '1,80', '180'],
    ['de-DE', '1.80 m', '180'],
    ['de-DE', '5 Fuß 11 Zoll', '180.34'],
    ['fr-FR', '1 mètre 80', '180'],
    ['fr-CA', '5 pi 11 po', '180.34'],
    ['ru-RU', '180 см', '180 ='],
    ['ru-RU', '1,80 м', '180'],
    ['ar-EG', '١٨٠ سم', '180 ='],
    ['ar-EG', '١٫٨٠ م', '180'],
    ['he-IL', '180 ס״מ', '180 ='],
    ['ja-JP', '180センチメートル', '180 ='],
    ['zh-CN', '180厘米', '180 ='],
    ['zh-TW', '180公分', '180 ='],
    ['not a locale', '180 cm', '180 ='],
  ])('in %s: %j is %s cm', (locale, text, expected) => {
    expect(shown(interpretHeight(text, 'metric', locale))).toBe(expected)
  })
})

// Expected values: 1 lb is 0.453592 kg (docs/rules.md), 1 st 14 lb.
describe('a weight', () => {
  eachRow([
    ['12 st 4 lb', '78.017824', '172'],
    ['12 st 4', '78.017824', '172'],
    ['12st 4', '78.017824', '172'],
    ['12st4lb', '78.017824', '172'],
    ['12 stone 4 pounds', '78.017824', '172'],
    ['12 stone', '76.203456', '168'],
    ['12.5 st', '79.3786', '175'],
    ['180 lb', '81.64656', '180 ='],
    ['180 lbs', '81.64656', '180 ='],
    ['180lbs.', '81.64656', '180 ='],
    ['180 pounds', '81.64656', '180 ='],
    ['180#', '81.64656', '180 ='],
    ['45.3592 kg', '45.3592 =', '100'],
    ['82 kg', '82 =', '180.7792024551'],
    ['82kg', '82 =', '180.7792024551'],
    ['82 kilos', '82 =', '180.7792024551'],
    ['82.5 kg', '82.5 =', '181.8815146652'],
    ['82,5 kg', '82.5 =', '181.8815146652'],
    ['82', '82 =', '82 ='],
    ['180', '180 =', '180 ='],
    ['82.5', '82.5 =', '82.5 ='],
    ['0', '0 =', '0 ='],
    ['-70', '-70 =', '-70 ='],
    ['', '', ''],
    ['heavy', '', ''],
    ['12 st 14', '', ''],
    ['12.5 st 4', '', ''],
    ['12 lb 4', '', ''],
    ['12 st 4 kg', '', ''],
    ['180 cm', '', ''],
  ])('%j is %s kg and %s lb', (text, metric, imperial) => {
    expect([shown(interpretWeight(text, 'metric')), shown(interpretWeight(text, 'imperial'))]).toEqual([
      metric,
      imperial,
    ])
  })

  eachRow([
    ['de-DE', '82,5 kg', '82.5 ='],
    ['de-DE', '82,5', '82.5 ='],
    ['pl-PL', '100 funtów', '45.3592'],
    ['ru-RU', '82 кг', '82 ='],
    ['hi-IN', '८२ किग्रा', '82 ='],
    ['zh-CN', '80公斤', '80 ='],
    ['zh-CN', '80千克', '80 ='],
    ['he-IL', '82 ק״ג', '82 ='],
  ])('in %s: %j is %s kg', (locale, text, expected) => {
    expect(shown(interpretWeight(text, 'metric', locale))).toBe(expected)
  })
})

// Expected values: 71 in is 180.34 cm; 172 lb × 0.453592 = 78.0178 kg; 70 kg ÷ 0.453592 = 154.324 lb.
describe('formatted measures', () => {
  it('show a height in feet and inches and in centimeters', () => {
    expect(heightParts(71, 'imperial')).toEqual({ feet: 5, inches: 11, centimeters: 180.3 })
    expect(heightParts(175, 'metric')).toEqual({ feet: 5, inches: 8.9, centimeters: 175 })
  })

  it('never show 5 feet 12 inches for a height just below 6 feet', () => {
    expect(heightParts(71.96, 'imperial')).toEqual({ feet: 6, inches: 0, centimeters: 182.8 })
  })

  it('show a weight in kilograms and in pounds', () => {
    expect(weightParts(172, 'imperial')).toEqual({ kilograms: 78, pounds: 172 })
    expect(weightParts(70, 'metric')).toEqual({ kilograms: 70, pounds: 154.3 })
  })
})

// Expected values: the amounts that Intl.NumberFormat, CLDR's data, has printed.
describe.each(locales)('reads back what Intl prints in %s', (locale) => {
  eachRow([
    ['centimeter', 180, 180],
    ['centimeter', 152.4, 152.4],
    ['meter', 1.8, 180],
    ['foot', 6, 182.88],
    ['inch', 71, 180.34],
    ['kilogram', 82.5, 82.5],
    ['pound', 100, 45.3592],
  ])('in the unit %s: %d', (unit, number, expected) => {
    const interpret = ['kilogram', 'pound'].includes(unit) ? interpretWeight : interpretHeight
    const read = (['long', 'short', 'narrow'] as const).map((unitDisplay) =>
      interpret(new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(number), 'metric', locale),
    )
    expect(read.map((reading) => reading?.value)).toEqual([expected, expected, expected])
  })
})

describe('properties', () => {
  const units = fc.constantFrom<Units>('metric', 'imperial')

  it('reads back feet and inches as written', () => {
    const parts = [fc.integer({ min: 2, max: 9 }), fc.integer({ min: 0, max: 11 })] as const
    const shape = fc.constantFrom(`f'i"`, `f'i`, 'f ft i in', 'f ft i', 'fft iin')
    fc.assert(
      fc.property(...parts, shape, (feet, inches, shape) => {
        const text = shape.replace(/^f/, String(feet)).replace(/i(?!n)|i(?=in)/, String(inches))
        expect(interpretHeight(text, 'imperial')?.value).toBe(feet * 12 + inches)
      }),
    )
  })

  it('gives a result for any text, and only finite numbers', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom('5', '11', "'", '"', ' ', '.', ',', 'ft', 'in', 'cm', 'm', 'st', 'lb', '-', '1e9'),
    )
    const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(text, units, fc.constantFrom(...locales), (text, units, locale) => {
        for (const interpret of [interpretHeight, interpretWeight])
          expect(Number.isFinite(interpret(text, units, locale)?.value ?? 0)).toBe(true)
      }),
      { numRuns: 3000, seed: 1 },
    )
  })
})
