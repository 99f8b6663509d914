import { expect, it } from 'vitest'
import { page } from '../../../site/tools/age-calculator/page'
import * as age from '../../../src/engine/age-calculator/age-calculator'
import { ask, missingFrom, n, textOf } from '../../site/page-text'

const aged = (birthDate: string, onDate: string) => ask(age, { birthDate, onDate })

// Figures: the engine's, for the dates in each sentence.
it('states figures that the engine calculates', () => {
  const born = aged('1990-06-15', '2024-12-26')
  const [days, month] = [aged('2026-01-31', '2026-02-28'), aged('2026-01-31', '2026-03-01')]
  const sentences = [
    `was ${born.years} years, ${born.months} months and ${born.days} days old on Dec 26, 2024. That’s ${born.totalMonths} full months or ${n(born.totalDays)} days, with ${born.nextBirthday.daysUntil} days until`,
    `was ${n(born.totalWeeks)} weeks old on Dec 26, 2024`,
    `Babies are ${aged('2023-12-26', '2024-12-26').totalWeeks} full weeks old on their first birthday`,
    `born on January 31 is ${days.days} days old on February 28, and ${month.months} month and ${month.days} day old on March 1`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})

it('reads 02/03/1990 as February 3 in the US and as March 2 in the UK', () => {
  expect(textOf(page)).toContain('as February 3 in the US and as March 2 in the UK')
  const read = (birthDate: string, locale: string) => {
    const result = age.evaluate({ ...age.initial, birthDate, onDate: '2026-01-01' }, { locale })
    return result.ok && result.value.birthDate
  }
  expect(['en-US', 'en-GB'].map((locale) => read('02/03/1990', locale))).toEqual(['1990-02-03', '1990-03-02'])
  for (const text of ['Jun 15, 1990', '15 Jun 1990', '6/15/1990', '1990-06-15']) {
    expect(textOf(page)).toContain(text)
    expect(read(text, 'en-US')).toBe('1990-06-15')
  }
})

it('has a birthday on March 1 for a leap-day birth unless February 28 is chosen', () => {
  expect(textOf(page)).toContain('uses March 1 unless you choose otherwise')
  const next = (leapDay: age.LeapDay) =>
    ask(age, { birthDate: '2000-02-29', onDate: '2026-01-01', leapDay }).nextBirthday.date
  expect([next(age.initial.leapDay), next('feb-28')]).toEqual(['2026-03-01', '2026-02-28'])
})
