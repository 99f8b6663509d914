import { contrastRatio } from '../../engine/qr-generator/contrast'
import { type Input, percents } from '../../engine/qr-generator/fields'
import type { Output } from '../../engine/qr-generator/output'
import { interpolate } from '../core/base/strings'
import type { Format, Summary } from '../core/base/summary'
import { formatNumber, formatPercent } from '../core/format/format'
import type { initialStrings } from './initial.strings'

/** What the engine doesn't know: the image, its height with a caption, and whether it was read. */
interface Drawn {
  /** A service's. */
  readonly image?: unknown
  readonly svg?: string | undefined
  readonly art?: { readonly height: number } | undefined
  readonly isUnread?: boolean | undefined
}

/** The text is the code as SVG, once it's drawn. The content isn't in it, because it may be long or a Wi-Fi password. */
export function summarize(
  output: Output,
  _input: Input,
  t: typeof initialStrings,
  { locale }: Format,
  drawn: Drawn = {},
): Summary {
  const { image, svg, isUnread } = drawn
  const isDoubtful = !image && output.caution !== 'none'
  return {
    label: t.qrCode,
    figure: isUnread ? t.unread : isDoubtful ? t.scansHere : t.scans,
    // A service draws with settings of its own.
    sentence: image
      ? undefined
      : { template: t.meaning, values: { percent: formatPercent(percents[output.level], locale, 0, 0) } },
    lines: image ? [] : factsOf(output, drawn, t, locale),
    text: svg,
  }
}

/** Three facts about the code, and two about the image file. */
function factsOf(
  { version, level, modules, size, dark, light, style }: Output,
  { art }: Drawn,
  t: typeof initialStrings,
  locale: string,
): Summary['lines'] {
  const ratio = Math.min(contrastRatio(dark, light), contrastRatio(style?.eyeColor ?? dark, light))
  return [
    { label: t.version, text: formatNumber(version, locale) },
    { label: t.level, text: interpolate(t.levelOf, { level, percent: percents[level] }, locale) },
    { label: t.contrast, text: interpolate(t.ratio, { ratio: formatNumber(ratio, locale, 0, 1) }, locale) },
    { label: t.modules, text: interpolate(t.square, { side: modules.length }, locale) },
    { label: t.file, text: interpolate(t.pixelSize, { width: size, height: art?.height ?? size }, locale) },
  ]
}
