import type { Context } from './core/engine'
import { failure, type Result, success } from './core/result'
import { operatorsAt } from './math-solver/operators'
import { solve } from './math-solver/parser'
import { about, type Shown, show } from './math-solver/show'
import { read } from './math-solver/tokens'
import { answerText, isCutAnswer, type MathErrorCode, type Misplaced } from './math-solver/value'

export { functions } from './math-solver/operators'

export interface Input {
  /**
   * Up to `longest` characters of: numbers, also as 1,250.50, 2.5e-3 and 3 1/2; + - * / ^ and × ÷ −, ** for ^; parentheses
   * of any kind; the `functions`, √; pi or π, e; ans; % ! ° deg ² ³ behind a number; mod, of and x between two. 15% of 80
   * is 12, 100 + 10% is 110, 7 % 3 is 7 mod 3.
   */
  readonly expression: string
}

export interface Output extends Shown {
  /** What was evaluated: what was typed without what was ignored. */
  readonly expression: string
  /** The characters that were dropped, in order; '' where none were. */
  readonly ignored: string
  /** The result for `ans` in the next expression, with all its digits: give it as `context.ans`. */
  readonly ans: string
}

export interface MathContext extends Context {
  /** `ans` of the last output; without it `ans` is an error. */
  readonly ans?: string
}

/**
 * All at `expression`; all but `missing`, `too-long`, `nothing-left` and `unsettled` with the column.
 * `missing`: nothing typed. `too-long`: more than `max` characters. `nothing-left`: all of it was ignored.
 * `bad-number`: 1.2.3. `unexpected`: an operator or parenthesis that has nothing to work on. `unfinished`: something is
 * missing at the end. `missing-operator`: two numbers in a row. `missing-parenthesis`: a function without one behind it.
 * `unclosed-parenthesis`, `unopened-parenthesis`: the other of the pair is missing. `ambiguous`: 1/2π, which is half of π
 * or 1 over 2π. `ambiguous-comma`: max(1,200, 5), where a comma may group digits or separate numbers. `unexpected-comma`:
 * one outside a function of several numbers. `argument-count`: too few or too many numbers for a function.
 * `unknown-name`: letters that are no function or constant. `unknown-sign`: a sign such as | or an = inside. `no-answer`:
 * `ans` before there was one. `division-by-zero`. `not-real`: √-1, ln(-1), asin(2), a fractional power of a number below 0.
 * `not-defined`: ln(0), tan(90°), the factorial of a number below 0 or of a fraction. `too-large`, `too-small`: beyond
 * 10^3010 or nearer to 0 than its inverse. `too-much-work`: it would keep the page waiting. `unsettled`: so much cancels
 * that 192 digits cannot show what is left, as with the sine of e^500.
 */
export type IssueCode = MathErrorCode | 'missing' | 'too-long' | 'nothing-left'

export const initial: Input = { expression: '' }
export const example: Input = { expression: '(1.5 + 2.5) × 3 ÷ 8' }

/** The most characters that an expression may have. */
export const longest = 4000

/** Bits of precision, one after the other until two agree on every digit that is shown: 48, 96 and 192 digits. */
const precisions = [160, 320, 640]

/** Of time, for all of them: a fifth of the 50 ms that a page may be kept waiting. */
const budget = 10_000

const field = 'expression'

export function evaluate(input: Input, context: MathContext = {}): Result<Output, IssueCode> {
  const text = typeof input.expression === 'string' ? input.expression : ''
  if (text.trim() === '') return failure({ code: 'missing', field })
  if (text.length > longest) return failure({ code: 'too-long', field, values: { max: longest } })
  const reading = read(text, context.locale)
  if ('code' in reading) return misplaced(reading)
  const { tokens, expression, ignored } = reading
  if (tokens.length === 0) return failure({ code: 'nothing-left', field })
  const end = tokens.at(-1)?.end ?? 0
  const left = { left: budget }
  const usesCut = isCutAnswer(context.ans ?? '') && tokens.some((token) => token.text === 'ans')
  const usable = usesCut ? precisions.slice(0, 2) : precisions
  let before: string | undefined
  for (const precision of usable) {
    const found = solve(tokens, operatorsAt(precision, left, context.ans), end)
    if ('code' in found) {
      const { code, at } = found
      const again = `${code} ${at}`
      if (code === 'too-much-work' || (code !== 'unsettled' && before === again)) return misplaced(found)
      before = again
    } else {
      const digits = found.doubt > 0 ? about(found) : ''
      const isSettled = before === digits && (found.doubt < 2 || precision === usable.at(-1))
      if (found.doubt === 0 || isSettled)
        return success({ expression, ...show(found), ignored, ans: answerText(found) })
      before = digits
    }
  }
  return failure({ code: 'unsettled', field })
}

function misplaced({ code, at }: Misplaced): Result<Output, IssueCode> {
  return failure({ code, field, at: { line: 1, column: at + 1 } })
}
