import { longTextStrings } from '../core/base/long-text.strings'
import { coreStrings } from '../core/base/strings'

export const strings = {
  ...coreStrings,
  copy: 'Copy all statistics',
  name: 'Text counter',
  text: 'Text',
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
  say: '{characters}, {readingTime} to read.',
  sayCharacters: { one: '{n} character', other: '{n} characters' },
  counting: 'Counting… {percent}%',
  /** Any text can be counted, so there are no errors. */
  issues: {},
  longText: longTextStrings,
}
