import type { Context } from '../core/engine'
import { readNumber } from '../core/number'
import { money } from '../core/rational'
import type { Input, Output } from '../interest-calculator'
import { growth, last, worth } from './growth'

/** The balance after so many years, in money to the cent. */
export interface Point {
  readonly year: number
  readonly balance: number
}

/**
 * What to draw of an answer and the input it was made from: the balance at equal steps from the start to the end. They
 * are years where these fit the time, and else the longest part of a year, down to a hundredth, that does: two and a
 * half years are drawn by halves. From 20 years on the last step may be shorter than the others.
 */
export function curve({ principal, finalAmount, years }: Output, input: Input, context: Context = {}): Point[] {
  const start = { year: 0, balance: principal }
  const time = years[years.length - 1]?.year ?? 0
  if (time >= 20 || (time >= 4 && Number.isInteger(time))) return [start, ...years]
  const fits = (parts: number) => Number.isInteger(time * parts) && time * parts >= 4 && time * parts <= 200
  const parts = [2, 4, 10, 20, 100].find(fits) ?? 50 / time
  const read = (text: string) => Number(readNumber(text, context.locale))
  const [from, rate] = [read(input.principal), read(input.rate)]
  const balanceAt = (year: number) => money(worth(from, last(growth(input.type, rate, year, input.frequency))))
  const between = Array.from({ length: Math.round(time * parts) - 1 }, (_, step) => (step + 1) / parts)
  return [start, ...between.map((year) => ({ year, balance: balanceAt(year) })), { year: time, balance: finalAmount }]
}
