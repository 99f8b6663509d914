import {
  type Input,
  type Output,
  paletteJson,
  type Swatch,
  type Type,
} from '../../engine/color-generator/color-generator'
import { interpolate } from '../core/base/strings'
import type { Format, Summary } from '../core/base/summary'
import { contrastLines } from '../core/css-tools/contrast'
import type { strings } from './color-generator.strings'

export function summarize(
  { colors, swatches, gray }: Output,
  { type }: Input,
  t: typeof strings,
  { locale }: Format,
): Summary {
  const names = swatches.map((swatch) => nameOf(swatch, t))
  const text = colors.join('\n')
  return {
    label: t.name,
    figure: names.join(', '),
    sentence: gray ? { template: t.gray } : { template: t.schemes[type as Type], values: { base: names[0] ?? '' } },
    lines: swatches.flatMap((swatch, index) =>
      contrastLines(swatch.contrast, `${swatch.hex} (${names[index]})`, t, locale),
    ),
    text,
    sends: [
      { kind: 'color', text },
      { kind: 'json', text: paletteJson(colors) },
    ],
  }
}

/** 'dark blue' */
export const nameOf = ({ name, tone }: Pick<Swatch, 'name' | 'tone'>, t: typeof strings): string =>
  interpolate(t.tones[tone], { name: t.names[name] })
