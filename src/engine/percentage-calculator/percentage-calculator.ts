import type { Context } from '../core/engine'
import { readFields } from '../core/fields/read'
import { formatPlain } from '../core/numbers/number-format'
import { interpretNumber } from '../core/numbers/read-number'
import { type Result, success } from '../core/result'
import { readText } from '../core/text-field'
import { answerChain, type Chain, type ChainIssue } from './chain'
import { fields, type Input, type PercentageType, type Question } from './fields'
import { type Answer, answerQuestion, isPercentField, type QuestionIssue, resultOf } from './question'

export { answerChain, type Chain, hasChanges } from './chain'
export {
  type Change,
  example,
  fields,
  type Input,
  initial,
  type PercentageType,
  type Question,
  type QuestionType,
  types,
} from './fields'
export { type Answer, answerQuestion, isPercentField } from './question'
export { chainWorking, type Term, type Working, workingOf } from './working'

export interface Output extends Omit<Answer, 'type'> {
  readonly type: PercentageType
  /** As entered. For a chain: the number before all changes. */
  readonly x: number
  /** As entered. For a chain: the number after all changes. */
  readonly y: number
  /**
   * A number for percentOf and whatTotal, a price for discount, percentage points for points, otherwise a percentage. To 10
   * decimals.
   */
  readonly result: number
  /** Present if there are changes, and all of them are valid. */
  readonly chain?: Chain
  /** The answer to each of `questions`, or its errors. Present if there are any. */
  readonly questions?: readonly Result<Answer, IssueCode>[]
}

export type IssueCode = QuestionIssue | ChainIssue

/** 15 percent of 80 is 12. */
export const percentOf = (percent: number, base: number): number => resultOf('percentOf', percent, base)

/** 12 is 15 percent of 80. `base` must not be 0. */
export const whatPercent = (part: number, base: number): number => resultOf('whatPercent', part, base)

/** From 80 to 100 is a change of 25 percent, and so is from -80 to -60. `from` must not be 0. */
export const change = (from: number, to: number): number => resultOf('change', from, to)

/** 15 percent off 80 is 68. */
export const discount = (price: number, percent: number): number => resultOf('discount', price, percent)

/** The input with another type. Removes '%' from fields that aren't percentages in that type: '15%' becomes '15'. */
export function selectType(
  input: Pick<Input, 'x' | 'y'>,
  type: PercentageType,
  { locale = 'en-US' }: Context = {},
): Pick<Input, 'type' | 'x' | 'y'> {
  const unsigned = (field: 'x' | 'y') => {
    const read = isPercentField(type, field) ? undefined : interpretNumber(input[field], locale)
    return read && 'plain' in read && read.percent ? formatPlain(read.plain, locale, { grouping: false }) : input[field]
  }
  return { type, x: unsigned('x'), y: unsigned('y') }
}

/** `start`, `changes` and `questions` can be left out. */
type Asked = Pick<Input, 'type' | 'x' | 'y'> & Partial<Input>

export function evaluate(input: Asked, context: Context = {}): Result<Output, IssueCode> {
  const { start = '', changes = [] } = input
  const chain = answerChain({ start, changes }, context)
  const answer = readText(input, 'type') === 'chain' ? asAnswer(chain) : answerQuestion(input as Question, context)
  if (!answer.ok) return answer
  const questions = readFields(fields, input, context).read('questions') ?? []
  const others = questions.map((row, index) => answerQuestion(row, context, `questions.${index}.`))
  return success({
    ...answer.value,
    ...(chain.ok ? { chain: chain.value } : {}),
    ...(others.length > 0 ? { questions: others } : {}),
  })
}

/** A chain as a change from the first number to the last. */
function asAnswer(chain: Result<Chain, IssueCode>): Result<Output, IssueCode> {
  if (!chain.ok) return chain
  const { start, final, totalPercent } = chain.value
  return success({ type: 'chain', x: start, y: final, result: totalPercent })
}
