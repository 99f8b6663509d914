import { awayFromHealthy, type Input, type Output } from '../../engine/bmi-calculator/bmi-calculator'
import { interpolate } from '../core/base/strings'
import type { Format, Summary } from '../core/base/summary'
import { formatNumber } from '../core/format/format'
import type { strings } from './bmi-calculator.strings'

export function summarize(
  { bmi, category, healthyRange: { min, max, unit } }: Output,
  input: Input,
  t: typeof strings,
  { locale }: Format,
): Summary {
  const show = (number: number) => formatNumber(number, locale, 1, 1)
  const away = awayFromHealthy(input, { locale })
  return {
    label: t.bmi,
    figure: show(bmi),
    sentence: { template: t.tips[category] },
    lines: [
      { label: t.category, text: t.categories[category] },
      { label: t.healthyRange, text: interpolate(t.range, { min: show(min), max: show(max), unit }) },
      ...(away === 0
        ? []
        : [
            {
              label: away > 0 ? t.above : t.below,
              text: interpolate(t.away, { weight: show(Math.abs(away)), unit }),
            },
          ]),
    ],
  }
}
