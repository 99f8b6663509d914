import { longTextStrings } from './long-text.strings'
import { type Overrides, withOverrides } from './strings'

/** The words of a `LongText`, or of a `LongOutput`, as the page has them. */
export function wordsOf(strings: object | undefined, isOutput = false): typeof longTextStrings {
  const own = strings as { readonly longText?: Overrides<typeof longTextStrings> } | undefined
  const t = withOverrides(longTextStrings, own?.longText)
  return isOutput ? { ...t, note: t.resultNote } : t
}
