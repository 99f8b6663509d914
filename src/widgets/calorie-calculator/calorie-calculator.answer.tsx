import {
  type Caution as Code,
  type Goal,
  goalsOf,
  type Output,
} from '../../engine/calorie-calculator/calorie-calculator'
import { Caution, Headline, Meaning, Note } from '../core/answer/answer'
import { fills, receiptTitle } from '../core/answer/answer.css'
import { ErrorIcon } from '../core/base/icons'
import { interpolate } from '../core/base/strings'
import { format } from '../core/format/format'
import { withMinus } from '../core/format/minus'
import { CopyBar } from '../core/output/copy-button'
import * as css from './calorie-calculator.css'
import type { strings } from './calorie-calculator.strings'

interface CalorieAnswerProps {
  readonly output: Output
  /** Whether weight and height are probably a mistake. */
  readonly unlikely: boolean
  readonly t: typeof strings
  readonly kcal: (calories: number) => string
  readonly locale: string
}

/** The goals’ colors. They only repeat what the names say. */
const series = { weightLoss: 2, maintenance: 1, weightGain: 3 } as const

/** Maintenance and BMR, then each target as a bar with its calories, weekly change and cautions. */
export function CalorieAnswer({ output, unlikely, t, kcal, locale }: CalorieAnswerProps) {
  const { weightUnit: unit } = output
  const goals = goalsOf(output)
  const least = kcal(output.least)
  const change = (goal: Goal) => {
    const signed = format(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 2 })
    return goal.weeklyChange === 0
      ? ''
      : interpolate(t.change, { change: withMinus(signed.format(goal.weeklyChange)), unit })
  }
  const warningsOf = ({ cautions }: Goal) => cautions.map((code) => interpolate(t.below[code], { least })).join(', ')
  const nameOf = ({ goal, pace }: Goal) => t.goals[`${goal}-${pace}` as keyof typeof t.goals]
  const targetCautions = (['below-least', 'below-bmr'] satisfies Code[])
    .filter((code) => goals.some((goal) => goal.cautions.includes(code)))
    .map((code) => interpolate(t.caution[code], { least }))
  const cautions = [...(unlikely ? [t.unlikely] : []), ...(output.ageUnstudied ? [t.unstudied] : []), ...targetCautions]

  const lineOf = (goal: Goal) => {
    const target = interpolate(t.target, { goal: nameOf(goal), calories: kcal(goal.calories) })
    return [target, ...[change(goal), warningsOf(goal)].filter(Boolean)].join(', ')
  }
  const text = () =>
    [
      `${t.maintenance}: ${kcal(output.maintenance)}`,
      `${t.bmr}: ${kcal(output.bmr)}`,
      ...goals.filter(({ pace }) => pace !== 'none').map(lineOf),
      ...cautions,
    ].join('\n')

  return (
    <>
      <Headline label={t.maintenance}>{kcal(output.maintenance)}</Headline>
      <Meaning template={t.meaning} values={{ bmr: kcal(output.bmr) }} />
      <div>
        <p className={receiptTitle} aria-hidden="true">
          {t.targets}
        </p>
        <ul className={css.goals} aria-label={t.targets}>
          {goals.map((goal) => (
            <li key={goal.goal + goal.pace} className={css.goal}>
              <span>{nameOf(goal)}</span>
              <span className={css.figure}>{kcal(goal.calories)}</span>
              <svg className={css.track} aria-hidden="true" width="100%" height="12">
                <rect className={fills[series[goal.goal]]} width={`${goal.share * 100}%`} height="12" rx="6" />
              </svg>
              <span className={css.change}>{goal.pace !== 'none' && change(goal)}</span>
              {goal.cautions.length > 0 && (
                <span className={css.warning}>
                  <ErrorIcon /> {warningsOf(goal)}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
      {cautions.map((caution) => (
        <Caution key={caution}>{caution}</Caution>
      ))}
      <Note>{t.rule}</Note>
      <CopyBar tool={{ t }} text={text} />
    </>
  )
}
