import { change, discount, type Output, percentOf, whatPercent } from '../../engine/percentage-calculator'
import { formatNumber, withPercentSign } from '../core/format/format'
import { interpolate } from '../core/tool/strings'
import type { strings } from './percentage-calculator.strings'

/** With up to 6 decimals, or 10 below 0.0001, so that 1 isn’t 0% of a billion. */
export const show = (number: number, locale: string): string =>
  formatNumber(number, locale, 0, Math.abs(number) < 1e-4 ? 10 : 6)

/** A number from a field, with all its digits. */
export const typed = (number: number, locale: string): string => formatNumber(number, locale, 0, 15)

/** With a percent sign. */
export const percent = (number: number, locale: string): string => withPercentSign(show(number, locale), locale)

const opposites = { increase: 'decrease', decrease: 'increase' } as const

/** How to state the answer. A decrease of -25% becomes an increase of 25%. */
export function stated({ type, result }: Pick<Output, 'type' | 'result'>): Pick<Output, 'type' | 'result'> {
  const isOpposite = (type === 'increase' || type === 'decrease') && result < 0
  return isOpposite ? { type: opposites[type], result: -result } : { type, result }
}

/** The answer as a sentence. */
export function sentenceOf(output: Output, t: typeof strings, locale: string): string {
  const { type, result } = stated(output)
  return interpolate(
    t.types[type].sentence,
    { x: typed(output.x, locale), y: typed(output.y, locale), result: show(result, locale) },
    locale,
  )
}

/** A related fact: the number plus and minus the percentage, the reverse calculation, or the savings. */
export function meaningOf({ type, x, y }: Output, t: typeof strings, locale: string) {
  const sentence = (template: string, values: Readonly<Record<string, string>> = {}) => ({
    template: interpolate(template, { x: typed(x, locale), y: typed(y, locale) }, locale),
    values,
  })
  if (type === 'percentOf') {
    const size = Math.abs(x)
    const less = show(discount(y, size), locale)
    const plus = show(discount(y, -size), locale)
    return sentence(interpolate(t.lessAndPlus, { x: typed(size, locale) }, locale), { less, plus })
  }
  if (type === 'discount') return sentence(t.saved, { saved: show(percentOf(y, x), locale) })
  if (type === 'whatPercent')
    return x === 0 ? sentence(t.nothing) : sentence(t.otherWay, { percent: percent(whatPercent(y, x), locale) })
  if (x === y) return sentence(t.same)
  if (y === 0) return sentence(t.noWayBack)
  const back = change(y, x)
  return sentence(back < 0 ? t.backDown : t.backUp, { percent: percent(Math.abs(back), locale) })
}
