import type { Issue } from '../../engine/core/result'
import type { Output } from '../../engine/math-solver'
import { formatNumber } from '../core/format/format'
import { CopyBar } from '../core/output/copy-button'
import { Caution, Headline, Line, Receipt } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import * as css from './math-solver.css'
import type { strings } from './math-solver.strings'

/** More digits than these are set smaller, as code, and in a window of their own. */
const [large, wide, endless] = [12, 18, 400]

/** '-1.5e+300' in the digits and with the decimal sign of the locale, so that it can be typed again. */
export function shown(result: string, locale: string): string {
  const point = formatNumber(1.1, locale).slice(1, -1)
  return result.replace(/[\d.]/g, (sign) => (sign === '.' ? point : formatNumber(Number(sign), locale)))
}

export function say({ expression, result, exact }: Output, t: typeof strings, locale: string): string {
  const words = { expression: shorten(shown(expression, locale), 200), result: shorten(shown(result, locale), 100) }
  return interpolate(exact ? t.say : t.sayAbout, words)
}

interface MathAnswerProps {
  readonly t: typeof strings
  readonly locale: string
  readonly output: Output
}

/** The result, what it was made from, and how far it can be trusted. */
export function MathAnswer({ t, locale, output }: MathAnswerProps) {
  const { expression, exact, fraction, ignored } = output
  const result = shown(output.result, locale)
  const label = exact ? t.result : t.about
  const headline = (
    <Headline label={label} code={result.length > wide}>
      <bdi className={result.length > large && result.length <= wide ? css.middle : undefined} dir="ltr">
        {result}
      </bdi>
    </Headline>
  )
  return (
    <div className={css.solution}>
      {result.length > endless ? (
        // biome-ignore lint/a11y/useSemanticElements: a group by role; a fieldset would bring its own box
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        <div className={css.long} role="group" aria-label={label} tabIndex={0}>
          {headline}
        </div>
      ) : (
        headline
      )}
      {ignored.trim() && <Caution>{interpolate(t.ignored, { characters: shorten(ignored.trim()) })}</Caution>}
      <Receipt>
        <Line label={t.calculated}>
          <bdi className={css.formula} dir="ltr">
            {shorten(expression, 200)}
          </bdi>
        </Line>
        {fraction && (
          <Line label={t.fraction}>
            <bdi dir="ltr">{shown(fraction, locale)}</bdi>
          </Line>
        )}
        <Line label={t.accuracy}>{exact ? t.isExact : t.isRounded}</Line>
      </Receipt>
      <CopyBar tool={{ t }} text={() => result} />
    </div>
  )
}

interface ErrorPlaceProps {
  readonly t: typeof strings
  readonly locale: string
  readonly issue: Issue
  /** What was typed. */
  readonly text: string
}

/** Characters that are shown on either side of the error. */
const around = 12

/** Where in the expression an error is. */
export function ErrorPlace({ issue, text, t, locale }: ErrorPlaceProps) {
  if (!issue.at) return null
  const at = Math.min(issue.at.column - 1, text.length)
  const [sign = ''] = /^(?:[a-z]+|[\d.,]+|.)/isu.exec(text.slice(at)) ?? []
  const [before, after] = [[...text.slice(0, at)], [...text.slice(at + sign.length)]]
  return (
    <p className={css.place}>
      {sign.trim() ? interpolate(t.place, { column: before.length + 1 }, locale) : t.placeAtEnd}{' '}
      <span className={css.piece}>
        {before.length > around && '…'}
        {before.slice(-around).join('')}
        <mark className={css.mark}>{sign || ' '}</mark>
        {after.slice(0, around).join('')}
        {after.length > around && '…'}
      </span>
    </p>
  )
}

/** The first characters, at most `most`. */
export function shorten(text: string, most = 40): string {
  const signs = [...text.slice(0, 2 * most + 2)]
  return signs.length > most ? `${signs.slice(0, most).join('')}…` : text
}
