import { catalog } from '../src/catalog'

interface Engine {
  readonly example: unknown
  readonly exampleContext?: object
  evaluate(input: unknown, context?: unknown): unknown
}

const engines = {
  ...import.meta.glob<Engine>('../src/engine/*.ts', { eager: true }),
  ...import.meta.glob<Engine>('../src/engine/*/*.ts', { eager: true }),
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const number = new Intl.NumberFormat('en-US')

// biome-ignore lint/suspicious/noExplicitAny: each line knows its own engine's input and output
type Format = (value: any, input: any) => string

/** How a card shows the answer to its engine's example. A tool without a line shows none. */
const formats: Readonly<Record<string, Format>> = {
  // Rates of the day it was built would be wrong the day after: the question, without an answer.
  'currency-converter': (_, input) => `${input.amount} ${input.from} → ${input.to}`,
  'interest-calculator': (value) => `${dollars.format(value.interest)} interest`,
  'tax-calculator': (value) =>
    `${dollars.format(value.netAmount)} + ${value.taxRate}% = ${dollars.format(value.totalAmount)}`,
  'mortgage-calculator': (value) => `${dollars.format(value.totalMonthly)} a month`,
  'discount-calculator': (value) =>
    `${dollars.format(value.originalPrice)} − ${value.discountPercent}% = ${dollars.format(value.finalPrice)}`,
  'salary-calculator': (value) => `${dollars.format(value.grossAnnual)} a year`,
  'bill-splitter': (value) => `${value.numPeople} people, ${dollars.format(value.perPerson)} each`,
  'invoice-generator': (value, input) => `${input.invoiceNumber}: ${dollars.format(value.total)}`,
  'gpa-calculator': (value) => `GPA ${value.gpa.toFixed(2)}`,
  'grade-converter': (value) => `${value.percentage}% = ${value.letterGrade} = GPA ${value.gpa.toFixed(1)}`,
  'bmi-calculator': (value) => `BMI ${value.bmi.toFixed(1)}`,
  'ideal-weight-calculator': (value) => `${value.formulaRange.min} to ${value.formulaRange.max} ${value.unit}`,
  'calorie-calculator': (value) => `${number.format(value.maintenance)} kcal a day`,
  'percentage-calculator': (value, input) => `${input.x}% of ${input.y} = ${number.format(value.result)}`,
  'unit-converter': (value, input) => `${input.amount} ${input.from}s = ${value.text} ${input.to}s`,
  'math-solver': (value, input) => `${input.expression} = ${value.result}`,
  'text-counter': (value) => `${number.format(value.words)} words, ${number.format(value.characters)} characters`,
  'regex-tester': (_, input) => `/${input.pattern}/${input.flags}`,
  'password-generator': (value) => `${Math.floor(value.entropyBits)} bits of entropy`,
  'date-difference': (value) => `${number.format(value.totalDays)} days, or ${value.months} months ${value.days} days`,
  'age-calculator': (value) =>
    `${value.years} years ${value.months} months, ${value.nextBirthday.daysUntil} days to go`,
  'timezone-converter': (value) => `12:00 in New York = ${value.convertedTime.slice(11)} in London`,
  'pomodoro-timer': (_, input) => `${input.workTime}:00`,
}

/** The same texts at each build: a fixed clock and fixed chance stand in for the real ones. */
function contextOf(engine: Engine): object {
  let seed = 1
  const random = () => {
    seed = (seed * 48271) % 2147483647
    return seed / 2147483647
  }
  return { now: Date.UTC(2026, 0, 1), random, ...engine.exampleContext }
}

export function exampleTexts(): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const { id } of catalog) {
    const engine = engines[`../src/engine/${id}.ts`] ?? engines[`../src/engine/${id}/${id}.ts`]
    const format = formats[id]
    if (!engine || !format) continue
    const result = engine.evaluate(engine.example, contextOf(engine)) as { ok: boolean; value?: unknown }
    if (result.ok) texts[id] = format(result.value, engine.example)
  }
  return texts
}
