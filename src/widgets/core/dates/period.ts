import type { Period } from '../../../engine/core/dates/period'
import { format } from '../format/format'

/** '9 months 19 days', in the locale's language. Leaves out parts that are 0, or is '0 days'. */
export const periodText = ({ years, months, days }: Period, locale: string): string =>
  Object.entries({ year: years, month: months, day: days })
    .filter(([unit, amount]) => amount || (unit === 'day' && !years && !months))
    .map(([unit, amount]) => format(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount))
    .join(' ')
