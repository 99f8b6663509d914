import { levelOf, type TextContrast } from '../../../engine/core/color/color'
import { interpolate } from '../base/strings'
import type { SummaryLine } from '../base/summary'
import { formatNumber } from '../format/format'
import type { contrastStrings } from './contrast.strings'

type Text = keyof TextContrast

const texts: readonly Text[] = ['black', 'white']

/** '5.7:1' */
export const formatRatio = (ratio: number, t: typeof contrastStrings, locale: string): string =>
  interpolate(t.ratio, { n: formatNumber(ratio, locale, 0, 2) })

/** How readable black and white text is, in this order: 'Black text: 5.7:1 AA'. */
export const contrastLines = (
  contrast: TextContrast,
  group: string,
  t: typeof contrastStrings,
  locale: string,
): readonly SummaryLine[] =>
  texts.map((text) => ({
    label: t.texts[text],
    text: `${formatRatio(contrast[text], t, locale)} ${t.levels[levelOf(contrast[text])]}`,
    group,
  }))
