import type { Input } from '../../engine/html-formatter/fields'
import type { Output } from '../../engine/html-formatter/output'
import { plural } from '../core/base/plural'
import { interpolate } from '../core/base/strings'
import type { Format, Summary } from '../core/base/summary'
import { formatNumber } from '../core/format/format'
import type { strings } from './html-formatter.strings'

export function summarize(output: Output, _: Input, t: typeof strings, { locale }: Pick<Format, 'locale'>): Summary {
  const { html, check, originalSize, resultSize, lines } = output
  const change = changeOf(output, t, locale)
  return {
    label: t.result,
    figure: check === 'same' ? t.same : t.givenBack,
    sentence: { template: t.say, values: { percent: change, lines: plural(t.sayLines, lines, locale) } },
    lines: [
      { label: t.originalSize, text: plural(t.bytes, originalSize, locale) },
      { label: t.resultSize, text: plural(t.bytes, resultSize, locale) },
      { label: t.percent, text: change },
      { label: t.lines, text: formatNumber(lines, locale) },
    ],
    text: html,
    sends: [{ kind: 'html', text: html }],
  }
}

/** 'x% smaller' in whole percent, or with one decimal below 1%. 'Same size' only if the byte counts are equal. */
export function changeOf({ originalSize, resultSize }: Output, t: typeof strings, locale: string): string {
  if (resultSize === originalSize || originalSize === 0) return t.asLarge
  const share = (Math.abs(resultSize - originalSize) / originalSize) * 100
  const least = 0.1
  const percent = formatNumber(Math.max(share, least), locale, 0, share < 1 ? 1 : 0)
  const size = interpolate(resultSize > originalSize ? t.larger : t.smaller, { percent }, locale)
  return share < least ? interpolate(t.lessThan, { size }) : size
}
