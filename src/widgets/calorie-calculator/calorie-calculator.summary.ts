import {
  type Caution,
  type Goal,
  goalsOf,
  type Input,
  isUnlikely,
  type Output,
} from '../../engine/calorie-calculator/calorie-calculator'
import { interpolate } from '../core/base/strings'
import { type Format, inGroup, type Summary } from '../core/base/summary'
import { format } from '../core/format/format'
import { withMinus } from '../core/format/minus'
import type { strings } from './calorie-calculator.strings'

export function summarize(output: Output, input: Input, t: typeof strings, { locale }: Format): Summary {
  const bmr = interpolate(t.kcal, { n: output.bmr }, locale)
  const { person, targets } = cautionsOf(output, input, t, locale)
  const goals = goalTexts(output, t, locale).map(({ label, text, change, warning }) => ({
    label,
    text,
    note: [change, warning].filter(Boolean).join(', '),
  }))
  return {
    label: t.maintenance,
    figure: interpolate(t.kcal, { n: output.maintenance }, locale),
    sentence: { template: t.meaning, values: { bmr } },
    lines: [{ label: t.bmr, text: bmr, note: person.join(' ') }, ...inGroup(t.targets, [...goals, ...targets])],
  }
}

/** Each goal's name, calories, weekly change and warnings. */
export function goalTexts(output: Output, t: typeof strings, locale: string) {
  return goalsOf(output).map((goal) => ({
    goal,
    label: t.goals[`${goal.goal}-${goal.pace}` as keyof typeof t.goals],
    text: interpolate(t.kcal, { n: goal.calories }, locale),
    change: changeText(goal, output, t, locale),
    warning: goal.cautions.map((code) => warningText(code, output, t, locale)).join(', '),
  }))
}

/** '≈ −0.68 kg a week' */
function changeText({ weeklyChange }: Goal, { weightUnit: unit }: Output, t: typeof strings, locale: string): string {
  const signed = format(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 2 })
  return weeklyChange === 0 ? '' : interpolate(t.change, { change: withMinus(signed.format(weeklyChange)), unit })
}

/** 'below 1,500 kcal' */
const warningText = (code: Caution, { least }: Output, t: typeof strings, locale: string): string =>
  interpolate(t.below[code], { least: interpolate(t.kcal, { n: least }, locale) })

/** What makes the figures uncertain for this person, and what a target that's too low means. */
export function cautionsOf(output: Output, input: Input, t: typeof strings, locale: string) {
  const least = interpolate(t.kcal, { n: output.least }, locale)
  const codes = new Set(goalsOf(output).flatMap(({ cautions }) => cautions))
  return {
    person: [...(isUnlikely(input, { locale }) ? [t.unlikely] : []), ...(output.ageUnstudied ? [t.unstudied] : [])],
    targets: (['below-least', 'below-bmr'] satisfies Caution[])
      .filter((code) => codes.has(code))
      .map((code) => ({
        label: warningText(code, output, t, locale),
        text: interpolate(t.caution[code], { least }),
      })),
  }
}
