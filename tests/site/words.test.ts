import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Words } from '../../site/pages/page'
import { catalog } from '../../src/catalog'
import * as age from '../../src/engine/age-calculator'
import * as bill from '../../src/engine/bill-splitter'
import * as bmi from '../../src/engine/bmi-calculator'
import * as calories from '../../src/engine/calorie-calculator'
import type { Result } from '../../src/engine/core/result'
import * as dates from '../../src/engine/date-difference'
import * as discount from '../../src/engine/discount-calculator'
import * as gpa from '../../src/engine/gpa-calculator'
import * as ideal from '../../src/engine/ideal-weight-calculator'
import * as interest from '../../src/engine/interest-calculator'
import * as math from '../../src/engine/math-solver'
import * as mortgage from '../../src/engine/mortgage-calculator'
import * as password from '../../src/engine/password-generator'
import * as percentage from '../../src/engine/percentage-calculator'
import * as salary from '../../src/engine/salary-calculator'
import * as tax from '../../src/engine/tax-calculator'
import * as text from '../../src/engine/text-counter'
import * as zones from '../../src/engine/timezone-converter'
import * as units from '../../src/engine/unit-converter'

interface Engine<Input = Readonly<Record<string, unknown>>> {
  readonly initial: Input
  readonly exampleContext?: object
  evaluate(input: Input, context?: object): Result<unknown, string> | Promise<Result<unknown, string>>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const words = import.meta.glob<Words>('../../site/content/*.ts', { eager: true, import: 'words' })
const engines = import.meta.glob<Engine>('../../src/engine/*.ts')

describe.each(catalog.map(({ id }) => id))('the words of %s', (id) => {
  const said = words[`../../site/content/${id}.ts`] as Words

  it('say what it does, how, within which limits, and by whom', () => {
    for (const part of [said.about, said.howItWorks, said.limits, said.sources]) expect(part?.length).toBeGreaterThan(0)
    for (const { href } of said.sources ?? []) expect(href ?? 'https://').toMatch(/^https:/)
  })

  it('answer three to five questions, in 150 to 400 words altogether', () => {
    const { about = [], howItWorks, limits = [], sources = [], faq = [] } = said
    expect(faq.length).toBeGreaterThanOrEqual(3)
    expect(faq.length).toBeLessThanOrEqual(5)
    const questions = faq.flatMap(({ question, answer }) => [question, answer])
    const all = [...about, ...howItWorks, ...limits, ...sources.map(({ name }) => name), ...questions].join(' ')
    const count = all.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
    expect(count).toBeGreaterThanOrEqual(150)
    expect(count).toBeLessThanOrEqual(400)
  })

  it('give two to four samples that the engine answers', async () => {
    const { samples = [] } = said
    const engine = (await engines[`../../src/engine/${id}.ts`]?.()) as Engine
    expect(samples.length).toBeGreaterThanOrEqual(2)
    expect(samples.length).toBeLessThanOrEqual(4)
    for (const { name, value } of samples) {
      expect(Object.keys(engine.initial)).toEqual(expect.arrayContaining(Object.keys(value)))
      const context = { now: new Date(2026, 0, 1), ...engine.exampleContext }
      expect([name, await engine.evaluate({ ...engine.initial, ...value }, context)]).toMatchObject([
        name,
        { ok: true },
      ])
    }
  })
})

/** What an engine answers to an input that is empty but for these fields. */
function ask<Input extends object, Output>(
  engine: { readonly initial: Input; evaluate(input: Input): Result<Output, string> },
  fields: Partial<Input>,
): Output {
  const result = engine.evaluate({ ...engine.initial, ...fields })
  if (!result.ok) throw new Error(JSON.stringify([fields, result.issues]))
  return result.value
}

const $ = (amount: number) => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount)
const n = (number: number, digits = 6) =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: digits }).format(number)
const fixed = (number: number, digits: number) => number.toFixed(digits)

const house = {
  homePrice: '420,000',
  downPayment: '84,000',
  interestRate: '6.25',
  propertyTax: '4,800',
  insurance: '1,560',
}
const loan = ask(mortgage, house)
const years = mortgage.byYear(loan.schedule)
const row = (year: number) => {
  const { interest, balance } = years[year - 1] as mortgage.Year
  return `${$(interest)} ${$(balance)}`
}
const short = ask(mortgage, { ...house, term: '15' })
const dear = ask(mortgage, { ...house, interestRate: '7.25' })
const little = ask(mortgage, { ...house, downPayment: '42,000', pmi: '2,268' })
const flat = (term: string) => ask(mortgage, { homePrice: '300,000', downPayment: '60,000', interestRate: '6', term })
const saved = (fields: Partial<interest.Input>) =>
  ask(interest, { principal: '10,000', rate: '5', time: '10', ...fields })
