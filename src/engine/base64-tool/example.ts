import { type Result, success } from '../core/result'
import { example, type Input, initial } from './fields'
import type { Output } from './output'

/** `example` the other way. */
export const decodeExample: Input = { ...initial, mode: 'decode', text: 'SGVsbG8sIHfDtnJsZCE=' }

/** The answer to `decodeExample` before the decoder is loaded. */
export const evaluateDecodeExample = (): Result<Output, never> =>
  success({ text: example.text, inputBytes: 20, outputBytes: 14, isText: true, kind: 'text' })
