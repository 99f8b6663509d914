import type { IssueCode } from '../../engine/html-formatter/input'
import type { LoadCode } from '../core/loading/lazy'
import { longTextStrings } from '../core/long-text/long-text.strings'
import { coreStrings, loadIssues } from '../core/tool/strings'

export const strings = {
  ...coreStrings,
  name: 'HTML formatter',
  mode: 'What to do',
  modes: { format: 'Format', minify: 'Minify' },
  indent: 'Indent',
  spaces: 'spaces',
  html: 'HTML',
  placeholder: '<p>Type or paste HTML here, or drop a file</p>',
  sample: 'Load Sample',
  clear: 'Clear All',
  result: 'Result',
  originalSize: 'Original size',
  resultSize: 'Result size',
  percent: 'Change',
  lines: 'Lines',
  download: 'Download',
  same: 'Same document',
  sameNote: 'Parsed before and after, it is the same save for white space that does not count.',
  givenBack: 'Given back unchanged',
  givenBackNote:
    'The result would not have been the same document, so nothing was changed. Mend the markup, then try again.',
  larger: '{percent}% larger',
  smaller: '{percent}% smaller',
  /** '0.1% smaller' is more than it is. */
  lessThan: 'Less than {size}',
  asLarge: 'Same size as before',
  bytes: { one: '{n} byte', other: '{n} bytes' },
  say: '{check}. {percent}, {lines}.',
  sayLines: { one: '{n} line', other: '{n} lines' },
  issues: {
    'unknown-mode': 'Choose Format or Minify.',
    'unknown-indent': 'Choose 2, 4 or 8 spaces.',
    'too-tangled':
      'Error processing HTML: tags such as <b> are opened again and again without end. Close them, then try again.',
    failed: 'Error processing HTML: {message}',
    ...loadIssues,
  } satisfies Record<IssueCode | LoadCode, string>,
  longText: longTextStrings,
}
