import type { Input, Output } from '../../engine/math-solver/math-solver'
import { type Format, type Summary, sendNumber } from '../core/base/summary'
import { formatNumber } from '../core/format/format'
import { withMinus } from '../core/format/minus'
import type { strings } from './math-solver.strings'

/** The longest fraction that fits on a line of the sentence. */
const maxFraction = 20
/** The longest figure. A result can have thousands of digits, which the text has in full. */
const maxFigure = 100

/** The result, whether it's exact, and the expression that was calculated. Copied is the result alone, to calculate with. */
export function summarize(output: Output, _input: Input, t: typeof strings, { locale }: Format): Summary {
  const { expression, exact, result } = output
  const plain = shown(result, locale)
  const fraction = withMinus(shown(output.fraction ?? '', locale))
  const isShort = fraction !== '' && fraction.length <= maxFraction
  return {
    label: exact ? t.result : t.about,
    figure: shorten(withMinus(plain), maxFigure),
    sentence: {
      template: isShort ? t.asFraction : exact ? t.exactly : t.rounded,
      // Left to right on an Arabic page.
      values: { fraction: `\u2066${fraction}\u2069` },
    },
    lines: [
      { label: t.calculated, text: shorten(expression, 200) },
      ...(fraction && !isShort ? [{ label: t.fraction, text: fraction }] : []),
    ],
    text: plain,
    sends: sendNumber(result),
  }
}

/** '-1.5e+300' with the locale's digits and decimal separator, so that it can be typed again. */
export function shown(result: string, locale: string): string {
  const point = formatNumber(1.1, locale).slice(1, -1)
  return result.replace(/[\d.]/g, (character) => (character === '.' ? point : formatNumber(Number(character), locale)))
}

/** The first characters, up to `max`. */
export function shorten(text: string, max = 40): string {
  const characters = [...text.slice(0, 2 * max + 2)]
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : text
}
