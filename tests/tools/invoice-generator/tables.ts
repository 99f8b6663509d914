import fc from 'fast-check'
import {
  evaluate,
  example,
  fromFile,
  type Input,
  type Item,
  initial,
  toFile,
} from '../../../src/engine/invoice-generator/invoice-generator'

/** Quantity and rate of each row. */
export type Rows = readonly (readonly (number | string)[])[]

export const rowsOf = (rows: Rows): Item[] =>
  rows.map(([quantity, rate]) => ({ description: '', quantity: String(quantity), rate: String(rate), tax: '' }))

/** The output for an invoice with only these fields filled in. */
export const answerOf = (input: Partial<Input>, context = {}) => {
  const result = evaluate({ ...initial, ...input }, context)
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  return result.value
}

export const totalsFor = (rows: Rows, tax = '0', discount = '0') => {
  const { subtotal, taxAmount, discountAmount, total } = answerOf({ items: rowsOf(rows), tax, discount })
  return { subtotal, taxAmount, discountAmount, total }
}

/** The invoice in a file. */
export const openFile = (text: string, locale?: string): Input => {
  const result = fromFile(text, { locale })
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  return result.value
}

// The lines of a grocer's invoice, by tax rate. The last line of the first group is a return. In the file, it has a
// quantity of 6 and an amount of -109.98.
const at6 = [
  ...[[2, 9.95], [1, 9.85], [1, 8.29], [2, 7.23], [1, 35], [1, 35], [1, 10.65], [1, 1.55], [3, 4.79], [1, 8.29]],
  ...[[2, 8.29], [1, 9.95], [2, 1.65], [1, 3.9], [6, 17.02], [-6, 18.33]],
] // biome-ignore format: compact pairs
const at21 = [[1, 10.8], [2, 3.8], [2, 4.67], [1, 18.63]] // biome-ignore format: compact pairs

/** Published invoices: rows, tax rate, subtotal, tax and total. Peppol's charges are rows here. */
export const published: readonly [name: string, rows: Rows, tax: number, subtotal: number, taxAmount: number, total: number][] = [
  ['Peppol, base-negative-inv-correction.xml', [[-7, 400], [3, 500], [1, -25]], 25, -1325, -331.25, -1656.25],
  ['Peppol, Norwegian-example-1.xml, at 25%', [[1, 1273], [250, 0.75]], 25, 1460.5, 365.13, 1825.63],
  ['Peppol, Norwegian-example-1.xml, at 15%', [[-1, 3.96], [2, 2.48]], 15, 1, 0.15, 1.15],
  ['Peppol, vat-calc.xml, at 25%', [[10, 400], [10, 90], [1, 200], [1, -100]], 25, 5000, 1250, 6250],
  ['CEN, CII_business_example_01.xml', [[1, 12_122.59], [-1, 606.13], [1, 177.41]], 19, 11_693.87, 2221.84, 13_915.71],
  ['CEN, ubl-tc434-example1.xml, at 6%', at6, 6, 183.23, 10.99, 194.22],
  ['CEN, ubl-tc434-example1.xml, at 21%', at21, 21, 46.37, 9.74, 56.11],
  ['CEN, ubl-tc434-example1.xml, before tax', [...at6, ...at21], 0, 229.6, 0, 229.6],
  ['Math Only Math, Money bills, 1', [[1, 16.5], [1, 96.25], [1, 48.5], [2, 16.5]], 0, 194.25, 0, 194.25],
  ['Math Only Math, Money bills, 2', [[6, 10], [9, 18], [5, 15]], 0, 297, 0, 297],
  ['Math Only Math, Worksheet on bills, 3', [[2, 951.25], [1, 1800], [14, 19.2], [3.5, 20.8]], 0, 4044.1, 0, 4044.1],
] // biome-ignore format: one invoice per line

/** By hand: 780 + 120 + 18 = 918. 8% of 918 is 73.44, and 5% is 45.90. 918 + 73.44 - 45.90 = 945.54. */
export const exampleAnswer = {
  date: '2026-11-20',
  dueDate: '2026-12-20',
  items: [
    { description: 'Window display design', quantity: 12, rate: 65, amount: 780 },
    { description: 'Posters', quantity: 40, rate: 3, amount: 120 },
    { description: 'Delivery', quantity: 1, rate: 18, amount: 18 },
  ],
  ...{ subtotal: 918, taxAmount: 73.44, discountAmount: 45.9, total: 945.54 },
  fieldIssues: [],
}

