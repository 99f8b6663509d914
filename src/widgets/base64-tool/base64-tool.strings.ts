import { longTextStrings } from '../core/long-text.strings'
import { coreStrings } from '../core/strings'
import { lateStrings } from './base64-tool.late.strings'
import type { Code } from './base64-tool.run'

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
  issues: {
    'invalid-character':
      'Invalid Base64 string: “{character}” on line {line}, column {column} does not belong in it. Delete it.',
    'wrong-padding': 'Invalid Base64 string: “=” may stand only at its end, as many as are due or none.',
    'cut-off': 'Invalid Base64 string: its end is missing. Copy all of it.',
    'not-base64': 'Invalid Base64 string: this data: address lacks “;base64” before its comma.',
    'lone-surrogate': 'Failed to encode text: on line {line}, column {column} stands half a character. Delete it.',
    'unknown-mode': 'Choose Encode or Decode.',
    'not-loaded': coreStrings.notFetched,
  } satisfies Record<Code, string>,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings, { longText: longTextStrings })
