import { type Overrides, withOverrides } from './strings'

/** The strings of `LongText`. A tool that uses one includes them in its own strings as `longText`. */
export const longTextStrings = {
  note: 'This text is long, so it’s shown in parts. The result covers all of it.',
  resultNote: 'This result is long, so it’s shown in parts. Copy all copies every part.',
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
  choose: 'Choose file',
  paste: 'Paste',
  /** Of the code editor’s search. $ is a number. */
  search: {
    next: 'Next',
    previous: 'Previous',
    all: 'Select all',
    matchCase: 'Match case',
    regexp: 'Regular expression',
    byWord: 'Whole words',
    replace: 'Replace',
    replaceAll: 'Replace all',
    close: 'Close',
    current: 'Current match',
    onLine: 'on line',
    replacedOne: 'Replaced the match on line $',
    replacedAll: '$ matches replaced',
  },
  errors: {
    'not-text': 'Drop a text file encoded as UTF-8 or UTF-16.',
    'not-pasted': 'This page can’t read the clipboard. Paste into the text field instead.',
  },
}

/** The strings of a `LongText` or a `LongOutput`, with the page's overrides. */
export function longTextWords(strings: object | undefined, isOutput = false): typeof longTextStrings {
  const own = strings as { readonly longText?: Overrides<typeof longTextStrings> } | undefined
  const t = withOverrides(longTextStrings, own?.longText)
  return isOutput ? { ...t, note: t.resultNote } : t
}
