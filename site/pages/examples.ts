import { type Engine, engineOf } from '../build/engines'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const number = new Intl.NumberFormat('en-US')

// biome-ignore lint/suspicious/noExplicitAny: each line knows its own engine's input and output
type Format = (value: any, input: any) => string

/** How a card shows the answer to its engine's example. A tool without a line shows none. */
const formats: Readonly<Record<string, Format>> = {
  'ai-detector': (value) => `${value.aiProbability}% AI-like`,
  'language-detector': (value, input) => `“${input.text.slice(0, 11)}…” is ${value.languages[0].name}`,
  'plagiarism-detector': (value) =>
    `${value.comparison.sharedWords} words shared, ${Math.round(value.comparison.share * 100)}% of the text`,
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
  'base64-tool': (value, input) => `${input.text} = ${value.text}`,
  'html-formatter': (value) => `${value.lines} lines, the same document`,
  'json-editor': () => '1.0 stays 1.0',
  'qr-generator': (value) => `${value.modules.length} × ${value.modules.length} modules, read back`,
  'ip-lookup': (value) => `${value.ip} = ${value.integer}`,
  'regex-tester': (_, input) => `/${input.pattern}/${input.flags}`,
  'password-generator': (value) => `${Math.floor(value.entropyBits)} bits of entropy`,
  'random-number-generator': (value) => value.numbers.join(' · '),
  'lorem-generator': (value) => `${value.text.split(' ', 4).join(' ')}…`,
  'username-generator': (value) => `${value.usernames[0].username}, ${value.usernames[1].username}`,
  'color-generator': (value) => value.colors.slice(0, 3).join(' '),
  'box-shadow-generator': (value) => value.css.slice(12, -1),
  'gradient-generator': (_, input) => input.stops.map(({ color }: { color: string }) => color).join(' → '),
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

/** What a tool's engine answers to its own example, as short text. */
export function exampleOf(id: string): string | undefined {
  const engine = engineOf(id)
  const format = formats[id]
  if (!engine || !format) return undefined
  const result = engine.evaluate(engine.example, contextOf(engine)) as { ok: boolean; value?: unknown }
  return result.ok ? format(result.value, engine.example) : undefined
}
