import { type Category, categories, type IssueCode, type Unit } from '../../engine/unit-converter'
import { coreStrings, numberIssues } from '../core/strings'
import { lateStrings } from './unit-converter.late.strings'

/** 'square-meter' is 'Square meter'. */
const named = (id: string): string => id[0]?.toUpperCase() + id.slice(1).replace(/-/g, ' ')

const units: Readonly<Record<string, string>> = {
  foot: 'Feet',
  tonne: 'Metric ton',
  gallon: 'US gallon',
  quart: 'US quart',
  pint: 'US pint',
  cup: 'US cup',
  'fluid-ounce': 'US fluid ounce',
  month: 'Month (1/12 year)',
  year: 'Year (365.25 days)',
  'foot-pound': 'Foot-pound',
  btu: 'BTU',
  psi: 'Pound per square inch',
}

const namesOf = <Id extends string>(ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, units[id] ?? named(id)])) as Record<Id, string>

export const firstStrings = {
  ...coreStrings,
  name: 'Unit converter',
  category: 'What to convert',
  categories: namesOf<Category>(Object.keys(categories)),
  amount: 'Amount',
  from: 'From',
  to: 'To',
  swap: 'Swap the units',
  convert: 'Convert',
  result: 'Result',
  units: namesOf<Unit>(Object.values(categories).flatMap(Object.keys)),
  say: '{amount} {from} = {result} {to}',
  issues: {
    ...numberIssues,
    'below-absolute-zero': 'Colder than can be: absolute zero is {min} in this unit. Enter that or more.',
    'unknown-category': 'Choose what to convert.',
    'unknown-unit': 'Choose a unit from the list.',
  } satisfies Record<IssueCode, string>,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings)
