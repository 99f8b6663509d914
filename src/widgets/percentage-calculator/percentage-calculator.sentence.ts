import { change, discount, type Output, percentOf, whatPercent } from '../../engine/percentage-calculator'
import { formatNumber, withPercentSign } from '../core/format/format'
import { interpolate } from '../core/tool/strings'
import type { strings } from './percentage-calculator.strings'

/** With up to 6 decimals. */
export const show = (number: number, locale: string): string => formatNumber(number, locale, 0, 6)

/** With a percent sign. */
export const percent = (number: number, locale: string): string => withPercentSign(show(number, locale), locale)

const opposites = { increase: 'decrease', decrease: 'increase' } as const

/** The answer as a sentence. A decrease of -25% becomes an increase of 25%. */
export function sentenceOf({ type, x, y, result }: Output, t: typeof strings, locale: string): string {
  const isOpposite = (type === 'increase' || type === 'decrease') && result < 0
  const [kind, size] = isOpposite ? [opposites[type], -result] : [type, result]
  return interpolate(
    t.types[kind].sentence,
    { x: show(x, locale), y: show(y, locale), result: show(size, locale) },
    locale,
  )
}

/** A related fact: the number plus and minus the percentage, the reverse calculation, or the savings. */
export function meaningOf({ type, x, y }: Output, t: typeof strings, locale: string) {
  const typed = { x: show(x, locale), y: show(y, locale) }
  const sentence = (template: string, values: Readonly<Record<string, string>>) => ({
    template: interpolate(template, typed, locale),
    values,
  })
  if (type === 'percentOf')
    return sentence(t.lessAndPlus, { less: show(discount(y, x), locale), plus: show(discount(y, -x), locale) })
  if (type === 'discount') return sentence(t.saved, { saved: show(percentOf(y, x), locale) })
  if (type === 'whatPercent')
    return x === 0 ? sentence(t.nothing, {}) : sentence(t.otherWay, { percent: percent(whatPercent(y, x), locale) })
  if (y === 0) return sentence(t.noWayBack, {})
  const back = change(y, x)
  return sentence(back < 0 ? t.backDown : t.backUp, { percent: percent(Math.abs(back), locale) })
}
