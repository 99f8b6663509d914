import * as age from '../../src/engine/age-calculator/age-calculator'
import { interpretDate } from '../../src/engine/core/dates/read-date'
import { today } from '../../src/engine/core/dates/today'
import { evaluate } from '../../src/engine/date-difference/date-difference'
import { holidayOf } from './holidays'
import { type AskContext, numberText, type Reader, type Reply } from './reply'

const unit = '(days?|weeks?|months?|years?)'
const many = '(?:how (?:many |long )(?:(days|weeks|months) )?|(days|weeks|months) )?(?:is it |are (?:there )?|left )?'
type Answer = (parts: readonly string[], context: AskContext) => readonly Reply[]

// biome-ignore format: a table
const forms: readonly (readonly [RegExp, Answer])[] = [
  [new RegExp(`^${many}(?:until|till|til|to) (.+)$`, 'i'), ([a, b, end = ''], c) => between(today(c.now), next(end, c), c, a || b)],
  [new RegExp(`^${many}(?:has it been )?since (.+)$`, 'i'), ([a, b, start = ''], c) => between(isoOf(start, c), today(c.now), c, a || b)],
  [new RegExp(`^${many}(?:from|between) (.+?) (?:to|and|until|till) (.+)$`, 'i'), ([a, b, start = '', end = ''], c) => between(...span(start, end, c), c, a || b)],
  [new RegExp(String.raw`^(?:what (?:day|date) (?:is|was|will it be) (?:it )?)?(?:in )?(\d+) ${unit}(?: from (?:now|today))?$`, 'i'), ([count, each = ''], c) => later(`in ${count} ${each}`, c)],
  [new RegExp(String.raw`^(?:what (?:day|date) was (?:it )?)?(\d+) ${unit} ago$`, 'i'), ([count, each = ''], c) => later(`${count} ${each} ago`, c)],
  [new RegExp(String.raw`^(?:what (?:day|date) is )?(\d+) ${unit} (from|after|before) (.+)$`, 'i'), ([count = '', each = '', side, start = ''], c) => shifted(Number(count), each, side === 'before', start, c)],
  [/^what (?:day|weekday)(?: of the week)? (?:is|was|will be|does|did) (.+?)(?: (?:fall )?on)?$/i, ([day = ''], c) => weekday(day, c)],
  [/^(?:when|what date) (?:is|was) (.+)$/i, ([day = ''], c) => holiday(day, c)],
  [/^(?:how old (?:am i|is someone|are you|would i be)|(?:my )?age)(?: if)?(?: i was| i am)?,? ?(?:born )?(?:on |in )?(.+)$/i, ([birth = ''], c) => ageOf(birth, c)],
  [/^born (?:on )?(.+)$/i, ([birth = ''], c) => ageOf(birth, c)],
]

/** 'days until June 15', 'weeks since 1/1/2000', '90 days from March 1', 'what day is July 4, 2027', 'born June 15, 1990'. */
export const dates: Reader = (question, context) => {
  for (const [pattern, answer] of forms) {
    const [, ...parts] = pattern.exec(question) ?? []
    const replies = parts.length > 0 ? answer(parts, context) : []
    if (replies.length > 0) return replies
  }
  return []
}

function between(start: string, end: string, context: AskContext, counted = 'days'): readonly Reply[] {
  const result = start && end ? evaluate({ start, end }, context) : undefined
  if (!result?.ok) return []
  const { totalDays, weeks, weekDays, years, months, days } = result.value
  const inDays = counts([[totalDays, 'day']], context)
  const answer =
    { weeks: counts([[weeks, 'week'], [weekDays, 'day']], context), months: counts([[years * 12 + months, 'month'], [days, 'day']], context) }[counted] ?? inDays // biome-ignore format: two answers
  return [
    {
      tool: 'date-difference',
      question: `From ${withComma(dayText(start, context))} to ${withComma(dayText(end, context))} is`,
      answer: answer || inDays,
      fields: { start, end },
    },
  ]
}

