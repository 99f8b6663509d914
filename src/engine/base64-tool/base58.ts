import { type Decoder, joined, whitespace } from './decoder'
import type { CodingError, Encoder } from './encoder'
import { longestBase58 } from './names'

/** Bitcoin's alphabet: no 0, O, I or l, which look alike. */
const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Characters for that many bytes: log 256 / log 58 each. */
const longestText = Math.ceil(longestBase58 * 1.3658)

/** Base58 as in Bitcoin addresses, without a checksum. Its result comes at the end. */
export function createBase58Encoder(): Encoder {
  const input = collect(longestBase58)
  return {
    push: input.push,
    end() {
      if (input.error) return new Uint8Array()
      const bytes = input.all()
      const number = convert(bytes, 256, 58)
      return Uint8Array.from([...leading(bytes, 0), ...number], (value) => letters.charCodeAt(value))
    },
    get error() {
      return input.error
    },
  }
}

export function createBase58Decoder(): Decoder {
  const input = collect(longestText)
  let invalid: CodingError | undefined
  return {
    push: input.push,
    end() {
      if (input.error) return new Uint8Array()
      const values: number[] = []
      for (const [index, code] of input.all().entries()) {
        const character = String.fromCharCode(code)
        if (whitespace.includes(character)) continue
        const value = letters.indexOf(character)
        if (value < 0) {
          invalid = { code: 'invalid-character', index }
          return new Uint8Array()
        }
        values.push(value)
      }
      return Uint8Array.from([...leading(values, 0), ...convert(values, 58, 256)])
    },
    get error() {
      return input.error ?? invalid
    },
  }
}

/** Keeps chunks for the end. */
function collect(longest: number) {
  const pieces: Uint8Array[] = []
  let length = 0
  return {
    push(piece: Uint8Array): Uint8Array<ArrayBuffer> {
      length += piece.length
      if (length <= longest) pieces.push(piece.slice())
      return new Uint8Array()
    },
    all: () => joined(...pieces),
    get error(): CodingError | undefined {
      return length > longest ? { code: 'too-long', index: longest } : undefined
    },
  }
}

/** Zeros at the start, which a number loses. */
const leading = (digits: ArrayLike<number>, zero: number): number[] => {
  let count = 0
  while (count < digits.length && digits[count] === zero) count++
  return Array<number>(count).fill(zero)
}

/** The digits of a number in another base, the highest first, without leading zeros. */
function convert(digits: ArrayLike<number>, from: number, to: number): number[] {
  // Several digits at a time: a limb times a factor stays below 2 ** 53.
  const perLimb = to === 58 ? 5 : 3
  const perStep = from === 58 ? 4 : 2
  const limb = to ** perLimb
  /** The number so far, the lowest limb first. */
  const limbs: number[] = []
  for (let at = 0; at < digits.length; ) {
    let factor = 1
    let carry = 0
    for (let step = 0; step < perStep && at < digits.length; step++, at++) {
      factor *= from
      carry = carry * from + (digits[at] as number)
    }
    for (let index = 0; index < limbs.length; index++) {
      const value = (limbs[index] as number) * factor + carry
      carry = Math.floor(value / limb)
      limbs[index] = value - carry * limb
    }
    while (carry > 0) {
      limbs.push(carry % limb)
      carry = Math.floor(carry / limb)
    }
  }
  const out: number[] = []
  for (const value of limbs)
    for (let power = 0, rest = value; power < perLimb; power++, rest = Math.floor(rest / to)) out.push(rest % to)
  while (out.at(-1) === 0) out.pop()
  return out.reverse()
}
