import { longTextStrings } from '../core/long-text.strings'
import { coreStrings } from '../core/strings'
import { lateStrings } from './html-formatter.late.strings'
import type { Code } from './html-formatter.run'

export const firstStrings = {
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
  issues: {
    'unknown-mode': 'Choose Format or Minify.',
    'unknown-indent': 'Choose 2, 4 or 8 spaces.',
    'too-tangled':
      'Error processing HTML: tags such as <b> are opened again and again without end. Close them, then try again.',
    failed: 'Error processing HTML: {message}',
    'not-loaded': coreStrings.notFetched,
  } satisfies Record<Code, string>,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings, { longText: longTextStrings })
