import type { Output } from '../../engine/age-calculator/age-calculator'
import type { Period } from '../../engine/core/dates/period'
import { Headline, Line, Meaning, Note, Receipt, Receipts } from '../core/answer/answer'
import { plural } from '../core/base/plural'
import { interpolate } from '../core/base/strings'
import { formatNumber } from '../core/format/format'
import { formatDate } from '../core/format/format-date'
import { periodText } from '../core/format/period'
import { CopyBar } from '../core/output/copy-button'
import { axis } from '../core/output/picture.css'
import * as css from './age-calculator.css'
import type { strings } from './age-calculator.strings'

interface AgeAnswerProps {
  readonly output: Output
  readonly t: typeof strings
  readonly locale: string
}

/** The age, the time until the next birthday as text and as a bar, and totals in other units. */
export function AgeAnswer({ output, t, locale }: AgeAnswerProps) {
  const { nextBirthday, daysSinceBirthday } = output
  const daysInYear = daysSinceBirthday + nextBirthday.daysUntil
  const count = (n: number) => formatNumber(n, locale)
  const about = (n: number) => interpolate(t.about, { n: formatNumber(n, locale, 2, 2) })
  const [birth, on] = [formatDate(output.birthDate, locale), formatDate(output.onDate, locale)]
  const until = plural(t.until, nextBirthday.daysUntil, locale)
  const { largest, rest } = ageParts(output)
  const birthdays = [
    [t.birthDate, birth],
    [t.nextBirthday, formatDate(nextBirthday.date, locale)],
    [t.turning, count(output.nextAge)],
    [t.averageYears, about(output.averageYears)],
    [t.averageMonths, about(output.averageMonths)],
  ] as const
  const totals = [
    [t.countedTo, on],
    [t.months, count(output.totalMonths)],
    [t.weeks, count(output.totalWeeks)],
    [t.days, count(output.totalDays)],
    [t.hours, count(output.totalHours)],
  ] as const
  const text = () =>
    [
      `${t.age}: ${periodText(output, locale)}`,
      interpolate(output.isBirthday ? t.birthday : t.born, { birth, on }),
      ...[...birthdays.slice(1, 3), ...totals.slice(1), ...birthdays.slice(3)].map(
        ([label, figure]) => `${label}: ${label === t.nextBirthday ? `${figure}, ${until}` : figure}`,
      ),
    ].join('\n')

  return (
    <>
      <Headline label={t.age}>{periodText(largest, locale)}</Headline>
      <Meaning
        template={output.isBirthday ? t.onBirthday : rest ? t.restAndNext : t.nextIn}
        values={{
          rest: rest ? periodText(rest, locale) : '',
          days: periodText({ years: 0, months: 0, days: nextBirthday.daysUntil }, locale),
        }}
      />
      <div className={css.year}>
        <svg className={css.track} aria-hidden="true" width="100%" height="36">
          <rect className={css.whole} width="100%" height="36" />
          <rect className={css.passed} width={`${(100 * daysSinceBirthday) / daysInYear}%`} height="36" />
        </svg>
        <div className={axis}>
          <span>{plural(output.years ? t.since : t.sinceBirth, daysSinceBirthday, locale)}</span>
          <span>{until}</span>
        </div>
      </div>
      <Receipts>
        <Lines title={t.birthdays} lines={birthdays} />
        <Lines title={t.total} lines={totals} />
      </Receipts>
      <Note>{t.averages}</Note>
      <CopyBar tool={{ t }} text={text} outputs={[{ kind: 'date', text: () => output.nextBirthday.date }]} />
    </>
  )
}

/** An age in years, or in months or days if it's under a year or a month, and the rest of it. */
function ageParts({ years, months, days }: Period): { readonly largest: Period; readonly rest: Period | undefined } {
  if (years > 0)
    return { largest: { years, months: 0, days: 0 }, rest: months || days ? { years: 0, months, days } : undefined }
  if (months > 0)
    return { largest: { years: 0, months, days: 0 }, rest: days ? { years: 0, months: 0, days } : undefined }
  return { largest: { years: 0, months: 0, days }, rest: undefined }
}

interface LinesProps {
  readonly title: string
  readonly lines: readonly (readonly [string, string])[]
}

const Lines = ({ title, lines }: LinesProps) => (
  <Receipt title={title}>
    {lines.map(([label, figure]) => (
      <Line key={label} label={label}>
        {figure}
      </Line>
    ))}
  </Receipt>
)
