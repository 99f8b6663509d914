import { longTextStrings } from '../core/long-text.strings'
import { coreStrings } from '../core/strings'
import { lateIssues, lateStrings } from './base64-tool.late.strings'
import type { Code } from './base64-tool.run'

/** The others come with what codes. */
const issues = { 'not-loaded': coreStrings.notFetched } as Record<Code, string>

export const firstStrings = {
  ...coreStrings,
  name: 'Base64 converter',
  mode: 'What to do',
  modes: { encode: 'Encode', decode: 'Decode' },
  text: 'Text to encode',
  base64: 'Base64 to decode',
  placeholder: 'Type or paste here, or drop a file',
  choose: 'Choose file',
  swap: 'Swap',
  clear: 'Clear',
  samples: { hello: 'Hello', emoji: 'Emoji', json: 'JSON', image: 'Picture' },
  result: 'Result',
  inputBytes: 'Input',
  outputBytes: 'Output',
  change: 'Change',
  issues,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings, {
  issues: /* @__PURE__ */ Object.assign({}, issues, lateIssues),
  longText: longTextStrings,
})
