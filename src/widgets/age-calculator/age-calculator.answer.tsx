import type { Output } from '../../engine/age-calculator/age-calculator'
import { Headline, Meaning, Note, Receipt, Receipts } from '../core/answer/answer'
import { plural } from '../core/base/plural'
import { groupsOf, type Summary } from '../core/base/summary'
import { CopyBar } from '../core/output/copy-button'
import { axis } from '../core/output/picture.css'
import { useWords } from '../core/words/use-words'
import * as css from './age-calculator.css'
import type { strings } from './age-calculator.strings'

interface AgeAnswerProps {
  readonly output: Output
  readonly summary: Summary
}

/** The age, the time until the next birthday as text and as a bar, and totals in other units. */
export function AgeAnswer({ output, summary }: AgeAnswerProps) {
  const { t, locale } = useWords<typeof strings>()
  const { nextBirthday, daysSinceBirthday } = output
  const daysInYear = daysSinceBirthday + nextBirthday.daysUntil
  return (
    <>
      <Headline summary={summary} />
      <Meaning sentence={summary.sentence} />
      <div className={css.year}>
        <svg className={css.track} aria-hidden="true" width="100%" height="36">
          <rect className={css.whole} width="100%" height="36" />
          <rect className={css.passed} width={`${(100 * daysSinceBirthday) / daysInYear}%`} height="36" />
        </svg>
        <div className={axis}>
          <span>{plural(output.years ? t.since : t.sinceBirth, daysSinceBirthday, locale)}</span>
          <span>{plural(t.until, nextBirthday.daysUntil, locale)}</span>
        </div>
      </div>
      <Receipts>
        {groupsOf(summary.lines).map(({ title, lines }) => (
          <Receipt key={title} title={title} lines={lines} />
        ))}
      </Receipts>
      <Note>{t.averages}</Note>
      <CopyBar summary={summary} />
    </>
  )
}
