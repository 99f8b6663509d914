import type { Context } from '../core/engine'
import { failure, type Result, success } from '../core/result'
import { textOf } from '../core/text-field'
import type { Input } from './fields'
import { operatorsAt } from './operators'
import { solve } from './parser'
import { type Shown, show, significantDigits } from './show'
import { read } from './tokens'
import { answerText, type ExpressionError, isTruncatedAnswer, type MathErrorCode } from './value'

export { example, fields, type Input, initial } from './fields'
export { functions } from './operators'

export interface Output extends Shown {
  /** The expression that was evaluated, without ignored characters. */
  readonly expression: string
  /** The ignored characters, in order. */
  readonly ignored: string
  /** The result with all its digits. Pass it as `context.ans` to use it as `ans` in the next expression. */
  readonly ans: string
}

export interface MathContext extends Context {
  /** `ans` of the last output. If absent, `ans` is an error. */
  readonly ans?: string
}

/**
 * All at `expression`, and all but `missing`, `too-long`, `nothing-left` and `unsettled` with a column.
 * `missing`: empty. `too-long`: more than `max` characters. `nothing-left`: all characters were ignored.
 * `bad-number`: 1.2.3. `unexpected`: an operator, comma or closing parenthesis without an operand before it. `unfinished`:
 * ends without an operand. `missing-operator`: two numbers in a row. `missing-parenthesis`: a function without parentheses.
 * `unclosed-parenthesis`, `unopened-parenthesis`: its counterpart is missing. `ambiguous`: 1/2π, which could be half of π
 * or 1 over 2π. `ambiguous-comma`: max(1,200, 5), where a comma could group digits or separate arguments.
 * `unexpected-comma`: outside a function with several arguments. `argument-count`: too few or too many arguments.
 * `unknown-name`: not a function or constant. `unknown-sign`: a symbol such as |, or an = in the middle. `no-answer`: `ans`
 * before there was an answer. `division-by-zero`. `not-real`: √-1, ln(-1), asin(2), a fractional power of a negative number.
 * `not-defined`: ln(0), tan(90°), the factorial of a negative number or a fraction. `too-large`, `too-small`: above
 * 10^3010, or closer to 0 than its inverse. `too-much-work`: would block the page. `unsettled`: so many digits cancel that
 * 192 digits aren't enough, as with the sine of e^500.
 */
export type IssueCode = MathErrorCode | 'missing' | 'too-long' | 'nothing-left'

/** The maximum length of an expression in characters. */
export const longest = 4000

/** Precisions in bits, for 48, 96 and 192 digits. They're tried in order until two agree on all digits shown. */
const precisions = [160, 320, 640]

/** Microseconds for all precisions: a fifth of the 50 ms that a page can be blocked. */
const budget = 10_000

const field = 'expression'

export function evaluate(input: Input, context: MathContext = {}): Result<Output, IssueCode> {
  const text = textOf(input.expression)
  if (text.trim() === '') return failure({ code: 'missing', field })
  if (text.length > longest) return failure({ code: 'too-long', field, values: { max: longest } })
  const reading = read(text, context.locale)
  if ('code' in reading) return failureAt(reading)
  const { tokens, expression, ignored } = reading
  if (tokens.length === 0) return failure({ code: 'nothing-left', field })
  const end = tokens.at(-1)?.end ?? 0
  const remaining = { left: budget }
  const usesTruncated = isTruncatedAnswer(context.ans ?? '') && tokens.some((token) => token.text === 'ans')
  const usable = usesTruncated ? precisions.slice(0, 2) : precisions
  let previous: string | undefined
  for (const precision of usable) {
    const found = solve(tokens, operatorsAt(precision, remaining, context.ans), end)
    if ('code' in found) {
      const { code, at } = found
      const error = `${code} ${at}`
      if (code === 'too-much-work' || (code !== 'unsettled' && previous === error)) return failureAt(found)
      previous = error
    } else {
      const digits = found.inexact > 0 ? significantDigits(found) : ''
      const isSettled = previous === digits && (found.inexact < 2 || precision === usable.at(-1))
      if (found.inexact === 0 || isSettled)
        return success({ expression, ...show(found), ignored, ans: answerText(found) })
      previous = digits
    }
  }
  return failure({ code: 'unsettled', field })
}

function failureAt({ code, at }: ExpressionError): Result<Output, IssueCode> {
  return failure({ code, field, at: { line: 1, column: at + 1 } })
}
