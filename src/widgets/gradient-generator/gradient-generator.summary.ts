import type { TextContrast } from '../../engine/core/color/color'
import type { Input, Output, types } from '../../engine/gradient-generator/gradient-generator'
import { interpolate } from '../core/base/strings'
import type { Format, Phrase, Summary } from '../core/base/summary'
import { contrastLines, formatRatio } from '../core/css-tools/contrast'
import type { strings } from './gradient-generator.strings'

export function summarize(
  { css, stops, contrast }: Output,
  { type }: Input,
  t: typeof strings,
  { locale }: Format,
): Summary {
  return {
    label: interpolate(t.say[type as (typeof types)[number]], { n: stops.length }, locale),
    figure: '',
    sentence: contrast ? readability(contrast, t, locale) : undefined,
    lines: contrast ? contrastLines(contrast, t.contrast, t, locale) : [],
    text: css,
    sends: [{ kind: 'color', text: stops.map(({ color }) => color).join('\n') }],
  }
}

/** The lowest contrast ratio for large text: WCAG 2.2, success criterion 1.4.3. */
const largeText = 3

/** Which text is easier to read on the gradient, judged by its lowest contrast. */
function readability(contrast: TextContrast, t: typeof strings, locale: string): Phrase {
  const text = contrast.black > contrast.white ? 'black' : 'white'
  if (contrast[text] < largeText) return { template: t.unreadable }
  return { template: t.meaning, values: { text: t.texts[text], ratio: formatRatio(contrast[text], t, locale) } }
}
