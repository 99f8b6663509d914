import { type Overrides, withOverrides } from '../tool/strings'

/** The words of `LongText`: a tool that has one takes them up as `longText`. */
export const longTextStrings = {
  note: 'The text is long, so one part of it stands here. The answer is about all of it.',
  resultNote: 'The result is long, so one part of it stands here. Copy all takes the whole.',
  part: 'part {part} of {parts}',
  number: 'Part',
  of: 'of {parts}',
  first: 'First part',
  previous: 'Previous part',
  next: 'Next part',
  last: 'Last part',
  find: 'Find',
  findNext: 'Find next',
  notFound: 'Not found',
  copyAll: 'Copy all',
  paste: 'Paste',
  errors: {
    'not-text': 'This file is not text in UTF-8 or UTF-16, so it was left out.',
    'not-pasted': 'This page may not read the clipboard. Paste into the text yourself.',
  },
}

/** The words of a `LongText`, or of a `LongOutput`, as the page has them. */
export function longTextWords(strings: object | undefined, isOutput = false): typeof longTextStrings {
  const own = strings as { readonly longText?: Overrides<typeof longTextStrings> } | undefined
  const t = withOverrides(longTextStrings, own?.longText)
  return isOutput ? { ...t, note: t.resultNote } : t
}
