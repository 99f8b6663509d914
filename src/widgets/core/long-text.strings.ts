/** The words of `LongText`: a tool that has one takes them up as `longText`. */
export const longTextStrings = {
  note: 'The text is long, so one part of it stands here. The answer is about all of it.',
  part: 'part {part} of {parts}',
  number: 'Part',
  of: 'of {parts}',
  first: 'First part',
  previous: 'Previous part',
  next: 'Next part',
  last: 'Last part',
  copyAll: 'Copy all',
  notText: 'This file is not text in UTF-8 or UTF-16, so it was left out.',
}
