import type { Input, Output } from '../../engine/calorie-calculator/calorie-calculator'
import { Caution, Headline, Meaning, Note } from '../core/answer/answer'
import { fills, receiptTitle } from '../core/answer/answer.css'
import { ErrorIcon } from '../core/base/icons'
import type { Summary } from '../core/base/summary'
import { CopyBar } from '../core/output/copy-button'
import { useWords } from '../core/words/use-words'
import * as css from './calorie-calculator.css'
import type { strings } from './calorie-calculator.strings'
import { cautionsOf, goalTexts } from './calorie-calculator.summary'

interface CalorieAnswerProps {
  readonly output: Output
  readonly summary: Summary
  /** The input of this output. */
  readonly input: Input
}

/** The goals’ colors. They only repeat what the names say. */
const series = { weightLoss: 2, maintenance: 1, weightGain: 3 } as const

/** Maintenance and BMR, then each target as a bar with its calories, weekly change and cautions. */
export function CalorieAnswer({ output, summary, input }: CalorieAnswerProps) {
  const { t, locale } = useWords<typeof strings>()
  const { person, targets } = cautionsOf(output, input, t, locale)
  return (
    <>
      <Headline summary={summary} />
      <Meaning sentence={summary.sentence} />
      <div>
        <p className={receiptTitle} aria-hidden="true">
          {t.targets}
        </p>
        <ul className={css.goals} aria-label={t.targets}>
          {goalTexts(output, t, locale).map(({ goal, label, text, change, warning }) => (
            <li key={goal.goal + goal.pace} className={css.goal}>
              <span>{label}</span>
              <span className={css.figure}>{text}</span>
              <svg className={css.track} aria-hidden="true" width="100%" height="12">
                <rect className={fills[series[goal.goal]]} width={`${goal.share * 100}%`} height="12" rx="6" />
              </svg>
              <span className={css.change}>{change}</span>
              {warning && (
                <span className={css.warning}>
                  <ErrorIcon /> {warning}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
      {[...person, ...targets.map(({ text }) => text)].map((caution) => (
        <Caution key={caution}>{caution}</Caution>
      ))}
      <Note>{t.rule}</Note>
      <CopyBar summary={summary} />
    </>
  )
}
