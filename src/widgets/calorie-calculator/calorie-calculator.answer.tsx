import { type Caution as Code, type Goal, goalsOf, type Output } from '../../engine/calorie-calculator'
import { format } from '../core/format/format'
import { CopyBar } from '../core/output/copy-button'
import { Caution, Headline, Line, Note, Receipt } from '../core/tool/answer'
import { fills } from '../core/tool/answer.css'
import { interpolate } from '../core/tool/strings'
import * as css from './calorie-calculator.css'
import type { strings } from './calorie-calculator.strings'

interface CalorieAnswerProps {
  readonly output: Output
  readonly t: typeof strings
  readonly kcal: (calories: number) => string
  readonly locale: string
}

/** Colors of the goals. The names say the same. */
const series = { weightLoss: 2, maintenance: 1, weightGain: 3 } as const

/** Maintenance and BMR, then each target as a bar with its figure, its weekly change and its cautions. */
export function CalorieAnswer({ output, t, kcal, locale }: CalorieAnswerProps) {
  const { weightUnit: unit } = output
  const goals = goalsOf(output)
  const least = kcal(output.least)
  const change = (goal: Goal) => {
    const signed = format(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 2 })
    return goal.weeklyChange === 0 ? '' : interpolate(t.change, { change: signed.format(goal.weeklyChange), unit })
  }
  const warned = ({ cautions }: Goal) => cautions.map((code) => interpolate(t.below[code], { least })).join(', ')
  const nameOf = ({ goal, pace }: Goal) => t.goals[`${goal}-${pace}` as keyof typeof t.goals]
  const known = (['below-least', 'below-bmr'] satisfies Code[])
    .filter((code) => goals.some((goal) => goal.cautions.includes(code)))
    .map((code) => interpolate(t.caution[code], { least }))
  const cautions = output.ageUnstudied ? [t.unstudied, ...known] : known

  const lineOf = (goal: Goal) => {
    const target = interpolate(t.target, { goal: nameOf(goal), calories: kcal(goal.calories) })
    return [target, ...[change(goal), warned(goal)].filter(Boolean)].join(', ')
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
      <Receipt>
        <Line label={t.bmr}>{kcal(output.bmr)}</Line>
      </Receipt>
      <ul className={css.goals} aria-label={t.targets}>
        {goals.map((goal) => (
          <li key={goal.goal + goal.pace} className={css.goal}>
            <span>{nameOf(goal)}</span>
            <span className={css.figure}>{kcal(goal.calories)}</span>
            <svg aria-hidden="true" width="100%" height="10">
              <rect className={fills[series[goal.goal]]} width={`${goal.share * 100}%`} height="10" rx="3" />
            </svg>
            {goal.pace !== 'none' && (
              <span className={css.detail}>
                {change(goal)}
                {goal.cautions.length > 0 && <span className={css.careful}>⚠ {warned(goal)}</span>}
              </span>
            )}
          </li>
        ))}
      </ul>
      {cautions.map((caution) => (
        <Caution key={caution}>{caution}</Caution>
      ))}
      <Note>{t.rule}</Note>
      <CopyBar tool={{ t }} text={text} />
    </>
  )
}
