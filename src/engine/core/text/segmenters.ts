import { intlTag } from '../numbers/locale'

const segmenters = new Map<string, Intl.Segmenter>()

/** An unsupported locale is treated as English. */
export function segmenterOf(locale = 'en-US', granularity: 'grapheme' | 'word' | 'sentence'): Intl.Segmenter {
  const key = `${granularity} ${locale}`
  const segmenter = segmenters.get(key) ?? new Intl.Segmenter(intlTag(locale), { granularity })
  segmenters.set(key, segmenter)
  return segmenter
}
