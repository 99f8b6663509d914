import { longTextStrings } from '../core/long-text.strings'
import { coreStrings } from '../core/strings'
import { lateStrings } from './json-editor.late.strings'
import type { Code } from './json-editor.run'

export const firstStrings = {
  ...coreStrings,
  name: 'JSON editor',
  text: 'JSON',
  placeholder: 'Paste JSON here, or drop a file',
  sample: 'Load sample',
  clear: 'Clear',
  indent: 'Indent',
  tab: 'Tab',
  format: 'Format',
  minify: 'Minify',
  sort: 'Sort keys',
  result: 'Validity',
  bytes: 'Bytes',
  lines: 'Lines',
  issues: { 'not-loaded': coreStrings.notFetched } satisfies Record<Code, string>,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings, { longText: longTextStrings })
