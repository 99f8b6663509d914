import { type Conversion, type Input, type Output, scale, sources } from '../../engine/grade-converter/grade-converter'
import { Headline, Line, Meaning, Receipt, Receipts, Sentence } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import { formatNumber, formatPercent } from '../core/format/format'
import { SourceNote } from '../core/output/source-note'
import type { strings } from './grade-converter.strings'
import { Strip } from './strip'

interface AnswerPartProps {
  readonly output: Output
  /** The input of this output. */
  readonly input: Input
  readonly t: typeof strings
  readonly locale: string
}

type Words = Pick<AnswerPartProps, 't' | 'locale'>

/** An answer's figures as text. Averages are shown with 2 decimals. */
export const valuesOf = ({ percentage, letterGrade, gpa, average }: Output, { t, locale }: Words) => ({
  percentage: percentText(percentage, { t, locale }, average ? 2 : 10),
  letter: letterGrade,
  gpa: formatNumber(gpa, locale, 1),
})

const percentText = (percentage: number, { locale }: Words, digits = 2) => formatPercent(percentage, locale, 0, digits)

/** The letter, the grade in another system, or what's needed in the final. */
export function GradeAnswer(props: AnswerPartProps) {
  const { output, t, locale } = props
  const { conversion, final, average } = output
  const values = valuesOf(output, props)
  const converted = conversion && gradeText(conversion, props)
  return (
    <>
      {final && (
        <>
          <Headline label={t.needed}>{percentText(final.needed, props)}</Headline>
          <FinalSentence {...props} />
        </>
      )}
      {!final && conversion && (
        <>
          <Headline label={t.systems[conversion.system]} ltr={conversion.system !== 'uk'}>
            {converted ?? ''}
          </Headline>
          <ConversionSentence {...props} />
        </>
      )}
      {!final && !conversion && (
        <>
          <Headline label={t.letterGrade} ltr>
            {values.letter}
          </Headline>
          {average ? <Sentence>{t.averageIs}</Sentence> : <LetterSentence {...props} />}
        </>
      )}
      <Strip percentage={output.percentage} letter={output.letterGrade} locale={locale} />
      <Receipts>
        <Receipt>
          <Line label={t.percentage}>{values.percentage}</Line>
          {(final || conversion) && (
            <Line label={t.letterGrade}>
              <bdi dir="ltr">{values.letter}</bdi>
            </Line>
          )}
          {final && <Line label={t.withBest}>{percentText(final.highest, props)}</Line>}
        </Receipt>
        <Receipt>
          <Line label={t.gpa}>{values.gpa}</Line>
          {final && conversion && <Line label={t.systems[conversion.system]}>{converted}</Line>}
          {final && <Line label={t.withWorst}>{percentText(final.lowest, props)}</Line>}
        </Receipt>
      </Receipts>
      {conversion && conversion.system !== 'own' && (
        <SourceNote sources={[sources[conversion.system]]} t={t} locale={locale} />
      )}
    </>
  )
}

/** A grade in another system as text. */
export function gradeText(conversion: Conversion, { t, locale }: Words): string {
  if (conversion.system === 'uk') return t.ukClasses[conversion.grade]
  if (conversion.grade === undefined) return t.notPassed
  if (conversion.system === 'germany') return formatNumber(conversion.grade, locale, 1)
  return typeof conversion.grade === 'number' ? formatNumber(conversion.grade, locale) : conversion.grade
}

/** The converted value, and where the next letter starts. */
function LetterSentence({ output, input, t, locale }: AnswerPartProps) {
  const source = input.gpa.trim() ? 'gpa' : 'percentage'
  const next = scale[scale.findIndex(({ letter }) => letter === output.letterGrade) - 1]
  return (
    <Meaning
      template={next ? t.meaning[source] : t.highest[source]}
      values={{
        ...valuesOf(output, { t, locale }),
        ...(next && { higher: next.letter, next: interpolate(t.percent, { n: next.from }, locale) }),
      }}
    />
  )
}

function ConversionSentence({ output, t, locale }: AnswerPartProps) {
  const { conversion } = output
  const values = valuesOf(output, { t, locale })
  if (conversion?.system === 'germany') return <Sentence>{t.germanMeaning}</Sentence>
  if (conversion?.system === 'ects') return <Sentence>{t.ectsMeaning}</Sentence>
  if (conversion?.system !== 'india') return null
  return (
    <Meaning
      template={t.indiaMeaning}
      values={{ percentage: values.percentage, cgpa: formatNumber(conversion.grade, locale) }}
    />
  )
}

/** What's needed in the final, or that it isn't reachable or doesn't matter. */
function finalMeaning({ final }: Output, { t, locale }: Words) {
  if (!final) return undefined
  const percent = (value: number) => percentText(value, { t, locale })
  return {
    template: final.isReached ? t.finalReached : final.isReachable ? t.finalNeeded : t.finalTooHigh,
    values: {
      target: percent(final.target),
      needed: percent(final.needed),
      weight: percent(final.weight),
      highest: percent(final.highest),
    },
  }
}

/** The same as text, to announce and copy. Undefined if it wasn't asked for. */
export function finalText(output: Output, words: Words): string | undefined {
  const meaning = finalMeaning(output, words)
  return meaning && interpolate(meaning.template, meaning.values, words.locale)
}

function FinalSentence({ output, t, locale }: AnswerPartProps) {
  const meaning = finalMeaning(output, { t, locale })
  return meaning && <Meaning {...meaning} />
}
