import type { Field, FieldOptions, NumberRules } from '../core/fields/field'
import { type NumberIssue, number, percent } from '../core/fields/number'
import { divide, exact, multiply, type Rational } from '../core/numbers/rational'
import { textOf } from '../core/text-field'

/** The two numbers of a score such as '18/20'. */
const score = /^\s*([^-+*/()%\s]+)\s*[/∕⁄]\s*([^-+*/()%\s]+)\s*$/

/** Turns a score such as '18/20' into '18/20*100'. Leaves other text unchanged. */
export const percentOfScore = (text: string): string => (score.test(text) ? `${text}*100` : text)

/** A percentage as a number, and exactly: 2/3 is 66.666… */
export interface Percent {
  readonly number: number
  readonly exact: Rational
}

/** A percentage or a score. */
export function percentOrScore(options: FieldOptions<string> & NumberRules): Field<string, Percent, NumberIssue> {
  const [field, part] = [percent(options), number()]
  return {
    ...field,
    read(typed, context, rules) {
      const text = textOf(typed).trim()
      const read = field.read(percentOfScore(text), context, rules)
      if (typeof read !== 'number') return read
      const [points, all] = (score.exec(text) ?? []).slice(1).map((each) => part.read(each, context, {}))
      if (typeof points !== 'number' || typeof all !== 'number' || all === 0)
        return { number: read, exact: exact(read) }
      return { number: read, exact: multiply(divide(exact(points), exact(all)), exact(100)) }
    },
  }
}
