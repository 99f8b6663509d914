import type { Formula, Output } from '../../engine/ideal-weight-calculator'
import { formatNumber } from '../core/format/format'
import { CopyBar } from '../core/output/copy-button'
import { Caution, Headline, Line, Note, Receipt } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import { Scale } from './ideal-weight-calculator.scale'
import type { strings } from './ideal-weight-calculator.strings'

interface IdealWeightAnswerProps {
  readonly output: Output
  readonly t: typeof strings
  readonly locale: string
}

/** The range of the four formulas, each of them, the healthy weights, and where all of these lie. */
export function IdealWeightAnswer({ output, t, locale }: IdealWeightAnswerProps) {
  const show = (weight: number) => formatNumber(weight, locale, 1, 1)
  const { ideal, healthy } = rangesOf({ output, t, locale })
  const weights = (Object.entries(t.formulas) as [Formula, string][]).map(([formula, name]) => ({
    name,
    weight: interpolate(t.weight, { weight: show(output[formula]), unit: output.unit }),
  }))
  const lines = [...weights.map(({ name, weight }) => `${name}: ${weight}`), `${t.healthyRange}: ${healthy}`]

  return (
    <>
      <Headline label={t.ideal}>{ideal}</Headline>
      <Receipt>
        {weights.map(({ name, weight }) => (
          <Line key={name} label={name}>
            {weight}
          </Line>
        ))}
        <Line label={t.healthyRange} series={3} rule>
          {healthy}
        </Line>
      </Receipt>
      <Scale output={output} names={t.formulas} label={lines.join('. ')} show={show} />
      <Note>{t.band}</Note>
      {output.extrapolated && <Caution>{t.extrapolated}</Caution>}
      <CopyBar tool={{ t }} text={() => [sayOf({ output, t, locale }), ...lines].join('\n')} />
    </>
  )
}

/** The answer in one sentence, to announce and to copy. */
export const sayOf = (props: IdealWeightAnswerProps): string => interpolate(props.t.say, rangesOf(props))

/** '66 to 73.1 kg' by the formulas, and the healthy weights. */
function rangesOf({ output, t, locale }: IdealWeightAnswerProps) {
  const show = (weight: number) => formatNumber(weight, locale, 1, 1)
  const rangeOf = ({ min, max }: Output['formulaRange']) =>
    interpolate(t.range, { min: show(min), max: show(max), unit: output.unit })
  return { ideal: rangeOf(output.formulaRange), healthy: rangeOf(output.bmiRange) }
}
