import type { Issue } from '../../engine/core/result'
import type { Output } from '../../engine/math-solver'
import { Caution, Headline, Line, Receipt } from '../core/answer'
import { CopyBar } from '../core/copy-button'
import { formatNumber } from '../core/format'
import { LateSheets } from '../core/late-sheets'
import { fill, type Overrides, sentenceOf, withOverrides } from '../core/strings'
import type { ToolState } from '../core/tool-props'
import { lateStrings } from './math-solver.late.strings'
import * as css from './math-solver.solution.css'
import sheets from './math-solver.solution.tsx?sheets'
import type { firstStrings } from './math-solver.strings'

type Words = Overrides<typeof lateStrings> | undefined

interface Spoken {
  /** The words that the page gives. */
  readonly strings: Words
  readonly locale: string
}

/** More digits than these are set smaller, as code, and in a window of their own. */
const [large, wide, endless] = [12, 18, 400]

/** '-1.5e+300' in the digits and with the decimal sign of the locale, so that it can be typed again. */
export function shown(result: string, locale: string): string {
  const point = formatNumber(1.1, locale).slice(1, -1)
  return result.replace(/[\d.]/g, (sign) => (sign === '.' ? point : formatNumber(Number(sign), locale)))
}

/** The fault, in words. */
export const sentence = (issue: Issue, strings: Words, locale: string): string =>
  sentenceOf(issue, withOverrides(lateStrings, strings).issues, locale)

export function say({ expression, result, exact }: Output, strings: Words, locale: string): string {
  const t = withOverrides(lateStrings, strings)
  const words = { expression: shorten(shown(expression, locale), 200), result: shorten(shown(result, locale), 100) }
  return fill(exact ? t.say : t.sayAbout, words)
}

interface SolutionProps extends Spoken {
  readonly tool: ToolState<Output>
  readonly first: typeof firstStrings
  readonly output: Output
}

/** The result, what it was made from, and how far it can be trusted. */
export function Solution({ tool, first, output, strings, locale }: SolutionProps) {
  const t = withOverrides(lateStrings, strings)
  const { expression, exact, fraction, ignored } = output
  const result = shown(output.result, locale)
  const label = exact ? first.result : t.about
  const headline = (
    <Headline label={label} code={result.length > wide}>
      <bdi className={result.length > large && result.length <= wide ? css.middle : undefined} dir="ltr">
        {result}
      </bdi>
    </Headline>
  )
  return (
    <div className={css.solution}>
      <LateSheets sheets={sheets} />
      {result.length > endless ? (
        // biome-ignore lint/a11y/useSemanticElements: a group by role; a fieldset would bring its own box
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        <div className={css.long} role="group" aria-label={label} tabIndex={0}>
          {headline}
        </div>
      ) : (
        headline
      )}
      {ignored.trim() && <Caution>{fill(t.ignored, { characters: shorten(ignored.trim()) })}</Caution>}
      <Receipt>
        <Line label={first.calculated}>
          <bdi className={css.formula} dir="ltr">
            {shorten(expression, 200)}
          </bdi>
        </Line>
        {fraction && (
          <Line label={t.fraction}>
            <bdi dir="ltr">{shown(fraction, locale)}</bdi>
          </Line>
        )}
        <Line label={first.accuracy}>{exact ? t.isExact : t.isRounded}</Line>
      </Receipt>
      <CopyBar tool={tool} text={() => result} />
    </div>
  )
}

interface PlaceProps extends Spoken {
  readonly issue: Issue
  /** What was typed. */
  readonly text: string
}

/** How much stands on either side of the fault. */
const around = 12

/** Where in what was typed a fault is. */
export function Place({ issue, text, strings, locale }: PlaceProps) {
  const t = withOverrides(lateStrings, strings)
  if (!issue.at) return null
  const at = Math.min(issue.at.column - 1, text.length)
  const [sign = ''] = /^(?:[a-z]+|[\d.,]+|.)/isu.exec(text.slice(at)) ?? []
  const [before, after] = [[...text.slice(0, at)], [...text.slice(at + sign.length)]]
  return (
    <p className={css.place}>
      <LateSheets sheets={sheets} />
      {sign.trim() ? fill(t.place, { column: before.length + 1 }, locale) : t.placeAtEnd}{' '}
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

/** The first so many characters. */
export function shorten(text: string, most = 40): string {
  const signs = [...text.slice(0, 2 * most + 2)]
  return signs.length > most ? `${signs.slice(0, most).join('')}…` : text
}
