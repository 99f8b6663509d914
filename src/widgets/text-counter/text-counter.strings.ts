import { longTextStrings } from '../core/long-text.strings'
import { coreStrings } from '../core/strings'
import { lateStrings } from './text-counter.late.strings'
import type { Code } from './text-counter.run'

export const firstStrings = {
  ...coreStrings,
  copy: 'Copy all statistics',
  name: 'Text counter',
  text: 'Text',
  placeholder: 'Type or paste here, or drop a text file',
  clear: 'Clear',
  samples: {
    lorem: 'Lorem Ipsum',
    short: 'Short Sample',
    emoji: 'Emoji',
    scripts: 'Scripts',
  },
  words: 'Words',
  characters: 'Characters',
  charactersNoSpaces: 'Without spaces',
  sentences: 'Sentences',
  paragraphs: 'Paragraphs',
  lines: 'Lines',
  readingTime: 'Reading time',
  minutes: { one: '{n} minute', other: '{n} minutes' },
  codePoints: 'Code points',
  utf16: 'UTF-16 units',
  bytes: 'UTF-8 bytes',
  issues: {
    'not-loaded': coreStrings.notFetched,
  } satisfies Record<Code, string>,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings, { longText: longTextStrings })
