import type { Validity } from '../../../engine/base64-tool/jwt'
import { interpolate } from '../../core/base/strings'
import { format } from '../../core/format/format'
import { unitText } from '../../core/format/unit-text'
import type { strings } from '../base64-tool.strings'

/** The units of a time span, with their length in seconds. Months and years are averages. */
const units = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** The largest unit in which a span is at least 1, and the number of whole ones: 7300 seconds are 2 hours. */
function spanOf(seconds: number): { readonly unit: Intl.RelativeTimeFormatUnit; readonly amount: number } {
  const size = Math.floor(Math.abs(seconds))
  const [unit, length] = units.find(([, length]) => size >= length) ?? (['second', 1] as const)
  return { unit, amount: Math.floor(size / length) }
}

/** A valid tag, whatever the page's. */
const tagOf = (locale: string): string => format(locale).resolvedOptions().locale

/** '3 days ago', 'in 2 hours'. */
export function relativeTime(seconds: number, now: number, locale: string): string {
  const { unit, amount } = spanOf(seconds - now)
  return new Intl.RelativeTimeFormat(tagOf(locale)).format(seconds < now ? -amount : amount, unit)
}

/** 'Jan 18, 2018, 2:30:22 AM GMT+1', in the visitor's time zone. */
export const localTime = (seconds: number, locale: string): string =>
  new Intl.DateTimeFormat(tagOf(locale), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(seconds * 1000))

/** 'Expired 3 days ago.', 'Valid for 2 hours.' */
export function validityText(validity: Validity, now: number, t: typeof strings, locale: string): string {
  if (validity.state === 'no-expiry') return t.validity['no-expiry']
  const { unit, amount } = spanOf(validity.seconds - now)
  const values = { when: relativeTime(validity.seconds, now, locale), span: unitText({ [unit]: amount }, locale) }
  return interpolate(t.validity[validity.state], values, locale)
}
