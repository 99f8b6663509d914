import { evaluate } from '../src/engine/base64-tool'
import type { Row } from './measure'

export const title = 'Base64 converter'
export const notes = () => [
  'Ours: `evaluate`, to the end on the calling thread, with sizes and a guess of the kind. Native: `TextEncoder`, `btoa`,',
  '`atob` and `TextDecoder`, as pages use them; `btoa` takes a string of bytes, which has to be made first.',
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
  new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)))

/** The last letter makes a rope into a text. */
const read = (text: string) => ({ letters: text.length, last: text.charCodeAt(text.length - 1) })

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