/** Rows of which only the last is valid. */
export const partlyInvalid = [['two', '5'], ['2', '1.5.2'], ['', ''], ['3', '10']] // biome-ignore format: compact pairs

/** Inputs and their errors, by field and code. */
export const invalidFields: readonly [name: string, input: Partial<Input>, issues: string[]][] = [
  ['a quantity above 10^9', { items: rowsOf([['1000000001', 1]]) }, ['items.0.quantity: too-large']],
  ['a quantity below -10^9', { items: rowsOf([['-1000000001', 1]]) }, ['items.0.quantity: too-small']],
  ['a rate above 10^12', { items: rowsOf([[1, '1000000000000.01']]) }, ['items.0.rate: too-large']],
  ['too many digits', { items: rowsOf([[1, '0.1234567890123456']]) }, ['items.0.rate: too-precise']],
  ['an exponent', { items: rowsOf([['1e3', 1]]) }, ['items.0.quantity: not-a-number']],
  ['a tax below 0', { tax: '-1' }, ['tax: too-small']],
  ['a tax above 1,000%', { tax: '1000.1' }, ['tax: too-large']],
  ['a discount above 100%', { discount: '100.1' }, ['discount: too-large']],
  ['a discount below 0', { discount: '-5' }, ['discount: too-small']],
  ['a date that does not exist', { date: '2026-02-29' }, ['date: not-a-date']],
  ['words that aren’t dates', { date: 'x', dueDate: 'soon' }, ['date: not-a-date', 'dueDate: not-a-date']],
  ['no dates in other formats', { date: 'Nov 20, 2026', dueDate: '12/20/2026' }, []],
  ['a due date before the date', { date: '2026-11-20', dueDate: '2026-11-19' }, ['dueDate: due-before-date']],
  ['no empty tax or discount', { tax: '', discount: ' ' }, []],
  ['no due date on the invoice date', { date: '2024-02-29', dueDate: '2024-02-29' }, []],
]

/** Inputs with an amount above 10^13. */
export const tooLarge: readonly [name: string, input: Partial<Input>][] = [
  ['an amount', { items: rowsOf([[1e9, 10_000.01]]) }],
  ['an amount that another one offsets', { items: rowsOf([...[[1e9, 20_000]], ...[[-1e9, 20_000]]]) }],
  ['the subtotal', { items: rowsOf(Array(11).fill([1, 1e12])) }],
  ['the tax', { items: rowsOf(Array(2).fill([1, 1e12])), tax: '1000', discount: '100' }],
]

/** A file with an invoice. `rest` replaces the other properties. */
export const fileOf = (invoice: unknown, rest: object = {}): string =>
  JSON.stringify({ tool: 'invoice-generator', version: 1, locale: 'en-US', invoice, ...rest })

/** Text that isn't a saved invoice, and its error. */
export const invalidFiles: readonly [name: string, text: string, code: string][] = [
  ['an empty file', '', 'not-json'],
  ['plain text', 'Dear Sir', 'not-json'],
  ['a truncated file', toFile(example).slice(0, -9), 'not-json'],
  ['null', 'null', 'not-an-invoice'],
  ['a number', '7', 'not-an-invoice'],
  ['an array', '[]', 'not-an-invoice'],
  ['a file of another tool', JSON.stringify({ tool: 'gpa-calculator', version: 1, invoice: {} }), 'not-an-invoice'],
  ['an invoice that’s an array', fileOf([]), 'not-an-invoice'],
  ['an invoice that’s null', fileOf(null), 'not-an-invoice'],
  ['a version as text', fileOf({}, { version: 'one' }), 'not-an-invoice'],
  ['a later version', fileOf({}, { version: 2 }), 'newer-file'],
  ['5,001 rows', fileOf({ items: Array(5001).fill({}) }), 'too-many-items'],
  ['two million characters', fileOf({ notes: 'x'.repeat(2_000_000) }), 'file-too-large'],
  ['a million nested arrays', '['.repeat(1_000_000), 'not-json'],
]

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '1', '1,250.50', '1,5', 'NaN', '\ud800', '__proto__'),
)
const item = fc.record({ description: text, quantity: text, rate: text, tax: text })
const texts = fc.record(Object.fromEntries(Object.keys(initial).map((name) => [name, text])))

/** Invoices with any text in any field. */
export const invoices = fc
  .tuple(texts, fc.array(item, { minLength: 1, maxLength: 5 }))
  .map(([fields, items]) => ({ ...fields, items }) as unknown as Input)
