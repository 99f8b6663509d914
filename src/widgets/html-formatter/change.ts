import type { Output } from '../../engine/html-formatter/output'
import { interpolate } from '../core/base/strings'
import { formatNumber } from '../core/format/format'
import type { strings } from './html-formatter.strings'

/** 'x% smaller' in whole percent, or with one decimal below 1%. 'Same size' only if the byte counts are equal. */
export function changeOf({ originalSize, resultSize }: Output, t: typeof strings, locale: string): string {
  if (resultSize === originalSize || originalSize === 0) return t.asLarge
  const share = (Math.abs(resultSize - originalSize) / originalSize) * 100
  const least = 0.1
  const percent = formatNumber(Math.max(share, least), locale, 0, share < 1 ? 1 : 0)
  const size = interpolate(resultSize > originalSize ? t.larger : t.smaller, { percent }, locale)
  return share < least ? interpolate(t.lessThan, { size }) : size
}
