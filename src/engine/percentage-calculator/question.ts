import type { Context } from '../core/engine'
import type { NumberRules } from '../core/fields/field'
import type { NumberIssue } from '../core/fields/number'
import { readFields } from '../core/fields/read'
import { exact, toNumber } from '../core/numbers/rational'
import { failure, type Result, success } from '../core/result'
import { type Question, type QuestionType, questionTypes, twoNumbers } from './fields'
import { formulas } from './formulas'

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

const any: NumberRules = {}
const percent: NumberRules = { percent: true }
const size: NumberRules = { min: 0 }
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
  const form = readFields(twoNumbers, question, context, path)
  const type = form.read('type')
  if (!type) return failure(...form.issues)
  const { base } = rules[type]
  const x = form.read('x', rules[type].x)
  const y = form.read('y', rules[type].y)
  if (x === undefined || y === undefined) return failure(...form.issues)
  const zero = type === 'difference' ? x + y === 0 && 'y' : base && (base === 'x' ? x : y) === 0 && base
  if (zero) return failure({ code: 'zero-base', field: path + zero })
  const relative = type === 'points' && x !== 0 ? { relative: resultOf('change', x, y) } : {}
  return success({ type, x, y, result: resultOf(type, x, y), ...relative })
}

/** The answer to a question. What it's divided by must not be 0. */
export const resultOf = (type: QuestionType, x: number, y: number): number =>
  toNumber(formulas[type](exact(x), exact(y)), 10)
