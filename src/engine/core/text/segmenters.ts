const segmenters = new Map<string, Intl.Segmenter>()

/** An unsupported locale is treated as English. */
export function segmenterOf(locale: string | undefined, granularity: 'grapheme' | 'word' | 'sentence'): Intl.Segmenter {
  const key = `${granularity} ${locale}`
  let segmenter = segmenters.get(key)
  if (!segmenter) {
    try {
      segmenter = new Intl.Segmenter(locale ?? 'en-US', { granularity })
    } catch {
      segmenter = new Intl.Segmenter('en-US', { granularity })
    }
    segmenters.set(key, segmenter)
  }
  return segmenter
}
