import { expect, it } from 'vitest'
import { evaluate, example, type Input } from '../../../src/engine/age-calculator/age-calculator'
import { strings } from '../../../src/widgets/age-calculator/age-calculator.strings'
import { summarize } from '../../../src/widgets/age-calculator/age-calculator.summary'
import { announcementOf, copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { eachRow } from '../../each-row'
import { valueIn } from '../../results'

const summaryOf = (input: Input, locale = 'en-US') =>
  summarize(valueIn(evaluate(input)), input, strings, formatIn(locale, 'USD'))

// Expected values: engine.test.ts. June 15 is a Friday in 1990 and a Tuesday in 2027, and 2026-11-20 is a Friday.
it('copies the age, the birthdays and the totals', () => {
  expect(copyOf(summaryOf(example))).toBe(`Age: 36 years
Plus 5 months 5 days. The next birthday is in 207 days.

Dates and averages
Birth date: Fri, Jun 15, 1990
Next birthday: Tue, Jun 15, 2027 (207 days to go)
Turning: 37
Years (average): ≈ 36.43
Months (average): ≈ 437.16

Totals
As of: Fri, Nov 20, 2026
Months: 437
Weeks: 1,901
Days: 13,307
Hours: 319,368`)
})

it('writes ages, dates and numbers as in the locale', () => {
  const { figure, sentence, lines } = summaryOf(example, 'de-DE')
  expect([figure, sentence?.values?.rest, ...lines.map(({ text }) => text)]).toEqual([
    '36 Jahre',
    '5 Monate, 5 Tage',
    'Fr., 15. Juni 1990',
    'Di., 15. Juni 2027',
    '37',
    '≈ 36,43',
    '≈ 437,16',
    'Fr., 20. Nov. 2026',
    '437',
    '1.901',
    '13.307',
    '319.368',
  ])
})

// By hand: 2026-10-24 to 2027-10-24 is 365 days, of which 31 have passed.
eachRow([
  ['2025-11-20', '2026-11-20', 'Age: 1 year. Happy birthday! The next one is in 365 days.'],
  ['2026-10-24', '2026-11-24', 'Age: 1 month. The next birthday is in 334 days.'],
  ['2026-10-23', '2026-11-24', 'Age: 1 month. Plus 1 day. The next birthday is in 333 days.'],
  ['2026-11-23', '2026-11-24', 'Age: 1 day. The next birthday is in 364 days.'],
])('from %s to %s: %s', (birthDate, onDate, announced) => {
  expect(announcementOf(summaryOf({ birthDate, onDate, leapDay: 'mar-1' }))).toBe(announced)
})

it('sends the next birthday', () => {
  expect(summaryOf(example).sends).toEqual([{ kind: 'date', text: '2027-06-15' }])
})