/** '4 weeks 4 days'. Leaves out parts that are 0. */
const counts = (parts: readonly (readonly [number, string])[], context: AskContext): string =>
  parts
    .filter(([count], index) => count > 0 || (index === 0 && parts.length === 1))
    .map(([count, unit]) => `${numberText(count, context)} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ')

/** 'in 6 weeks', '90 days ago' */
function later(phrase: string, context: AskContext): readonly Reply[] {
  const date = isoOf(phrase, context)
  const shown = phrase.charAt(0).toUpperCase() + phrase.slice(1)
  return reached(`${shown}, it ${/ ago$/.test(phrase) ? 'was' : 'will be'}`, today(context.now), date, context)
}

/** '90 days from March 1', '2 weeks before Christmas' */
function shifted(count: number, unit: string, isBefore: boolean, from: string, context: AskContext): readonly Reply[] {
  const start = next(from, context)
  const phrase = isBefore ? `${count} ${unit} ago` : `in ${count} ${unit}`
  const read = start ? interpretDate(phrase, { locale: context.locale, today: start }) : undefined
  const end = read && 'date' in read ? read.date : ''
  const side = isBefore ? 'before' : 'after'
  return reached(`${count} ${unit} ${side} ${withComma(dayText(start, context))} is`, start, end, context)
}

const reached = (question: string, start: string, end: string, context: AskContext): readonly Reply[] =>
  start && end
    ? [{ tool: 'date-difference', question, answer: dayText(end, context, 'long'), fields: { start, end } }]
    : []

/** 'when is Thanksgiving' */
function holiday(text: string, context: AskContext): readonly Reply[] {
  const now = today(context.now)
  const date = holidayOf(text, now) ?? ''
  return reached(`${text.charAt(0).toUpperCase()}${text.slice(1)} is on`, now, date, context)
}

function weekday(text: string, context: AskContext): readonly Reply[] {
  const date = next(text, context)
  const now = today(context.now)
  if (!date || !/\d/.test(text + (holidayOf(text, now) ?? ''))) return []
  const [start, end] = [now, date].sort()
  const isPast = date < now
  return [
    {
      tool: 'date-difference',
      question: `${withComma(dayText(date, context))} ${isPast ? 'was' : 'is'} a`,
      answer: new Intl.DateTimeFormat(context.locale, { timeZone: 'UTC', weekday: 'long' }).format(dayAt(date)),
      fields: { start: start ?? now, end: end ?? date },
    },
  ]
}

function ageOf(birth: string, context: AskContext): readonly Reply[] {
  const read = interpretDate(birth, { locale: context.locale, today: today(context.now), past: true })
  const birthDate = read && 'date' in read && /\d/.test(birth) ? read.date : ''
  const result = birthDate ? age.evaluate({ ...age.initial, birthDate }, context) : undefined
  if (!result?.ok) return []
  const { years, months, days } = result.value
  return [
    {
      tool: 'age-calculator',
      question: `Born on ${dayText(birthDate, context)}, you’re`,
      answer: years > 0 ? counts([[years, 'year']], context) : counts([[months, 'month'], [days, 'day']], context), // biome-ignore format: two answers
      after: 'old',
      fields: { birthDate },
    },
  ]
}

/** The date in a text, 'YYYY-MM-DD'. Empty if it isn't one, or is ambiguous. */
function isoOf(text: string, { locale, now }: AskContext): string {
  const read = interpretDate(text, { locale, today: today(now) })
  return read && 'date' in read ? read.date : (holidayOf(text, today(now)) ?? '')
}

/** Without a year, it's the next such day: 'June 15', 'Christmas'. */
function next(text: string, context: AskContext): string {
  const now = today(context.now)
  const date = isoOf(text, context)
  const isPast = date !== '' && date < now && !/\d{4}/.test(text)
  return isPast && /\d/.test(text) ? inYear(text, Number(now.slice(0, 4)), now, context) || date : date
}

/** The next such day, starting from a given day: 'March 5' after '2026-11-23' is in 2027. */
function inYear(text: string, year: number, from: string, context: AskContext): string {
  const [one, other] = [year, year + 1].map((each) => isoOf(`${text}, ${each}`, context))
  return (one && one >= from ? one : other) ?? ''
}

/** If neither date has a year, the second is the first one after the first: 'from March 1 to October 1'. */
function span(start: string, end: string, context: AskContext): [start: string, end: string] {
  const [first, second] = [start, end].map((text) => isoOf(text, context)) as [string, string]
  const isOpen = !/\d{4}|today|now|ago/i.test(start + end) && /\d/.test(end)
  if (!isOpen || !first || !second || second >= first) return [first, second]
  return [first, inYear(end, Number(first.slice(0, 4)), first, context) || second]
}

/** 'Jun 15, 2027,' in a sentence, but '15 Jun 2027'. */
const withComma = (date: string) => (/, \d+$/.test(date) ? `${date},` : date)

const dayAt = (date: string) => new Date(`${date}T00:00Z`)

const dayText = (date: string, { locale }: AskContext, weekday?: 'long'): string =>
  date &&
  new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    year: 'numeric',
    month: weekday ?? 'short',
    day: 'numeric',
    ...(weekday && { weekday }),
  }).format(dayAt(date))
