import type { Input, Output } from '../../engine/box-shadow-generator/box-shadow-generator'
import { plural } from '../core/base/plural'
import type { Format, Summary } from '../core/base/summary'
import { contrastLines } from '../core/css-tools/contrast'
import type { strings } from './box-shadow-generator.strings'

/** The contrast is worth showing only with an inset shadow, because others don't cover the box. */
export const summarize = (
  { css, contrast }: Output,
  { layers }: Input,
  t: typeof strings,
  { locale }: Format,
): Summary => ({
  label: plural(t.say, layers.length, locale),
  figure: '',
  lines: layers.some(({ inset }) => inset) ? contrastLines(contrast, t.contrast, t, locale) : [],
  text: css,
})