const rate = (type: percentage.PercentageType, x: string, y: string) => ask(percentage, { type, x, y }).result
const index = (weight: string, height = '175') => ask(bmi, { weight, height }).bmi
const days = (start: string, end: string) => ask(dates, { start, end }).totalDays
const at = (from: string, to: string, date: string, time: string) =>
  ask(zones, { from, to, date, time }).convertedTime.slice(11).replace(/^0/, '')
const sets = Object.values(password.alphabets)
const bits = (length: number, kinds = sets) => Math.log2(Number(password.countPasswords(kinds, length)))
const man = { age: '30', weight: '70', height: '175' }
const family = ask(text, { text: '👨‍👩‍👧‍👦' })
const born = ask(age, { birthDate: '1990-06-15', onDate: '2024-12-26' })
const [newYork, london] = ['America/New_York', 'Europe/London']

/** What a text says, and the figures in it as the engines answer them. */
const figures: readonly (readonly [file: string, ...sentences: string[]])[] = [
  [
    'content/interest-calculator.ts',
    `comes to ${$(saved({ type: 'simple' }).finalAmount)} with simple interest, and to ${$(saved({ frequency: '1' }).finalAmount)} if`,
    `comes to ${$(saved({}).finalAmount)} with monthly interest and to ${$(saved({ frequency: '365' }).finalAmount)} with`,
    `is ${$(saved({ principal: '1,000', rate: '6', time: '12', frequency: '1' }).finalAmount)} after 12 years`,
    `${fixed(saved({ principal: '1,000', rate: '12', time: '1' }).totalReturn, 2)}%. Enter 1 year`,
  ],
  ['content/tax-calculator.ts', `at 8.875% the tax is ${ask(tax, { amount: '49.99', rate: '8.875' }).taxAmount};`],
  [
    'content/mortgage-calculator.ts',
    `the payment is ${$(loan.monthlyPayment)}; in the first month ${$(loan.schedule[0]?.interest ?? 0)} of it is interest and ${$(loan.schedule[0]?.principal ?? 0)} pays`,
    `30 years cost ${$(flat('30').monthlyPayment)} a month and ${$(flat('30').totalInterest)} of interest; 15 years cost ${$(flat('15').monthlyPayment)} a month and ${$(flat('15').totalInterest)}`,
  ],
  [
    'content/discount-calculator.ts',
    `You pay ${$(ask(discount, { originalPrice: '79.99', discountPercent: '30' }).finalPrice)} and save`,
  ],
  [
    'content/salary-calculator.ts',
    `is ${$(ask(salary, { hourlyRate: '18.50', overtimeHours: '5' }).periods[0].gross).slice(0, -3)} a year, against ${$(ask(salary, { hourlyRate: '18.50' }).periods[0].gross).slice(0, -3)} without`,
  ],
  [
    'content/bill-splitter.ts',
    `On $100 that is ${$(ask(bill, { bill: '100', tax: '8', tip: '18.5' }).tipAmount)}`,
    `${$(ask(bill, { bill: '86.40', tax: '8', tip: '20', people: '4' }).totalAmount)} among four is`,
  ],
  [
    'content/gpa-calculator.ts',
    `33.7 points in 10 credits: ${n(
      gpa.gradePointAverage([
        { points: 3.7, credits: 4 },
        { points: 3.3, credits: 3 },
        { points: 3, credits: 3 },
      ]).gpa,
    )}`,
  ],
  [
    'content/bmi-calculator.ts',
    `70 ÷ 1.75 ÷ 1.75 = ${fixed(index('70'), 1)}`,
    `100 kg at 190 cm is ${fixed(index('100', '190'), 1)}`,
  ],
  [
    'content/ideal-weight-calculator.ts',
    `Hamwi gives ${ask(ideal, { height: '200' }).hamwi} kg and Miller ${ask(ideal, { height: '200' }).miller} kg`,
    `they give ${fixed(ask(ideal, { height: '175' }).formulaRange.min, 1)} to ${fixed(ask(ideal, { height: '175' }).formulaRange.max, 1)} kg`,
  ],
  [
    'content/calorie-calculator.ts',
    `a BMR of ${ask(calories, man).bmr} kcal, and ${ask(calories, man).maintenance} kcal with`,
    `sedentary is ${ask(calories, { ...man, activity: 'sedentary' }).maintenance} kcal`,
  ],
  [
    'content/age-calculator.ts',
    `${born.years} years, ${born.months} months and ${born.days} days. That is ${born.totalMonths} whole months or ${n(born.totalDays)} days, with ${born.nextBirthday.daysUntil} days to go`,
  ],
  [
    'content/unit-converter.ts',
    `1 terabyte is ${n(units.convert(1, 'terabyte', 'gibibyte') ?? 0)} gibibytes`,
    `${n(units.convert(350, 'fahrenheit', 'celsius') ?? 0)} °C`,
    `180 cm are ${n(units.convert(180, 'centimeter', 'inch') ?? 0)} inches`,
  ],
  ['content/math-solver.ts', `sin(30) is ${ask(math, { expression: 'sin(30)' }).result.replace('-', '−')}`],
  [
    'content/text-counter.ts',
    `is ${family.characters} character, ${family.codePoints} code points, ${family.utf16} UTF-16 units and ${family.bytes} bytes`,
  ],
  [
    'content/password-generator.ts',
    `16 characters of all kinds have ${Math.floor(bits(16))} bits`,
    `20 lowercase letters have ${Math.floor(bits(20, sets.slice(0, 1)))} bits, 12 characters of all four kinds ${Math.floor(bits(12))}`,
  ],
  [
    'guides/how-a-mortgage-payment-is-made-up.tsx',
    `Together ${$(loan.totalMonthly)}`,
    ...[1, 10, 20, 30].map((year) => `${year} ${row(year)}`),
    `adds up to ${$(loan.totalInterest)}`,
    `costs ${$(dear.monthlyPayment - loan.monthlyPayment)} more a month and ${$(dear.totalInterest - loan.totalInterest)} more in all`,
    `For ${$(short.monthlyPayment - loan.monthlyPayment)} more each month you pay ${$(loan.totalInterest - short.totalInterest)} less`,
    `or ${$(little.monthlyPMI)} a month, and the whole payment is ${$(little.totalMonthly)}`,
    `Only in month ${loan.schedule.find(({ principal, interest }) => principal > interest)?.month},`,
    `in month ${loan.schedule.find(({ balance }) => balance <= 168_000)?.month}.`,
  ],
  [
    'guides/percentages-without-mistakes.tsx',
    `a decrease of ${fixed(rate('decrease', '230', '200'), 2)}%`,
    `take off 2% ($1.28): ${$(rate('percentOf', '18', '64'))}`,
  ],
  [
    'guides/reading-a-bmi-honestly.tsx',
    ...['56.6', '56.7', '76.5', '76.6', '92'].map((weight) => `${weight} kg ${fixed(index(weight), 2)}`),
    `is a BMI of ${fixed(index('70', '174'), 1)} at 174 cm, ${fixed(index('70'), 1)} at 175 cm and ${fixed(index('70', '176'), 1)} at`,
    `needs about ${n(ask(calories, { ...man, weight: '85', activity: 'light' }).maintenance)} kcal`,
  ],
  [
    'guides/strong-passwords-and-entropy.tsx',
    ...[8, 12, 16, 20].map((length) =>
      [sets.slice(2, 3), sets.slice(0, 1), sets].reduce(
        (line, kinds) => `${line} ${fixed(bits(length, kinds), 1)}`,
        `${length}`,
      ),
    ),
  ],
  [
    'guides/dates-leap-years-and-time-zones.tsx',
    `to January 2, 2025 there are ${days('2024-12-23', '2025-01-02')} days`,
    `No, divides by 100 ${days('1900-02-28', '1900-03-01')}`,
    `Yes, divides by 400 ${days('2000-02-28', '2000-03-01')}`,
    `Yes, divides by 4 ${days('2024-02-28', '2024-03-01')}`,
    `it is ${at('UTC', 'Asia/Kolkata', '2024-12-27', '12:00')} in India, ${at('UTC', 'Asia/Kathmandu', '2024-12-27', '12:00')} in Nepal`,
    `in New York is ${at(newYork, 'Asia/Tokyo', '2024-12-27', '20:00')} on Saturday`,
  ],
  ['content/timezone-converter.ts', `On March 20, 2024 it was ${at(newYork, london, '2024-03-20', '9:00')}`],
]

it.each(figures)('%s has the figures that the engines answer', (file, ...sentences) => {
  const markup = readFileSync(`${root}site/${file}`, 'utf8')
  const plain = markup.replace(/<[^>]+>|\{' '\}/g, ' ').replace(/\s+/g, ' ')
  expect(sentences.filter((sentence) => !plain.includes(sentence))).toEqual([])
})
