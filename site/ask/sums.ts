import { evaluate } from '../../src/engine/math-solver/math-solver'
import type { AskContext, Reader, Reply } from './reply'

const value = String.raw`(\(.+\)|[\d.,]+)`
/** Math in words, and how the math solver writes it. */
const words: readonly (readonly [RegExp, string])[] = [
  [/\b(?:the )?square root of /gi, 'sqrt '],
  [/\b(?:the )?cube root of /gi, 'cbrt '],
  [new RegExp(String.raw`\b(sqrt|cbrt) ?${value}`, 'gi'), '$1($2)'],
  [/ ?\bsquared\b/gi, '^2'],
  [/ ?\bcubed\b/gi, '^3'],
  [/ (?:to the power of|to the power|raised to) /gi, '^'],
  [/ (?:times|multiplied by) /gi, ' × '],
  [/ (?:divided by|over) /gi, ' / '],
  [/ plus /gi, ' + '],
  [/ minus /gi, ' - '],
  [/\bhalf (?:of )?(?=\d)/gi, '1/2 × '],
  [/\b(?:an?|one) (third|quarter|fifth|tenth) of (?=\d)/gi, '1 $1 × '],
  [/\btwo thirds of (?=\d)/gi, '2/3 × '],
  [/\bthree quarters of (?=\d)/gi, '3/4 × '],
  [/1 third ×/gi, '1/3 ×'],
  [/1 quarter ×/gi, '1/4 ×'],
  [/1 fifth ×/gi, '1/5 ×'],
  [/1 tenth ×/gi, '1/10 ×'],
  [/\b(?:double|twice) (?=\d)/gi, '2 × '],
  [/\b(?:triple|three times) (?=\d)/gi, '3 × '],
]

/** '12 × (3 + 4)', 'square root of 144', 'half of 90', '100 + 10%'. */
export const sums: Reader = (question, context) => {
  const expression = words.reduce((text, [pattern, written]) => text.replace(pattern, written), question)
  // A single number or word isn't a question. Neither is a date or a phone number.
  const isDigits = /^\+?\d+(?:-\d{2,})+$/.test(expression)
  const isSum = !isDigits && /\d/.test(expression) && /[-+*/^×÷%√!()]|\d ?x ?\d|log|sin|cos|tan|mod/i.test(expression)
  const reply = isSum && sumReply(expression, context)
  if (!reply) return []
  if (expression === question) return [reply]
  const isFunction = /^[a-z]+ ?\(/i.test(question)
  const asked = isFunction ? question : question.charAt(0).toUpperCase() + question.slice(1)
  return [{ ...reply, question: `${asked} ${/about$/.test(reply.question) ? 'is about' : 'is'}` }]
}

/** The math solver's answer. Undefined if it can't read the whole expression. */
export function sumReply(expression: string, { locale }: AskContext): Reply | undefined {
  const result = evaluate({ expression }, { locale })
  if (!result.ok || result.value.ignored.trim()) return undefined
  const { result: value, exact, fraction } = result.value
  const isOwnFraction = fraction === expression.replace(/\s/g, '')
  const shown = shownIn(locale, value, exact)
  const reply = { tool: 'math-solver', fields: { expression } } as const
  if (fraction && !exact && !isOwnFraction && fraction.length < 12)
    return { ...reply, question: `${expression} =`, answer: fraction, after: `(about ${shown})` }
  return { ...reply, question: exact ? `${expression} =` : `${expression} is about`, answer: shown }
}

/** Intl formats decimal strings without losing a digit, which TypeScript's types don't allow for. */
function shownIn(locale: string, value: string, exact: boolean): string {
  const isWhole = exact && value.length <= 25 && !value.includes('e')
  const format = new Intl.NumberFormat(
    locale,
    isWhole ? { maximumFractionDigits: 20 } : { maximumSignificantDigits: exact ? 12 : 10 },
  )
  return format.format(value as unknown as number).replace(/^-/, '−')
}
