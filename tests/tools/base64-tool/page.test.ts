import { expect, it } from 'vitest'
import { page } from '../../../site/tools/base64-tool/page'
import * as base64 from '../../../src/engine/base64-tool/base64-tool'
import { ask, errorOf, missingFrom, n } from '../../site/page-text'

/** The number of characters that so many bytes become. */
const encodedLength = (bytes: number) => n(base64.encode(new Uint8Array(bytes)).length)
const encoded = (text: string) => ask(base64, { text }).text
const decoded = (text: string) => ask(base64, { mode: 'decode', text }).text

// Figures: the engine's, for zeros of each length and for the texts in the sentences.
it('states figures that the engine calculates', () => {
  const sentences = [
    `3 bytes: ${encodedLength(3)} characters`,
    ...[1000, 1_000_000].map((bytes) => `${n(bytes)} bytes: ${encodedLength(bytes)} characters`),
    `3 bytes become ${encodedLength(3)} characters. A file of 1,000,000 bytes becomes ${encodedLength(1_000_000)} characters.`,
    `“Ma” becomes ${encoded('Ma')}, and “M” becomes ${encoded('M')}.`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})

it('decodes text without padding, with line breaks and in data URIs', () => {
  expect(['SGVsbG8', 'SGVs\nbG8=', 'data:;base64,SGVsbG8='].map(decoded)).toEqual(['Hello', 'Hello', 'Hello'])
})

it('decodes URL-safe Base64, which has - and _ instead of + and /', () => {
  expect(base64.encode(Uint8Array.of(0xfb, 0xff))).toBe('+/8=')
  expect(decoded('-_8')).toBe(decoded('+/8='))
})

it('rejects half an emoji', () => {
  expect(errorOf(base64, { text: '\ud83d' })).toBe('lone-surrogate')
})
