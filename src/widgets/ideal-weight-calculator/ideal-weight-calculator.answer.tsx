import type { Formula, Output } from '../../engine/ideal-weight-calculator/ideal-weight-calculator'
import { Caution, Headline, Meaning, Note } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import { formatNumber } from '../core/format/format'
import { CopyBar } from '../core/output/copy-button'
import type { strings } from './ideal-weight-calculator.strings'
import { Scale } from './scale'

interface IdealWeightAnswerProps {
  readonly output: Output
  readonly t: typeof strings
  readonly locale: string
}

interface Likelihood {
  /** Whether the height is probably a mistake. */
  readonly unlikely: boolean
}

/** The range of the four formulas, the healthy weight, and a chart of both with the weight by each formula. */
export function IdealWeightAnswer({ output, unlikely, t, locale }: IdealWeightAnswerProps & Likelihood) {
  const show = (weight: number) => formatNumber(weight, locale, 1, 1)
  const { min, max } = output.formulaRange
  const { healthy } = rangesOf({ output, t, locale })
  const textOf = (weight: number) => interpolate(t.weight, { weight: show(weight), unit: output.unit })
  const weights = (Object.entries(t.formulas) as [Formula, string][]).map(
    ([formula, name]) => `${name}: ${textOf(output[formula])}`,
  )
  const lines = [...weights, `${t.healthyRange}: ${healthy}`]

  return (
    <>
      <Headline label={t.ideal}>
        {interpolate(t.shortRange, { min: show(min), max: show(max), unit: output.unit })}
      </Headline>
      <Meaning template={t.meaning} values={{ healthy }} />
      {unlikely && <Caution>{t.unlikely}</Caution>}
      <Scale output={output} names={t.formulas} label={lines.join('. ')} show={textOf} t={t} />
      <Note>{t.band}</Note>
      {output.extrapolated && <Caution>{t.extrapolated}</Caution>}
      <CopyBar tool={{ t }} text={() => [sayOf({ output, t, locale }), ...lines].join('\n')} />
    </>
  )
}

/** The answer as a sentence, announced and copied. */
export const sayOf = (props: IdealWeightAnswerProps): string => interpolate(props.t.say, rangesOf(props))

/** The ranges as text, such as '66.0 to 73.1 kg'. */
function rangesOf({ output, t, locale }: IdealWeightAnswerProps) {
  const show = (weight: number) => formatNumber(weight, locale, 1, 1)
  const rangeOf = ({ min, max }: Output['formulaRange']) =>
    interpolate(t.range, { min: show(min), max: show(max), unit: output.unit })
  return { ideal: rangeOf(output.formulaRange), healthy: rangeOf(output.bmiRange) }
}
