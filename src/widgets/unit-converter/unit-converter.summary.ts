import { evaluate, type Input, type Output, type Unit } from '../../engine/unit-converter/unit-converter'
import { plural } from '../core/base/plural'
import { interpolate } from '../core/base/strings'
import { type Format, type Phrase, type Summary, sendNumber } from '../core/base/summary'
import { format, formatNumber } from '../core/format/format'
import { withMinus } from '../core/format/minus'
import type { strings } from './unit-converter.strings'

/** The result, how the two units compare, and the amount in every unit of the category. */
export function summarize(output: Output, _input: Input, t: typeof strings, { locale }: Format): Summary {
  const { all, amount, from, text, to } = output
  return {
    label: interpolate(t.equals, { amount: figureOf(`${amount}`, from, t, locale) }),
    figure: figureOf(text, to, t, locale),
    sentence: rateOf(output, t, locale),
    lines: all.map(({ unit, text }) => ({
      group: t.all,
      label: t.units[unit],
      text: figureOf(text, unit, t, locale),
    })),
    sends: sendNumber(text),
  }
}

/** What 1 of each unit is in the other. For temperatures, which aren’t proportional, 0 and 100 of the first unit. */
function rateOf({ category, amount, from, to }: Output, t: typeof strings, locale: string): Phrase {
  const isTemperature = category === 'temperature'
  const pair = (amount: string, from: Unit, to: Unit) => {
    const converted = evaluate({ category, amount, from, to })
    return [
      // Keeps a number and its unit on one line.
      figureOf(amount, from, t, locale).replace(/ /g, '\u00a0'),
      converted.ok ? figureOf(converted.value.text, to, t, locale) : '',
    ] as const
  }
  const [one, first] = isTemperature ? pair('0', from, to) : pair('1', from, to)
  const [other, second] = isTemperature ? pair('100', from, to) : pair('1', to, from)
  const isHeadline = amount === 1 && !isTemperature
  return { template: interpolate(isHeadline ? t.back : t.rate, { one, other }), values: { first, second } }
}

/** '42,164.8128 m', '16 cups', or '90°' */
export function figureOf(text: string, unit: Unit, t: typeof strings, locale: string): string {
  const forms = unit in t.plurals ? t.plurals[unit as keyof typeof t.plurals] : undefined
  const words = forms ? plural(forms, Number(text), locale) : t.symbols[unit]
  const figure = interpolate(t.figure, { n: formatText(text, locale), unit: words })
  return figure.replace(/ (?=[°′″]$)/, '')
}

/** All digits of a number, or scientific notation below 0.000001: '4.04856 × 10⁻¹²'. */
function formatText(text: string, locale: string): string {
  const size = Math.abs(Number(text))
  if (size === 0 || size >= 1e-6)
    return withMinus(format(locale, { maximumFractionDigits: 20 }).format(text as `${number}`))
  const [digits = '', exponent = ''] = Number(text).toExponential(5).split('e')
  const mantissa = formatNumber(Number(digits), locale, 0, 5)
  return `${mantissa} × 10${exponent.replace(/./g, (sign) => superscripts[sign] ?? sign)}`.replace(/ /g, '\u00a0')
}

const superscripts: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((raised, digit) => [digit, raised])),
  '-': '⁻',
}
