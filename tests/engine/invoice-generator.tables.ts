import fc from 'fast-check'
import { evaluate, example, fromFile, type Input, type Item, initial, toFile } from '../../src/engine/invoice-generator'

/** Rows of quantity and rate. */
export type Rows = readonly (readonly (number | string)[])[]

export const rowsOf = (rows: Rows): Item[] =>
  rows.map(([quantity, rate]) => ({ description: '', quantity: String(quantity), rate: String(rate) }))

/** The answer to an invoice that is empty but for this. */
export const answerOf = (input: Partial<Input>, context = {}) => {
  const result = evaluate({ ...initial, ...input }, context)
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  return result.value
}

export const totalsFor = (rows: Rows, tax = '0', discount = '0') => {
  const { subtotal, taxAmount, discountAmount, total } = answerOf({ items: rowsOf(rows), tax, discount })
  return { subtotal, taxAmount, discountAmount, total }
}

/** What a file holds. */
export const opened = (text: string, locale?: string): Input => {
  const result = fromFile(text, { locale })
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  return result.value
}

// The lines of a grocer's invoice by its two rates of tax; the file has the last of the first group, goods returned, as 6
// at an amount of -109.98.
const at6 = [
  ...[[2, 9.95], [1, 9.85], [1, 8.29], [2, 7.23], [1, 35], [1, 35], [1, 10.65], [1, 1.55], [3, 4.79], [1, 8.29]],
  ...[[2, 8.29], [1, 9.95], [2, 1.65], [1, 3.9], [6, 17.02], [-6, 18.33]],
] // biome-ignore format: two lines of pairs
const at21 = [[1, 10.8], [2, 3.8], [2, 4.67], [1, 18.63]] // biome-ignore format: a line of pairs

/** Invoices in print, each named: their rows, percent of tax, subtotal, tax and total. Peppol's charges are rows here. */
export const printed: readonly [name: string, rows: Rows, tax: number, subtotal: number, taxAmount: number, total: number][] = [
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
] // biome-ignore format: a list to look through

/** Worked by hand: 780 + 120 + 18 = 918; 8% of it 73.44, 5% of it 45.90; 918 + 73.44 - 45.90 = 945.54. */
export const exampleAnswer = {
  date: '2026-11-20',
  dueDate: '2026-12-20',
  items: [
    { description: 'Shop window, design', quantity: 12, rate: 65, amount: 780 },
    { description: 'Posters', quantity: 40, rate: 3, amount: 120 },
    { description: 'Delivery', quantity: 1, rate: 18, amount: 18 },
  ],
  ...{ subtotal: 918, taxAmount: 73.44, discountAmount: 45.9, total: 945.54 },
  fieldIssues: [],
}

/** Rows of which only the last can be read whole. */
export const halfRead = [['two', '5'], ['2', '1.5.2'], ['', ''], ['3', '10']] // biome-ignore format: a line of pairs

/** Errors of single fields, by field and code. */
export const faulty: readonly [name: string, input: Partial<Input>, issues: string[]][] = [
  ['a quantity beyond 10^9', { items: rowsOf([['1000000001', 1]]) }, ['items.0.quantity: too-large']],
  ['a quantity below -10^9', { items: rowsOf([['-1000000001', 1]]) }, ['items.0.quantity: too-small']],
  ['a rate beyond 10^12', { items: rowsOf([[1, '1000000000000.01']]) }, ['items.0.rate: too-large']],
  ['more digits than count', { items: rowsOf([[1, '0.1234567890123456']]) }, ['items.0.rate: too-precise']],
  ['an exponent', { items: rowsOf([['1e3', 1]]) }, ['items.0.quantity: not-a-number']],
  ['a tax below 0', { tax: '-1' }, ['tax: too-small']],
  ['a tax above 1,000 percent', { tax: '1000.1' }, ['tax: too-large']],
  ['a discount above 100 percent', { discount: '100.1' }, ['discount: too-large']],
  ['a discount below 0', { discount: '-5' }, ['discount: too-small']],
  ['a date that does not exist', { date: '2026-02-29' }, ['date: not-a-date']],
  ['words that are no dates', { date: 'x', dueDate: 'soon' }, ['date: not-a-date', 'dueDate: not-a-date']],
  ['nothing where dates are in words', { date: 'Nov 20, 2026', dueDate: '12/20/2026' }, []],
  ['a due date before the date', { date: '2026-11-20', dueDate: '2026-11-19' }, ['dueDate: due-before-date']],
  ['nothing where tax and discount are empty', { tax: '', discount: ' ' }, []],
  ['nothing where the due date is the date', { date: '2024-02-29', dueDate: '2024-02-29' }, []],
]

/** Rows whose figures pass what cents can be kept of. */
export const tooLarge: readonly [name: string, input: Partial<Input>][] = [
  ['an amount', { items: rowsOf([[1e9, 10_000.01]]) }],
  ['an amount that another makes good', { items: rowsOf([...[[1e9, 20_000]], ...[[-1e9, 20_000]]]) }],
  ['a sum', { items: rowsOf(Array(11).fill([1, 1e12])) }],
  ['a tax', { items: rowsOf(Array(2).fill([1, 1e12])), tax: '1000', discount: '100' }],
]

/** A file with an invoice in it, and with whatever else. */
export const fileOf = (invoice: unknown, rest: object = {}): string =>
  JSON.stringify({ tool: 'invoice-generator', version: 1, locale: 'en-US', invoice, ...rest })

/** Text that is no saved invoice, and what is said of it. */
export const unreadable: readonly [name: string, text: string, code: string][] = [
  ['nothing', '', 'not-json'],
  ['words', 'Dear Sir', 'not-json'],
  ['half a file', toFile(example).slice(0, -9), 'not-json'],
  ['nothing in JSON', 'null', 'not-an-invoice'],
  ['a number', '7', 'not-an-invoice'],
  ['a list', '[]', 'not-an-invoice'],
  ['a file of another tool', JSON.stringify({ tool: 'gpa-calculator', version: 1, invoice: {} }), 'not-an-invoice'],
  ['an invoice that is a list', fileOf([]), 'not-an-invoice'],
  ['an invoice that is none', fileOf(null), 'not-an-invoice'],
  ['a version in words', fileOf({}, { version: 'one' }), 'not-an-invoice'],
  ['a later version', fileOf({}, { version: 2 }), 'newer-file'],
  ['5,001 rows', fileOf({ items: Array(5001).fill({}) }), 'too-many-items'],
  ['two million characters', fileOf({ notes: 'x'.repeat(2_000_000) }), 'file-too-large'],
  ['depth upon depth', '['.repeat(1_000_000), 'not-json'],
]

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '1', '1,250.50', '1,5', 'NaN', '\ud800', '__proto__'),
)
const item = fc.record({ description: text, quantity: text, rate: text })
const texts = fc.record(Object.fromEntries(Object.keys(initial).map((name) => [name, text])))

/** Invoices with any text in any field. */
export const invoices = fc
  .tuple(texts, fc.array(item, { minLength: 1, maxLength: 5 }))
  .map(([fields, items]) => ({ ...fields, items }) as unknown as Input)
