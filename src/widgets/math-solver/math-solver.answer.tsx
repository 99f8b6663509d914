import type { Output } from '../../engine/math-solver/math-solver'
import { Caution, Headline, Line, Meaning, Note, Receipt } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import { formatNumber } from '../core/format/format'
import { withMinus } from '../core/format/minus'
import { CopyBar } from '../core/output/copy-button'
import { sendNumber } from '../core/output/send-to'
import * as css from './math-solver.css'
import type { strings } from './math-solver.strings'

/** Results with more digits than these are smaller, monospaced, or in a scroll area. */
const [maxLarge, maxMedium, maxUnscrolled] = [12, 18, 400]

/** '-1.5e+300' with the locale's digits and decimal separator, so that it can be typed again. */
export function shown(result: string, locale: string): string {
  const point = formatNumber(1.1, locale).slice(1, -1)
  return result.replace(/[\d.]/g, (character) => (character === '.' ? point : formatNumber(Number(character), locale)))
}

export function say({ expression, result, exact }: Output, t: typeof strings, locale: string): string {
  const words = {
    expression: shorten(shown(expression, locale), 200),
    result: shorten(withMinus(shown(result, locale)), 100),
  }
  return interpolate(exact ? t.say : t.sayAbout, words)
}

/** The longest fraction that fits on a line of the sentence. */
const maxFraction = 20

interface MathAnswerProps {
  readonly t: typeof strings
  readonly locale: string
  readonly output: Output
}

/** The result, whether it's exact, and the expression that was calculated. */
export function MathAnswer({ t, locale, output }: MathAnswerProps) {
  const { expression, exact, fraction, ignored } = output
  const plain = shown(output.result, locale)
  const result = withMinus(plain)
  const label = exact ? t.result : t.about
  const isShort = fraction !== '' && fraction.length <= maxFraction
  const note = angleNote(expression, t)
  const headline = (
    <Headline label={label} code={result.length > maxMedium}>
      <bdi
        className={result.length > maxMedium ? undefined : result.length > maxLarge ? css.middle : css.short}
        dir="ltr"
      >
        {result}
      </bdi>
    </Headline>
  )
  return (
    <div className={css.solution}>
      {result.length > maxUnscrolled ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would add its own box
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
        <div className={css.long} role="group" aria-label={label} tabIndex={0}>
          {headline}
        </div>
      ) : (
        headline
      )}
      {ignored.trim() && <Caution>{interpolate(t.ignored, { characters: shorten(ignored.trim()) })}</Caution>}
      <Meaning
        template={isShort ? t.asFraction : exact ? t.exactly : t.rounded}
        values={{ fraction: `\u2066${withMinus(shown(fraction ?? '', locale))}\u2069` }}
      />
      <Receipt>
        <Line label={t.calculated}>
          <bdi className={css.formula} dir="ltr">
            {shorten(expression, 200)}
          </bdi>
        </Line>
        {fraction && !isShort && (
          <Line label={t.fraction}>
            <bdi dir="ltr">{withMinus(shown(fraction, locale))}</bdi>
          </Line>
        )}
      </Receipt>
      {note && <Note>{note}</Note>}
      <CopyBar tool={{ t }} text={() => plain} outputs={sendNumber(output.result)} />
    </div>
  )
}

/** Trigonometric functions, but not hyperbolic ones. */
const trigonometric = /(?:sin|cos|tan)(?!h)/i

/** Whether angles are in radians or degrees. */
function angleNote(expression: string, t: typeof strings): string {
  if (!trigonometric.test(expression)) return ''
  return /°|deg/i.test(expression) ? t.degrees : t.radians
}

/** The first characters, up to `max`. */
export function shorten(text: string, max = 40): string {
  const characters = [...text.slice(0, 2 * max + 2)]
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : text
}
