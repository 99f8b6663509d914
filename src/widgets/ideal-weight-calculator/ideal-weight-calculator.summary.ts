import type { Formula, Input, Output } from '../../engine/ideal-weight-calculator/ideal-weight-calculator'
import { interpolate } from '../core/base/strings'
import type { Format, Summary } from '../core/base/summary'
import { formatNumber } from '../core/format/format'
import type { strings } from './ideal-weight-calculator.strings'

export function summarize(output: Output, _input: Input, t: typeof strings, { locale }: Format): Summary {
  const { unit, formulaRange, bmiRange } = output
  const show = (weight: number) => formatNumber(weight, locale, 1, 1)
  const rangeOf = (template: string, { min, max }: Output['formulaRange']) =>
    interpolate(template, { min: show(min), max: show(max), unit })
  const healthy = rangeOf(t.range, bmiRange)
  return {
    label: t.ideal,
    figure: rangeOf(t.shortRange, formulaRange),
    sentence: { template: t.meaning, values: { healthy } },
    lines: [
      ...(Object.entries(t.formulas) as [Formula, string][]).map(([formula, label]) => ({
        label,
        text: weightText(output[formula], unit, t, locale),
      })),
      { label: t.healthyRange, text: healthy },
    ],
  }
}

/** '70.5 kg' */
export const weightText = (weight: number, unit: Output['unit'], t: typeof strings, locale: string): string =>
  interpolate(t.weight, { weight: formatNumber(weight, locale, 1, 1), unit })
