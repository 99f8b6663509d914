import { alphabets, countPasswords, evaluate, type Input } from '../src/engine/password-generator/password-generator'
import type { Row } from './measure'

export const title = 'Password generator'

const pool = Object.values(alphabets).join('')
const word = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** Gets several words per call. Words are cleared after use. */
function pooled(size: number) {
  const words = new Uint32Array(size)
  let left = 0
  return () => {
    if (left === 0) {
      crypto.getRandomValues(words)
      left = size
    }
    const drawn = words[--left] ?? 0
    words[left] = 0
    return drawn / 2 ** 32
  }
}

const text = (length: string, character: () => number) => {
  let password = ''
  for (let at = 0; at < Number(length); at++) password += pool.charAt(character())
  return { length: password.length }
}

const usable = 2 ** 32 - (2 ** 32 % pool.length)

function rejecting(): number {
  for (;;) {
    const drawn = word()
    if (drawn < usable) return drawn % pool.length
  }
}

function withEngine(input: Input, random?: () => number) {
  const result = evaluate(input, { random })
  return { length: result.ok ? result.value.password.length : 0 }
}

const random = pooled(64)
const lengths = ['12', '20']

export function notes(): string[] {
  const draws = lengths.map((length) => {
    const all = BigInt(pool.length) ** BigInt(length)
    return `${(Number(all) / Number(countPasswords(Object.values(alphabets), Number(length)))).toFixed(2)} per password of ${length} characters`
  })
  return [
    `Pegboard draws again until all four kinds of characters are included (draws: ${draws.join(', ')}). The others keep the first draw.`,
  ]
}

export const rows: Row<Input>[] = lengths.map((length) => ({
  name: `${length} characters from ${pool.length}`,
  input: () => ({ length, characters: Object.keys(alphabets).join(' ') }),
  contenders: {
    ours: (input) => withEngine(input),
    'modulo per character': ({ length }) => text(length, () => word() % pool.length),
    'rejection per character': ({ length }) => text(length, rejecting),
    'Pegboard, pool of 64 words (experimental)': (input) => withEngine(input, random),
  },
}))
