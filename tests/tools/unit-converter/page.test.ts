import { expect, it } from 'vitest'
import { page } from '../../../site/tools/unit-converter/page'
import * as units from '../../../src/engine/unit-converter/unit-converter'
import { ask, missingFrom, n } from '../../site/page-text'

/** In the tool's format. */
const converted = (category: units.Category, amount: string, unit: units.Unit, to: units.Unit) =>
  n(Number(ask(units, { category, amount, from: unit, to }).text))

// Figures: the engine's, for the amounts and units in each sentence.
it('states figures that the engine calculates', () => {
  const sentences = [
    `${converted('length', `5'11"`, 'inch', 'centimeter')} cm. You can type`,
    `180 cm is ${converted('length', '180', 'centimeter', 'inch')} inches`,
    `One terabyte is ${converted('data', '1', 'terabyte', 'gibibyte')} gibibytes`,
    `1 terabyte as ${converted('data', '1', 'terabyte', 'byte')} bytes`,
    `${converted('temperature', '350', 'fahrenheit', 'celsius')} °C. In recipes`,
    `It’s ${converted('data', '500', 'megabit', 'megabyte')} megabytes per second`,
    `one byte is ${converted('data', '1', 'byte', 'bit')} bits`,
    `a weight, ${converted('weight', '1', 'ounce', 'gram')} grams`,
    `a volume, ${converted('volume', '1', 'fluid-ounce', 'milliliter')} milliliters. One US gallon is ${converted('volume', '1', 'gallon', 'fluid-ounce')} fluid ounces`,
    `an inch is exactly ${converted('length', '1', 'inch', 'meter')} meters, and a pound is exactly ${units.convert(1, 'pound', 'kilogram')} kilograms`,
    `1 inch: ${converted('length', '1', 'inch', 'centimeter')} cm`,
    `1 mile: ${converted('length', '1', 'mile', 'kilometer')} km`,
    `1 pound: ${converted('weight', '1', 'pound', 'kilogram')} kg`,
    `1 ounce: ${converted('weight', '1', 'ounce', 'gram')} g`,
    `1 US cup: ${converted('volume', '1', 'cup', 'milliliter')} mL`,
    `1 US gallon: ${converted('volume', '1', 'gallon', 'liter')} L`,
    `1 acre: ${converted('area', '1', 'acre', 'square-foot')} ft²`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})
