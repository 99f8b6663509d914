import { evaluate } from '../src/engine/base64-tool/base64-tool'
import type { Row } from './measure'

export const title = 'Base64 converter'
export const notes = () => [
  'Pegboard: `evaluate`, run to completion on the calling thread, with sizes and file type detection. Native: `TextEncoder`,',
  '`btoa`, `atob` and `TextDecoder`. `btoa` takes a string of bytes, and creating it is included.',
]

const code = (mode: string) => (text: string) => {
  const result = evaluate({ mode, text })
  if (!result.ok) throw new Error(result.issues[0]?.code)
  return read(result.value.text)
}

function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text)
  let binary = ''
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(binary)
}

const fromBase64 = (base64: string) =>
  new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
  )

/** Reads the last character, because engines may defer string concatenation (ropes) until then. */
const read = (text: string) => ({ length: text.length, last: text.charCodeAt(text.length - 1) })

const text = () => 'Grüße aus 東京, and a line of English prose.\n'.repeat(2e5)

export const rows: Row<string>[] = [
  {
    name: 'Encode 10 MB of text',
    input: text,
    contenders: { ours: code('encode'), native: (text: string) => read(toBase64(text)) },
  },
  {
    name: 'Decode 13 MB of Base64',
    input: () => toBase64(text()),
    contenders: { ours: code('decode'), native: (base64: string) => read(fromBase64(base64)) },
  },
]
