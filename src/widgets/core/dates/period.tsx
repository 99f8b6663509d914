import type { Period } from '../../../engine/core/dates/period'
import { format } from '../format/format'
import * as css from './period.css'

/** '9 months' and '19 days': what is not 0, or else '0 days', in parts. */
function partsOf({ years, months, days }: Period, locale: string): Intl.NumberFormatPart[][] {
  return Object.entries({ year: years, month: months, day: days })
    .filter(([unit, amount]) => amount || (unit === 'day' && !years && !months))
    .map(([unit, amount]) => format(locale, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(amount))
}

/** '9 months 19 days', in the words of the locale. */
export const periodText = (period: Period, locale: string): string =>
  partsOf(period, locale)
    .map((parts) => parts.map(({ value }) => value).join(''))
    .join(' ')

/** The same as a headline: large numbers, small units. */
export function PeriodFigure({ period, locale }: { readonly period: Period; readonly locale: string }) {
  return partsOf(period, locale).flatMap((parts, index) => [
    index > 0 && ' ',
    // biome-ignore lint/suspicious/noArrayIndexKey: years, months, days: their order never changes
    <span key={index} className={css.amount}>
      {parts.map(({ type, value }) =>
        type === 'unit' ? (
          <small key={type} className={css.unit}>
            {value}
          </small>
        ) : (
          value
        ),
      )}
    </span>,
  ])
}
