import type { IssueCode } from '../../engine/html-formatter/input'
import type { LoadCode } from '../core/loading/lazy'
import { longTextStrings } from '../core/long-text/long-text.strings'
import { coreStrings, loadIssues } from '../core/tool/strings'

export const strings = {
  ...coreStrings,
  name: 'HTML formatter',
  mode: 'Mode',
  modes: { format: 'Format', minify: 'Minify' },
  indent: 'Indent',
  spaces: 'spaces',
  html: 'HTML',
  sample: 'Load Sample',
  clear: 'Clear All',
  result: 'Result',
  originalSize: 'Original size',
  resultSize: 'Result size',
  percent: 'Change',
  lines: 'Lines',
  download: 'Download',
  same: 'Same document',
  sameNote: 'Only insignificant whitespace changed.',
  invalid: 'Invalid HTML',
  givenBack: 'Left unchanged',
  givenBackNote:
    'Your HTML was left as is, because any change would have altered the page. Fix the markup, then try again.',
  larger: '{percent}% larger',
  smaller: '{percent}% smaller',
  /** For changes under 0.1%: 'Less than 0.1% smaller'. */
  lessThan: 'Less than {size}',
  asLarge: 'Same size',
  bytes: { one: '{n} byte', other: '{n} bytes' },
  say: '{check}. {percent}, {lines}.',
  sayLines: { one: '{n} line', other: '{n} lines' },
  issues: {
    'unknown-mode': 'Choose Format or Minify.',
    'unknown-indent': 'Choose 2, 4 or 8 spaces.',
    'too-tangled': 'Error processing HTML: too many unclosed tags, such as <b>. Close them, then try again.',
    failed: 'Error processing HTML: {message}',
    ...loadIssues,
  } satisfies Record<IssueCode | LoadCode, string>,
  longText: longTextStrings,
}
