import type { Rational } from '../core/numbers/rational'

/** A unit in its category's base unit: a decimal, or a fraction. The offset is added before multiplying. */
export type UnitSize = number | readonly [top: number | Rational, bottom: number | Rational, offset?: number]

/** Pi to 60 decimals (OEIS A000796), so that all digits of an angle are correct. */
const pi: Rational = { n: 3141592653589793238462643383279502884197169399375105820974945n, d: 10n ** 60n }

/**
 * The categories and their units in menu order (docs/rules.md). The values are exact by definition:
 * - inch, foot, yard, mile, pound, ounce: international yard and pound, 1959 (NIST SP 811, appendix B.8). The acre is
 *   43,560 square feet of these, not survey feet.
 * - US liquid measures: the gallon is 231 cubic inches (NIST Handbook 44, appendix C).
 * - celsius, kelvin: SI Brochure, 9th edition, 2.3.1. Fahrenheit: NIST SP 811, B.8.
 * - month and year: based on the Julian year of 365.25 days, as used in astronomy (IAU Style Manual, 1989).
 * - byte and its multiples: IEC 80000-13 (kilo is 1000, kibi is 1024).
 * - calorie: thermochemical, 4.184 J. BTU: International Table. Pound-force and millimeter of mercury: with 9.80665 m/s²
 *   (NIST SP 811, B.8). Electronvolt: SI Brochure, 9th edition, table 8.
 */
export const categories = {
  length: {
    meter: 1,
    kilometer: 1000,
    centimeter: 0.01,
    millimeter: 0.001,
    inch: 0.0254,
    foot: 0.3048,
    yard: 0.9144,
    mile: 1609.344,
  },
  weight: {
    kilogram: 1,
    gram: 0.001,
    pound: 0.45359237,
    ounce: 0.028349523125,
    tonne: 1000,
    stone: 6.35029318,
  },
  temperature: { celsius: [1, 1, 273.15], fahrenheit: [5, 9, 459.67], kelvin: 1 },
  volume: {
    liter: 1,
    milliliter: 0.001,
    gallon: 3.785411784,
    quart: 0.946352946,
    pint: 0.473176473,
    cup: 0.2365882365,
    'fluid-ounce': 0.0295735295625,
  },
  area: {
    'square-meter': 1,
    'square-kilometer': 1e6,
    'square-centimeter': 1e-4,
    hectare: 1e4,
    'square-inch': 0.00064516,
    'square-foot': 0.09290304,
    'square-yard': 0.83612736,
    acre: 4046.8564224,
    'square-mile': 2589988.110336,
  },
  speed: {
    'kilometer-per-hour': 1,
    'mile-per-hour': 1.609344,
    'meter-per-second': 3.6,
    'foot-per-second': 1.09728,
    knot: 1.852,
  },
  time: {
    second: 1,
    minute: 60,
    hour: 3600,
    day: 86400,
    week: 604800,
    month: 2629800,
    year: 31557600,
    millisecond: 0.001,
    microsecond: 1e-6,
  },
  data: {
    byte: 1,
    kilobyte: 1000,
    megabyte: 1e6,
    gigabyte: 1e9,
    terabyte: 1e12,
    kibibyte: 1024,
    mebibyte: 1048576,
    gibibyte: 1073741824,
    tebibyte: 1099511627776,
    bit: 0.125,
    kilobit: 125,
    megabit: 125e3,
    gigabit: 125e6,
  },
  energy: {
    joule: 1,
    kilojoule: 1000,
    calorie: 4.184,
    kilocalorie: 4184,
    'watt-hour': 3600,
    'kilowatt-hour': 3.6e6,
    btu: 1055.05585262,
    'foot-pound': [{ n: 13558179483314004n, d: 10n ** 16n }, 1],
    electronvolt: 1.602176634e-19,
  },
  pressure: {
    pascal: 1,
    kilopascal: 1000,
    hectopascal: 100,
    bar: 1e5,
    psi: [4.4482216152605, 0.00064516],
    atmosphere: 101325,
    torr: [101325, 760],
    'millimeter-of-mercury': 133.322387415,
  },
  angle: { degree: 1, radian: [180, pi], gradian: 0.9, turn: 360, arcminute: [1, 60], arcsecond: [1, 3600] },
} as const satisfies Record<string, Record<string, UnitSize>>

/** 'length', 'weight', 'temperature', 'volume', and so on. */
export type Category = keyof typeof categories

/** The categories in menu order. */
export const categoryNames = Object.keys(categories) as Category[]

type UnitOf<Each> = Each extends Category ? keyof (typeof categories)[Each] & string : never

/** All units: 'meter', 'fluid-ounce', and so on. Each is in one category. */
export type Unit = UnitOf<Category>

/** A category's units in menu order. Empty for an unknown category. */
export const unitsOf = (category: Category): readonly Unit[] =>
  Object.hasOwn(categories, category) ? (Object.keys(categories[category]) as Unit[]) : []
