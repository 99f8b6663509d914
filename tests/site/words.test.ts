import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { ToolPage } from '../../site/pages/page'
import { catalog } from '../../src/catalog'
import * as ai from '../../src/engine/ai-detector/ai-detector'
import * as bmi from '../../src/engine/bmi-calculator/bmi-calculator'
import * as calories from '../../src/engine/calorie-calculator/calorie-calculator'
import type { Result } from '../../src/engine/core/result'
import * as dates from '../../src/engine/date-difference/date-difference'
import * as mortgage from '../../src/engine/mortgage-calculator/mortgage-calculator'
import * as password from '../../src/engine/password-generator/password-generator'
import * as percentage from '../../src/engine/percentage-calculator/percentage-calculator'
import * as plagiarism from '../../src/engine/plagiarism-detector/plagiarism-detector'
import * as zones from '../../src/engine/timezone-converter/timezone-converter'
import { eachRow } from '../each-row'
import { ask, fixed, n } from './page-text'

interface Engine<Input = Readonly<Record<string, unknown>>> {
  readonly initial: Input
  readonly exampleContext?: object
  evaluate(input: Input, context?: object): Result<unknown, string> | Promise<Result<unknown, string>>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const words = import.meta.glob<ToolPage>('../../site/tools/*/page.tsx', { eager: true, import: 'page' })
const engines = import.meta.glob<Engine>('../../src/engine/*/*.ts')

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length

describe.each(catalog.map(({ id }) => id))('the page text of %s', (id) => {
  const said = words[`../../site/tools/${id}/page.tsx`] as ToolPage

  it('explains how the tool works, its limits and its sources', () => {
    for (const part of [said.howItWorks, said.limits, said.sources]) expect(part?.length).toBeGreaterThan(0)
    for (const { href } of said.sources ?? []) expect(href ?? 'https://').toMatch(/^https:/)
  })

  it('answers three to five questions, in 150 to 400 words altogether', () => {
    const { howItWorks, limits = [], sources = [], faq = [] } = said
    expect(faq.length).toBeGreaterThanOrEqual(3)
    expect(faq.length).toBeLessThanOrEqual(5)
    const questions = faq.flatMap(({ question, answer }) => [question, answer])
    const count = countWords([...howItWorks, ...limits, ...sources.map(({ name }) => name), ...questions].join(' '))
    expect(count).toBeGreaterThanOrEqual(150)
    expect(count).toBeLessThanOrEqual(400)
  })

  it('has at most two fact cards, each a table or a text of up to 40 words', () => {
    const { facts = [] } = said
    expect(facts.length).toBeLessThanOrEqual(2)
    for (const { text = '', rows = [] } of facts) {
      expect(text.length + rows.length).toBeGreaterThan(0)
      expect(countWords(text)).toBeLessThanOrEqual(40)
    }
  })

  it('has two to four samples that the engine can answer', async () => {
    const { samples = [] } = said
    const engine = (await engines[`../../src/engine/${id}/${id}.ts`]?.()) as Engine
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

/** With cents: 1,200 is '$1,200.00'. */
const $ = (amount: number) => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount)

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
const rate = (type: percentage.PercentageType, x: string, y: string) => ask(percentage, { type, x, y }).result
const index = (weight: string, height = '175') => ask(bmi, { weight, height }).bmi
const days = (start: string, end: string) => ask(dates, { start, end }).totalDays
const at = (from: string, to: string, date: string, time: string) =>
  ask(zones, { from, to, date, time }).convertedTime.slice(11).replace(/^0/, '')
/** '5:30 p.m.' for '17:30'. */
const clock = (time: string) => {
  const [hour = 0, minute] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}
const sets = Object.values(password.alphabets)
const bits = (length: number, kinds = sets) => Math.log2(Number(password.countPasswords(kinds, length)))
const man = { age: '30', weight: '70', height: '175' }
const notes = [
  'The bus was late this morning. We walked to the station and waited in the rain.',
  'The report is due on Friday. Furthermore, the tables in part two need new numbers before we can print it.',
  'Furthermore, the tables in part two need new numbers.',
  'I think the tables in part two need new numbers. Honestly, I’m not sure who has them!!',
]
const newYork = 'America/New_York'

/** Sentences of the guides with the figures that the engines calculate. Those of a tool's page are in tests/tools/<id>/page.test.ts. */
const figures: readonly (readonly [file: string, ...sentences: string[]])[] = [
  [
    'guides/how-a-mortgage-payment-is-made-up.tsx',
    `Total ${$(loan.totalMonthly)}`,
    ...[1, 10, 20, 30].map((year) => `${year} ${row(year)}`),
    `adds up to ${$(loan.totalInterest)}`,
    `costs ${$(dear.monthlyPayment - loan.monthlyPayment)} more a month and ${$(dear.totalInterest - loan.totalInterest)} more in total`,
    `You pay ${$(short.monthlyPayment - loan.monthlyPayment)} more each month and ${$(loan.totalInterest - short.totalInterest)} less`,
    `or ${$(little.monthlyPMI)} a month, and the whole payment is ${$(little.totalMonthly)}`,
    `It takes until month ${loan.schedule.find(({ principal, interest }) => principal > interest)?.month},`,
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
    `there are ${days('2024-12-23', '2025-01-02')} days from December 23, 2024, to January 2, 2025`,
    `No, divisible by 100 ${days('1900-02-28', '1900-03-01')}`,
    `Yes, divisible by 400 ${days('2000-02-28', '2000-03-01')}`,
    `Yes, divisible by 4 ${days('2024-02-28', '2024-03-01')}`,
    `it was ${clock(at('UTC', 'Asia/Kolkata', '2024-12-27', '12:00'))} in India, ${clock(at('UTC', 'Asia/Kathmandu', '2024-12-27', '12:00'))} in Nepal`,
    `in New York is ${clock(at(newYork, 'Asia/Tokyo', '2024-12-27', '20:00'))} on Saturday`,
  ],
  [
    'guides/what-text-detectors-can-tell.tsx',
    ...notes.map((note) => `${note} ${ask(ai, { text: note }).aiProbability}%`),
    `the bus scores ${n(ask(plagiarism, { text: notes[0] }).plagiarismProbability)}%`,
  ],
]

eachRow(figures)('%s states the figures that the engines calculate', (file, ...sentences) => {
  const markup = readFileSync(`${root}site/${file}`, 'utf8')
  const plain = markup.replace(/<[^>]+>|\{' '\}/g, ' ').replace(/\s+/g, ' ')
  expect(sentences.filter((sentence) => !plain.includes(sentence))).toEqual([])
})
