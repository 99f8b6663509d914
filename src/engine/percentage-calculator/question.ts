import type { Context } from '../core/engine'
import { type NumberIssue, type NumberRules, readFields } from '../core/fields'
import { exact, toNumber } from '../core/numbers/rational'
import { failure, type Result, success } from '../core/result'
import { formulas } from './formulas'
import { type Question, type QuestionType, questionTypes } from './input'

/** The answer to a question with two numbers. */
export interface Answer {
  readonly type: QuestionType
  readonly x: number
  readonly y: number
  /**
   * A number for percentOf and whatTotal, a price for discount, percentage points for points, otherwise a percentage. To 10
   * decimals.
   */
  readonly result: number
  /** For points: the change in percent of x. Absent if x is 0. */
  readonly relative?: number
}

/** `zero-base`: percentages of 0 aren't defined. `unknown-type`: not in `types`. */
export type QuestionIssue = NumberIssue | 'zero-base' | 'unknown-type'

interface Rules {
  readonly x: NumberRules
  readonly y: NumberRules
  /** The field that the answer is divided by, so it must not be 0. */
  readonly base?: 'x' | 'y'
}

/** The largest number allowed, so that results keep their digits as JavaScript numbers. */
export const max = 1e12

const any: NumberRules = { min: -max, max }
const percent: NumberRules = { ...any, percent: true }
const size: NumberRules = { min: 0, max }
const fromTo: Rules = { x: any, y: any, base: 'x' }

const rules: Readonly<Record<QuestionType, Rules>> = {
  percentOf: { x: percent, y: any },
  whatPercent: { x: any, y: any, base: 'y' },
  increase: fromTo,
  decrease: fromTo,
  change: fromTo,
  discount: { x: size, y: { min: 0, max: 100, percent: true } },
  whatTotal: { x: any, y: percent, base: 'y' },
  points: { x: percent, y: percent },
  // Their average is 0 only if both are.
  difference: { x: size, y: size },
}

/** Whether a field is for a percentage, which can be typed with '%'. */
export const isPercentField = (type: string, field: 'x' | 'y'): boolean =>
  isQuestionType(type) && rules[type][field].percent === true

const isQuestionType = (type: unknown): type is QuestionType => questionTypes.includes(type as QuestionType)

/** The answer to one question. `path` prefixes the fields of its errors: `questions.2.` for a row. */
export function answerQuestion(question: Question, context: Context = {}, path = ''): Result<Answer, QuestionIssue> {
  const { type } = question
  if (!isQuestionType(type)) return failure({ code: 'unknown-type', field: `${path}type` })
  const form = readFields(question, context, path)
  const { base } = rules[type]
  const x = form.number('x', rules[type].x)
  const y = form.number('y', rules[type].y)
  if (x === undefined || y === undefined) return failure(...form.issues)
  const zero = type === 'difference' ? x + y === 0 && 'y' : base && (base === 'x' ? x : y) === 0 && base
  if (zero) return failure({ code: 'zero-base', field: path + zero })
  const relative = type === 'points' && x !== 0 ? { relative: resultOf('change', x, y) } : {}
  return success({ type, x, y, result: resultOf(type, x, y), ...relative })
}

/** The answer to a question. What it's divided by must not be 0. */
export const resultOf = (type: QuestionType, x: number, y: number): number =>
  toNumber(formulas[type](exact(x), exact(y)), 10)
