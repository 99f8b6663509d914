import { expect, it } from 'vitest'
import {
  announcementOf,
  copyOf,
  formatIn,
  groupsOf,
  type Summary,
  sendNumber,
  submittedOf,
} from '../../../src/widgets/core/base/summary'

const payment: Summary = {
  label: 'Monthly payment',
  figure: '$2,598.81',
  sentence: {
    template: 'Over {years} years the interest is {interest}.',
    values: { years: '30', interest: '$408,771' },
  },
  lines: [
    { label: 'Principal and interest', text: '$2,068.81', group: 'Every month', series: 1 },
    { label: 'Property tax', text: '$400.00', group: 'Every month', series: 2 },
    { label: 'Total interest', text: '$408,771.45', group: 'Over 30 years', note: 'without extra payments' },
  ],
}

it('Copy has the figure, its meaning, and the lines of each receipt below its title', () => {
  expect(copyOf(payment)).toBe(`Monthly payment: $2,598.81
Over 30 years the interest is $408,771.

Every month
Principal and interest: $2,068.81
Property tax: $400.00

Over 30 years
Total interest: $408,771.45 (without extra payments)`)
})

it('Copy of a short answer is a line, and lines without a group have no title', () => {
  expect(copyOf({ label: 'Age', figure: '36 years', lines: [] })).toBe('Age: 36 years')
  expect(copyOf({ label: 'BMI', figure: '24.2', lines: [{ label: 'Category', text: 'Normal weight' }] })).toBe(
    'BMI: 24.2\n\nCategory: Normal weight',
  )
})

it('Copy of an answer that is a text is that text, even if it’s empty', () => {
  expect(copyOf({ ...payment, text: '{"a": 1}\n' })).toBe('{"a": 1}\n')
  expect(copyOf({ ...payment, text: '' })).toBe('')
})

it.each<[string, Partial<Summary>, string]>([
  ['a figure with its meaning', {}, 'Monthly payment: $2,598.81. Over 30 years the interest is $408,771.'],
  ['a figure alone', { sentence: undefined }, 'Monthly payment: $2,598.81'],
  [
    'without a second period',
    { figure: 'at 3:00 p.m.' },
    'Monthly payment: at 3:00 p.m. Over 30 years the interest is $408,771.',
  ],
  ['a percentage', { figure: '97.5%' }, 'Monthly payment: 97.5%. Over 30 years the interest is $408,771.'],
  [
    'a label that ends in an equals sign',
    { label: '26.2 mi =', figure: '42.16 km', sentence: undefined },
    '26.2 mi = 42.16 km',
  ],
  ['a label alone', { figure: '', sentence: undefined }, 'Monthly payment'],
  ['a secret', { label: 'Password', isSecret: true }, 'Password. Over 30 years the interest is $408,771.'],
])('announces %s', (_, own, announced) => {
  expect(announcementOf({ ...payment, ...own })).toBe(announced)
})

it('a form submits what is shown as text, without colors', () => {
  expect(submittedOf(payment)).toMatchObject({
    label: 'Monthly payment',
    figure: '$2,598.81',
    sentence: 'Over 30 years the interest is $408,771.',
    lines: [
      { label: 'Principal and interest', text: '$2,068.81', group: 'Every month' },
      { label: 'Property tax' },
      { note: 'without extra payments' },
    ],
  })
})

it('a form never submits a secret', () => {
  const sentence = { template: 'It takes years to guess.' }
  const secret = { label: 'Password', figure: 'hunter2', text: 'hunter2', sentence, isSecret: true, lines: [] }
  expect(submittedOf(secret)).toEqual({ label: 'Password', sentence: 'It takes years to guess.', lines: [] })
})

it('lines that follow each other in the same group are a group', () => {
  expect(groupsOf(payment.lines).map(({ title, lines }) => [title, lines.length])).toEqual([
    ['Every month', 2],
    ['Over 30 years', 1],
  ])
  const fall = (label: string) => ({ label, text: '3.7', group: 'Fall' })
  const terms = [fall('Math'), fall('Art'), { label: 'Music', text: '4.0', group: 'Spring' }, fall('Biology')]
  expect(groupsOf(terms).map(({ lines }) => lines.map(({ label }) => label))).toEqual([
    ['Math', 'Art'],
    ['Music'],
    ['Biology'],
  ])
})

it('money is written in the locale, and numbers for other tools aren’t', () => {
  expect(formatIn('de-DE', 'EUR').money(2598.81)).toBe('2.598,81\u00a0€')
  expect(formatIn('en-US', 'USD').money(408771.45, { maximumFractionDigits: 0 })).toBe('$408,771')
  expect(sendNumber(2598.81)).toEqual([{ kind: 'number', text: '2598.81' }])
})
