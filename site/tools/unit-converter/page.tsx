import { Ruler } from 'lucide-react'
import type { Input, Output } from '../../../src/engine/unit-converter/unit-converter'
import { categories } from '../../../src/engine/unit-converter/units'
import type { ToolPage } from '../../pages/page'

const unitNames = Object.values(categories)
  .flatMap((units) => Object.keys(units))
  .flatMap((unit) => [unit, `${unit}s`])
  .join(' ')

export const page: ToolPage<Output, Input> = {
  icon: Ruler,
  alsoCalled: `kg lb lbs oz g cm mm km m in ft yd mi celsius fahrenheit metric imperial ${unitNames}`,
  example: (value, input) => `${input.amount} mi = ${Number(value.text).toFixed(1)} km`,
  receives: { number: 'amount' },
  howItWorks: [
    'Units have official definitions: an inch is exactly 0.0254 meters, and a pound is exactly 0.45359237 kilograms. The converter calculates with exact fractions and rounds only once, at the end.',
    'Results have up to 6 decimals. Very small results have 6 significant digits instead. You see your amount in every unit of the category at once.',
  ],
  facts: [
    {
      title: 'Common conversions',
      rows: [
        ['1 inch', '2.54 cm'],
        ['1 mile', '1.609344 km'],
        ['1 pound', '0.453592 kg'],
        ['1 ounce', '28.349523 g'],
        ['1 US cup', '236.588237 mL'],
        ['1 US gallon', '3.785412 L'],
        ['1 acre', '43,560 ft²'],
      ],
    },
  ],
  limits: [
    'Gallons, quarts, pints, cups and fluid ounces are US measures. British gallons and pints are about 20% larger.',
    'A year is 365.25 days, and a month is one-twelfth of that. For actual dates, use the date difference tool.',
    'Temperatures are readings on a thermometer, not differences between two temperatures.',
    'Weight can’t be converted to volume, because that depends on the ingredient or material.',
  ],
  sources: [
    { name: 'NIST, Special Publication 811', href: 'https://www.nist.gov/pml/special-publication-811' },
    { name: 'NIST, Handbook 44, appendix C' },
    { name: 'BIPM, SI Brochure', href: 'https://www.bipm.org/en/publications/si-brochure' },
    { name: 'IEC 80000-13: kilobytes and kibibytes' },
  ],
  faq: [
    {
      question: 'What is 5 feet 11 inches in cm?',
      answer:
        '180.34 cm. You can type the height as 5\'11" or 5 ft 11 in. Going the other way, 180 cm is 70.866142 inches.',
    },
    {
      question: 'Why does a 1 TB drive show only 931 GB?',
      answer:
        'Drive makers count 1 terabyte as 1,000,000,000,000 bytes. Windows counts in gibibytes but calls them GB. One terabyte is 931.322575 gibibytes.',
    },
    {
      question: 'What is 350 °F in Celsius?',
      answer:
        '176.666667 °C. In recipes, that’s usually rounded to 175 or 180 °C. To convert by hand, subtract 32, then multiply by 5 and divide by 9.',
    },
    {
      question: 'How fast is 500 Mbps in megabytes per second?',
      answer:
        'It’s 62.5 megabytes per second at most. Internet speeds are given in megabits, and one byte is 8 bits. To find the number, convert 500 megabits to megabytes.',
    },
    {
      question: 'Is an ounce the same as a fluid ounce?',
      answer:
        'No. An ounce is a weight, 28.349523 grams. A US fluid ounce is a volume, 29.57353 milliliters. One US gallon is 128 fluid ounces.',
    },
  ],
  samples: [
    { name: 'Marathon in kilometers', value: { category: 'length', amount: '26.2', from: 'mile', to: 'kilometer' } },
    {
      name: '350 °F in Celsius',
      value: { category: 'temperature', amount: '350', from: 'fahrenheit', to: 'celsius' },
    },
    { name: '1 TB drive in gibibytes', value: { category: 'data', amount: '1', from: 'terabyte', to: 'gibibyte' } },
    { name: 'Fluid ounces in a gallon', value: { category: 'volume', amount: '1', from: 'gallon', to: 'fluid-ounce' } },
  ],
}
