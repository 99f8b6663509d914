import {
  gradesAround,
  highestGpa,
  type Input,
  type Output,
  pointsByCourse,
  sources,
  type Term,
} from '../../engine/gpa-calculator/gpa-calculator'
import { Headline, Line, Meaning, Receipt, Receipts, Sentence } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import { formatNumber } from '../core/format/format'
import { SourceNote } from '../core/output/source-note'
import { Table } from '../core/output/table'
import type { strings } from './gpa-calculator.strings'
import { Scale } from './scale'

interface AnswerPartProps {
  readonly output: Output
  /** The input of this output. */
  readonly input: Input
  readonly t: typeof strings
  readonly locale: string
}

/** The main figure: the cumulative GPA, or else the weighted one, or else the GPA. */
export const mainOf = ({ cumulative, weighted, gpa }: Output): number => (cumulative ?? weighted ?? { gpa }).gpa

export const formatGpa = (gpa: number, locale: string) => formatNumber(gpa, locale, 2, 2)

/** The GPA, what's needed for the goal, semesters and totals. */
export function GpaAnswer(props: AnswerPartProps) {
  const { output, input, t, locale } = props
  const { cumulative, weighted, goal, terms } = output
  const gpa = mainOf(output)
  const isUsual = input.scale === '' || input.scale === '4.0'
  const usedSources = [
    ...(input.scale === '4.3' || input.scale === '5.0' ? [sources[input.scale]] : []),
    ...(weighted ? [sources.weighted] : []),
  ]
  return (
    <>
      <Headline label={cumulative ? t.cumulativeGpa : weighted ? t.weightedGpa : t.gpa}>
        {formatGpa(gpa, locale)}
      </Headline>
      {goal && <GoalSentence {...props} />}
      {!goal && output.totalCredits === 0 && !cumulative && <Sentence>{t.noCredits}</Sentence>}
      {!goal && (output.totalCredits > 0 || cumulative) && isUsual && gpa <= 4 && <Around gpa={gpa} t={t} />}
      <Scale gpa={gpa} max={isUsual && gpa <= 4 ? undefined : highestGpa(input, { locale })} locale={locale} />
      {terms && <Terms terms={terms} t={t} locale={locale} />}
      <Receipts>
        {output.totalCredits > 0 && <Points {...props} />}
        <Receipt title={t.together}>
          {weighted && cumulative && <Line label={t.weightedGpa}>{formatGpa(weighted.gpa, locale)}</Line>}
          {weighted && <Line label={t.unweightedGpa}>{formatGpa(output.gpa, locale)}</Line>}
          {!weighted && cumulative && output.totalCredits > 0 && (
            <Line label={t.thisGpa}>{formatGpa(output.gpa, locale)}</Line>
          )}
          <Line label={t.totalCredits}>{formatNumber((cumulative ?? output).totalCredits, locale)}</Line>
          <Line label={t.totalPoints}>{formatNumber((cumulative ?? weighted ?? output).totalPoints, locale)}</Line>
          {output.uncountedCredits !== undefined && (
            <Line label={t.uncountedCredits}>{formatNumber(output.uncountedCredits, locale)}</Line>
          )}
        </Receipt>
      </Receipts>
      <SourceNote sources={usedSources} t={t} locale={locale} />
    </>
  )
}

type GoalProps = Omit<AnswerPartProps, 'input'> & { readonly input: Pick<Input, 'targetGpa' | 'remainingCredits'> }

/** What's needed in the remaining credits. */
function goalMeaning({ output: { goal }, input, t, locale }: GoalProps) {
  if (!goal) return undefined
  return {
    template: goal.isReached ? t.goalReached : goal.isReachable ? t.goalNeeded : t.goalTooHigh,
    values: {
      target: input.targetGpa.trim(),
      credits: input.remainingCredits.trim(),
      gpa: formatGpa(goal.gpa, locale),
      highest: formatGpa(goal.highest, locale),
      lowest: formatGpa(goal.lowest, locale),
    },
  }
}

/** The same as text, to announce and copy. Undefined if there's no goal. */
export function goalText(props: GoalProps): string | undefined {
  const meaning = goalMeaning(props)
  return meaning && interpolate(meaning.template, meaning.values, props.locale)
}

function GoalSentence(props: GoalProps) {
  const meaning = goalMeaning(props)
  return meaning && <Meaning {...meaning} />
}

/** The nearest letter grades. */
function Around({ gpa, t }: { readonly gpa: number; readonly t: typeof strings }) {
  const { below, above } = gradesAround(gpa)
  return <Meaning template={below === above ? t.exactly : t.between} values={{ below, above }} />
}

/** Each semester's GPA, and the one with everything before. */
function Terms({ terms, t, locale }: Pick<AnswerPartProps, 't' | 'locale'> & { readonly terms: readonly Term[] }) {
  const isWeighted = terms.some(({ weightedGpa }) => weightedGpa !== undefined)
  return (
    <Table caption={t.byTerm} columns={[t.term, isWeighted ? t.weightedGpa : t.termGpa, t.credits, t.cumulativeGpa]}>
      {terms.map(({ name, gpa, weightedGpa = gpa, totalCredits, cumulativeGpa }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: semesters are identified by position
        <tr key={index}>
          <th scope="row">{name || t.earlier}</th>
          <td>{totalCredits > 0 ? formatGpa(weightedGpa, locale) : t.none}</td>
          <td>{formatNumber(totalCredits, locale)}</td>
          <td>{formatGpa(cumulativeGpa, locale)}</td>
        </tr>
      ))}
    </Table>
  )
}

/** Each course's part of the total points. */
function Points({ input, t, locale }: AnswerPartProps) {
  return (
    <Receipt title={t.pointsByCourse}>
      {pointsByCourse(input, { locale }).map(({ name, row, points }) => (
        <Line key={row} label={name || interpolate(t.unnamed, { n: row }, locale)}>
          {formatNumber(points, locale)}
        </Line>
      ))}
    </Receipt>
  )
}
