import type { ToolId } from '../../src/catalog'
import { interpretNumber } from '../../src/engine/core/numbers/read-number'
import { formatMoney, formatNumber } from '../../src/widgets/core/format/format'

/** An engine's answer to a question in words. */
export interface Reply {
  readonly tool: ToolId
  /** How the question was understood: '20% of 80 is'. */
  readonly question: string
  /** '16' */
  readonly answer: string
  /** What follows a number, in smaller type: 'a month', 'in London'. */
  readonly after?: string
  /** The field values that give this answer, for a link to the tool. */
  readonly fields: Readonly<Record<string, string>>
}

/** The user's locale and currency, and the current time. */
export interface AskContext {
  readonly locale: string
  readonly currency: string
  readonly now: number
}

/** Returns the replies to a question, the likeliest first. None if it's about something else. */
export type Reader = (question: string, context: AskContext) => readonly Reply[]

export const moneyText = (amount: number | string, { locale, currency }: AskContext): string =>
  formatMoney(Number(amount), locale, currency)

/** The same without cents that are 0: '$80'. For what was asked. */
export const amountText = (amount: number | string, { locale, currency }: AskContext): string =>
  formatMoney(Number(amount), locale, currency, { trailingZeroDisplay: 'stripIfInteger' })

export const numberText = (value: number | string, { locale }: AskContext): string =>
  formatNumber(Number(value), locale)

/** The source of a pattern for a number, with what may be written before and after it: '$1,250', '300k', '80 dollars'. */
export const number = String.raw`[^a-z]*?\d[^a-z]*?(?:k|m|bn)?(?: (?:dollars?|bucks|euros?|pounds|quid|usd|eur|gbp))?`

/** '$1,250' is '1250', and '15%' is '15'. Undefined if the text is ambiguous. */
function plainOf(text: string, { locale }: AskContext): string | undefined {
  const read = interpretNumber(text.replace(/ ?percent$/i, '%').replace(/ [a-z]+$/i, ''), locale)
  return read && 'plain' in read ? read.plain : undefined
}

/** A type of question: its pattern, and the replies to the numbers in the pattern's named groups. */
export interface Form {
  readonly pattern: RegExp
  readonly replies: (numbers: Readonly<Record<string, string>>, context: AskContext) => readonly (Reply | undefined)[]
}

/** Reads a question with the first form whose numbers are all unambiguous. */
export const readerOf =
  (forms: readonly Form[]): Reader =>
  (question, context) => {
    for (const { pattern, replies } of forms) {
      const groups = pattern.exec(question)?.groups
      if (!groups) continue
      const numbers: Record<string, string | undefined> = {}
      for (const [name, text] of Object.entries(groups)) if (text) numbers[name] = plainOf(text, context)
      const isClear = Object.values(numbers).every((plain) => plain !== undefined)
      if (isClear) return replies(numbers as Record<string, string>, context).filter((reply) => reply !== undefined)
    }
    return []
  }
