/** What is said of a result: fetched with what makes it. */
export const lateStrings = {
  download: 'Download',
  same: 'Same document',
  sameNote: 'Parsed before and after, it is the same save for white space that does not count.',
  givenBack: 'Given back unchanged',
  givenBackNote:
    'The result would not have been the same document, so nothing was changed. Mend the markup, then try again.',
  larger: '{percent}% larger',
  smaller: '{percent}% smaller',
  asLarge: 'As large as before',
  bytes: { one: '{n} byte', other: '{n} bytes' },
  say: '{check}. {percent}, {lines}.',
  sayLines: { one: '{n} line', other: '{n} lines' },
}
