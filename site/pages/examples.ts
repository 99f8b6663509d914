import { isBlank, settingsOf } from '../../src/widgets/core/tool/use-shown-answer'
import { type Engine, engineOf } from '../build/engines'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const number = new Intl.NumberFormat('en-US')

// biome-ignore lint/suspicious/noExplicitAny: each line knows its own engine's input and output
type Format = (value: any, input: any) => string

/** The answer to a tool's example in a few characters, for a row of a list. Tools without an entry here show none. */
const formats: Readonly<Record<string, Format>> = {
  'ai-detector': (value) => `${value.aiProbability}%`,
  'language-detector': (value) => value.languages[0].name,
  'plagiarism-detector': (value) => `${value.comparison.sharedWords} words`,
  // Only the question, because the build's exchange rates would be outdated the next day.
  'currency-converter': (_, input) => `${input.from} → ${input.to}`,
  'interest-calculator': (value, input) => `${input.rate}% → ${whole(value.finalAmount)}`,
  'tax-calculator': (value) => `${whole(value.netAmount)} → ${whole(value.totalAmount)}`,
  'mortgage-calculator': (value) => dollars.format(value.totalMonthly),
  'discount-calculator': (value) => `${value.discountPercent}% off ${whole(value.originalPrice)}`,
  'salary-calculator': (value) => `${whole(value.grossAnnual)} a year`,
  'bill-splitter': (value) => `${value.numPeople} × ${dollars.format(value.perPerson)}`,
  'invoice-generator': (_, input) => input.invoiceNumber,
  'gpa-calculator': (value) => value.gpa.toFixed(2),
  'grade-converter': (value) => `${value.percentage}% = ${value.letterGrade}`,
  'bmi-calculator': (value) => value.bmi.toFixed(1),
  'ideal-weight-calculator': (value) =>
    `${Math.round(value.formulaRange.min)}–${Math.round(value.formulaRange.max)} ${value.unit}`,
  'calorie-calculator': (value) => `${number.format(value.maintenance)} kcal`,
  'percentage-calculator': (value, input) => `${input.x}% → ${number.format(value.result)}`,
  'unit-converter': (value, input) => `${input.amount} mi = ${Number(value.text).toFixed(1)} km`,
  'math-solver': (value) => `= ${value.result}`,
  'text-counter': (value) => `${number.format(value.words)} words`,
  'base64-tool': (value) => `${value.text.slice(0, 9)}…`,
  'html-formatter': () => '<p>',
  'json-editor': () => '{ "a": 1.0 }',
  'ip-lookup': (value) => value.ip,
  'regex-tester': (_, input) => `/${input.pattern.slice(0, 8)}…/`,
  'password-generator': (value) => `${Math.floor(value.entropyBits)} bits`,
  'random-number-generator': (value) => value.numbers.slice(0, 2).join(' · '),
  'lorem-generator': (value) => `${value.text.split(' ', 2).join(' ')}…`,
  'username-generator': (value) => value.usernames[0].username,
  'date-difference': (value) => `${number.format(value.totalDays)} days`,
  'age-calculator': (value) => `${value.years} years`,
  'timezone-converter': (value) => `noon → ${clock(value.convertedTime)}`,
  'pomodoro-timer': (_, input) => `${input.workTime}:00`,
}

/** '$64' */
const whole = (amount: number | string) => dollars.format(Math.round(Number(amount))).replace(/\.00$/, '')
/** '2026-11-20T17:00' is '5 PM' */
const clock = (local: string) =>
  `${Number(local.slice(11, 13)) % 12 || 12} ${Number(local.slice(11, 13)) < 12 ? 'AM' : 'PM'}`

/** A fixed clock and a seeded random source, so that every build has the same texts. */
function contextOf(engine: Engine): object {
  let seed = 1
  const random = () => {
    seed = (seed * 48271) % 2147483647
    return seed / 2147483647
  }
  return { now: Date.UTC(2026, 0, 1), random, ...engine.exampleContext }
}

/** A tool's example as its page shows it, with the settings that are filled in from the start, and its answer. */
export function answerOf(id: string): { readonly input: Engine['example']; readonly output: unknown } | undefined {
  const engine = engineOf(id)
  if (!engine) return undefined
  const { initial, example } = engine
  const input = isBlank(initial, engine) ? { ...example, ...settingsOf(initial, engine) } : example
  const result = engine.evaluate(input, contextOf(engine)) as { ok: boolean; value?: unknown }
  return result.ok ? { input, output: result.value } : undefined
}

/** The answer to a tool's example, as short text. */
export function exampleOf(id: string): string | undefined {
  const answer = answerOf(id)
  return answer && formats[id]?.(answer.output, answer.input)
}
