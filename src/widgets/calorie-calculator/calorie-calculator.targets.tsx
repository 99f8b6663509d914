import { type Caution as Code, type Goal, goalsOf, type Output } from '../../engine/calorie-calculator'
import { Caution, Note } from '../core/answer'
import { fills } from '../core/answer.css'
import { CopyBar } from '../core/copy-button'
import { format } from '../core/format'
import { LateSheets } from '../core/late-sheets'
import { fill, type Overrides, withOverrides } from '../core/strings'
import * as css from './calorie-calculator.css'
import { lateStrings } from './calorie-calculator.late.strings'
import sheets from './calorie-calculator.part.ts?sheets'
import type { firstStrings } from './calorie-calculator.strings'

interface TargetsProps {
  readonly output: Output
  /** The words that were there, and those that the page gives. */
  readonly first: typeof firstStrings
  readonly strings: Overrides<typeof lateStrings> | undefined
  readonly kcal: (calories: number) => string
  readonly locale: string
}

/** Losing, keeping and gaining are told apart by their names; the colours repeat it. */
const series = { weightLoss: 2, maintenance: 1, weightGain: 3 } as const

/** Each target as a bar with its figure, what it changes in a week, and where to be careful. */
export function Targets({ output, first, strings, kcal, locale }: TargetsProps) {
  const t = { ...withOverrides(lateStrings, strings), ...first }
  const { weightUnit: unit } = output
  const goals = goalsOf(output)
  const least = kcal(output.least)
  const change = (goal: Goal) => {
    const signed = format(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 2 })
    return goal.weeklyChange === 0 ? '' : fill(t.change, { change: signed.format(goal.weeklyChange), unit })
  }
  const warned = ({ cautions }: Goal) => cautions.map((code) => fill(t.below[code], { least })).join(', ')
  const nameOf = ({ goal, pace }: Goal) => t.goals[`${goal}-${pace}` as keyof typeof t.goals]
  const known = (['below-least', 'below-bmr'] satisfies Code[])
    .filter((code) => goals.some((goal) => goal.cautions.includes(code)))
    .map((code) => fill(t.caution[code], { least }))
  const cautions = output.ageUnstudied ? [t.unstudied, ...known] : known

  const lineOf = (goal: Goal) => {
    const target = fill(t.target, { goal: nameOf(goal), calories: kcal(goal.calories) })
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
      <LateSheets sheets={sheets} />
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
