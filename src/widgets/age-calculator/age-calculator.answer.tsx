import type { Output } from '../../engine/age-calculator'
import { formatDate } from '../core/dates/format-date'
import { PeriodFigure, periodText } from '../core/dates/period'
import { formatNumber } from '../core/format/format'
import { plural } from '../core/format/plural'
import { CopyBar } from '../core/output/copy-button'
import { axis } from '../core/output/picture.css'
import { Headline, Line, Note, Receipt, Sentence } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import * as css from './age-calculator.css'
import type { strings } from './age-calculator.strings'

interface AgeAnswerProps {
  readonly output: Output
  readonly t: typeof strings
  readonly locale: string
}

/** The age, the day of birth, the way to the next birthday, and the same time in other units. */
export function AgeAnswer({ output, t, locale }: AgeAnswerProps) {
  const { nextBirthday, daysSinceBirthday } = output
  const daysOfYear = daysSinceBirthday + nextBirthday.daysUntil
  const count = (n: number) => formatNumber(n, locale)
  const about = (n: number) => interpolate(t.about, { n: formatNumber(n, locale, 2, 2) })
  const sentence = interpolate(output.isBirthday ? t.birthday : t.born, {
    birth: formatDate(output.birthDate, locale),
    on: formatDate(output.onDate, locale),
  })
  const until = plural(t.until, nextBirthday.daysUntil, locale)
  const lines = [
    [t.nextBirthday, formatDate(nextBirthday.date, locale)],
    [t.turning, count(output.nextAge)],
    [t.months, count(output.totalMonths)],
    [t.weeks, count(output.totalWeeks)],
    [t.days, count(output.totalDays)],
    [t.hours, count(output.totalHours)],
    [t.averageYears, about(output.averageYears)],
    [t.averageMonths, about(output.averageMonths)],
  ] as const
  const ruled: readonly string[] = [t.months, t.averageYears]
  const text = () =>
    [
      `${t.age}: ${periodText(output, locale)}`,
      sentence,
      ...lines.map(([label, figure]) => `${label}: ${label === t.nextBirthday ? `${figure}, ${until}` : figure}`),
    ].join('\n')

  return (
    <>
      <Headline label={t.age}>
        <PeriodFigure period={output} locale={locale} />
      </Headline>
      <Sentence>{sentence}</Sentence>
      <div className={css.year}>
        <svg className={css.way} aria-hidden="true" width="100%" height="14">
          <rect className={css.toGo} width="100%" height="14" />
          <rect className={css.gone} width={`${(100 * daysSinceBirthday) / daysOfYear}%`} height="14" />
        </svg>
        <div className={axis}>
          <span>{plural(t.since, daysSinceBirthday, locale)}</span>
          <span>{until}</span>
        </div>
      </div>
      <Receipt>
        {lines.map(([label, figure]) => (
          <Line key={label} label={label} rule={ruled.includes(label)}>
            {figure}
          </Line>
        ))}
      </Receipt>
      <Note>{t.averages}</Note>
      <CopyBar tool={{ t }} text={text} />
    </>
  )
}
