import type { Output } from '../../engine/age-calculator'
import { Line, Note, Receipt, Sentence } from '../core/answer'
import { CopyBar } from '../core/copy-button'
import { formatNumber } from '../core/format'
import { formatCivil } from '../core/format-civil'
import { LateSheets } from '../core/late-sheets'
import { periodText } from '../core/period'
import { axis } from '../core/picture.css'
import { plural } from '../core/plural'
import { fill, type Overrides, withOverrides } from '../core/strings'
import * as css from './age-calculator.css'
import { lateStrings } from './age-calculator.late.strings'
import sheets from './age-calculator.part.ts?sheets'
import type { firstStrings } from './age-calculator.strings'

interface LifeProps {
  readonly output: Output
  /** The words that were there, and those that the page gives. */
  readonly first: typeof firstStrings
  readonly strings: Overrides<typeof lateStrings> | undefined
  readonly locale: string
}

/** What stands under the age: the day of birth, the way to the next birthday, and the same time in other units. */
export function Life({ output, first, strings, locale }: LifeProps) {
  const t = { ...withOverrides(lateStrings, strings), ...first }
  const { nextBirthday, daysSinceBirthday } = output
  const daysOfYear = daysSinceBirthday + nextBirthday.daysUntil
  const count = (n: number) => formatNumber(n, locale)
  const about = (n: number) => fill(t.about, { n: formatNumber(n, locale, 2, 2) })
  const sentence = fill(output.isBirthday ? t.birthday : t.born, {
    birth: formatCivil(output.birthDate, locale),
    on: formatCivil(output.onDate, locale),
  })
  const until = plural(t.until, nextBirthday.daysUntil, locale)
  const lines = [
    [t.nextBirthday, formatCivil(nextBirthday.date, locale)],
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
      <LateSheets sheets={sheets} />
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
