import type { Output } from '../../engine/math-solver/math-solver'
import { Caution, Headline, Line, Meaning, Note, Receipt } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import type { Summary } from '../core/base/summary'
import { withMinus } from '../core/format/minus'
import { CopyBar } from '../core/output/copy-button'
import { useWords } from '../core/words/use-words'
import * as css from './math-solver.css'
import type { strings } from './math-solver.strings'
import { shorten } from './math-solver.summary'

/** Results with more digits than these are smaller, monospaced, or in a scroll area. */
const [maxLarge, maxMedium, maxUnscrolled] = [12, 18, 400]

interface MathAnswerProps {
  readonly output: Output
  readonly summary: Summary
}

/** The result, whether it's exact, and the expression that was calculated. */
export function MathAnswer({ output: { expression, ignored }, summary }: MathAnswerProps) {
  const { t } = useWords<typeof strings>()
  // All its digits, unlike the figure.
  const result = withMinus(summary.text ?? summary.figure)
  const note = angleNote(expression, t)
  const [calculated, ...others] = summary.lines
  const headline = (
    <Headline summary={summary} code={result.length > maxMedium}>
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
        <div className={css.long} role="group" aria-label={summary.label} tabIndex={0}>
          {headline}
        </div>
      ) : (
        headline
      )}
      {ignored.trim() && <Caution>{interpolate(t.ignored, { characters: shorten(ignored.trim()) })}</Caution>}
      <Meaning sentence={summary.sentence} />
      <Receipt>
        {calculated && (
          <Line label={calculated.label}>
            <bdi className={css.formula} dir="ltr">
              {calculated.text}
            </bdi>
          </Line>
        )}
        {others.map(({ label, text }) => (
          <Line key={label} label={label}>
            <bdi dir="ltr">{text}</bdi>
          </Line>
        ))}
      </Receipt>
      {note && <Note>{note}</Note>}
      <CopyBar summary={summary} />
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
