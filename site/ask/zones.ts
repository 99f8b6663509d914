import { interpretTime } from '../../src/engine/core/dates/read-time'
import { evaluate, placeNamed, timeIn } from '../../src/engine/timezone-converter/timezone-converter'
import type { AskContext, Reader, Reply } from './reply'

const nowThere = [
  /^(?:what(?:’s|'s| is)? )?(?:the )?(?:current |local )?time (?:is it )?(?:right )?(?:now )?(?:in|at) (.+)$/i,
  /^(?:right )?now in (.+)$/i,
  /^(.+) (?:current |local )?time(?: right)?(?: now)?$/i,
]

/** '3 pm New York in London', '15:00 EST to CET', 'time in Tokyo', 'now in London'. */
export const zones: Reader = (question, context) => {
  const there = nowThere.map((pattern) => pattern.exec(question)?.[1]).find(Boolean)
  if (there) return timeThere(there.replace(/ (?:right )?now$/i, ''), context)
  const [, left = '', to = ''] = /^(.+) (?:in|to) (.+)$/i.exec(question) ?? []
  const words = left.split(' ')
  for (const count of [3, 2, 1]) {
    const time = interpretTime(words.slice(0, count).join(' '), context.locale)
    const from = words
      .slice(count)
      .join(' ')
      .replace(/^(?:in|at) /i, '')
    if (time && from && placeNamed(from) && placeNamed(to)) return converted(time, from, to, context)
  }
  return []
}

function converted(time: string, from: string, to: string, context: AskContext): readonly Reply[] {
  const result = evaluate({ date: '', time, from, to }, context)
  if (!result.ok) return []
  const { originalTime, convertedTime, fromPlace, toPlace, fromZone, toZone, dayDifference } = result.value
  const day = { '-1': ' the day before', 1: ' the next day' }[dayDifference] ?? ''
  return [
    {
      tool: 'timezone-converter',
      question: `${clockText(originalTime, context)} in ${fromPlace} is`,
      answer: clockText(convertedTime, context),
      after: `${day} in ${toPlace}`.trim(),
      fields: { date: originalTime.slice(0, 10), time, from: fromZone, to: toZone },
    },
  ]
}

function timeThere(name: string, context: AskContext): readonly Reply[] {
  const place = placeNamed(name)
  const local = place && timeIn(place.zone, context.now)
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const mine = timeIn(here, context.now)
  if (!local || !mine) return []
  return [
    {
      tool: 'timezone-converter',
      question: `The time in ${place.place} is`,
      answer: clockText(`${local.date}T${local.time}`, context),
      fields: { ...mine, from: here, to: place.zone },
    },
  ]
}

const clockText = (local: string, { locale }: AskContext): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`${local}Z`))
