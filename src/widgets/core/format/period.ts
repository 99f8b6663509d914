import type { Period } from '../../../engine/core/dates/period'
import { format } from './format'
import { unitText } from './unit-text'

/** '9 months 19 days', in the locale's language. Leaves out parts that are 0, or is '0 days'. */
export const periodText = ({ years, months, days }: Period, locale: string): string =>
  unitText({ year: years, month: months, day: days }, locale) || dayText(0, locale)

/** '19 days', also '0 days'. */
export const dayText = (days: number, locale: string): string =>
  format(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days)
