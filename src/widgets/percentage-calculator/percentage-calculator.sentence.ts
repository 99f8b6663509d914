import type { Output } from '../../engine/percentage-calculator'
import { formatNumber } from '../core/format/format'
import { interpolate } from '../core/tool/strings'
import type { strings } from './percentage-calculator.strings'

/** Up to six decimals. */
export const show = (number: number, locale: string): string => formatNumber(number, locale, 0, 6)

const opposites = { increase: 'decrease', decrease: 'increase' } as const

/** The answer in words: a decrease of -25% is said as an increase of 25%. */
export function sentenceOf({ type, x, y, result }: Output, t: typeof strings, locale: string): string {
  const turns = (type === 'increase' || type === 'decrease') && result < 0
  const [said, size] = turns ? [opposites[type], -result] : [type, result]
  return interpolate(
    t.types[said].sentence,
    { x: show(x, locale), y: show(y, locale), result: show(size, locale) },
    locale,
  )
}
