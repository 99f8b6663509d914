/** The bytes of a range as '48 65 6c'. */
export function hexOf(bytes: Uint8Array): string {
  const digits = new TextEncoder().encode('0123456789abcdef')
  // As ASCII, because 10 MB of separate texts would take seconds.
  const ascii = new Uint8Array(Math.max(0, bytes.length * 3 - 1)).fill(0x20)
  bytes.forEach((byte, at) => {
    ascii[at * 3] = digits[byte >> 4] as number
    ascii[at * 3 + 1] = digits[byte & 15] as number
  })
  return new TextDecoder().decode(ascii)
}

/** A byte as an ASCII character, or '.' for others. */
export const characterOf = (byte: number): string => (byte > 0x1f && byte < 0x7f ? String.fromCharCode(byte) : '.')

/** '0000a0': as many digits as the last offset needs, and at least six. */
export const offsetText = (offset: number, size: number): string =>
  offset.toString(16).padStart(Math.max(6, Math.max(0, size - 1).toString(16).length), '0')

/** The bytes per row that fit in a number of characters: offset, hex and characters. */
export function bytesPerRow(characters: number, size: number): number {
  const fits = (count: number) => offsetText(0, size).length + 3 + count * 3.75 <= characters
  return [16, 8, 4].find(fits) ?? 4
}

/** Selected bytes: from where the selection began to where it is now, both included. */
export interface Selection {
  readonly anchor: number
  readonly head: number
}

export const rangeOf = ({ anchor, head }: Selection): readonly [from: number, to: number] => [
  Math.min(anchor, head),
  Math.max(anchor, head) + 1,
]

/** Where a key moves to; undefined for other keys. */
export function moved(key: string, isCtrl: boolean, at: number, size: number, perRow: number, page: number) {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at < perRow ? at : at - perRow,
    ArrowDown: at + perRow >= size ? at : at + perRow,
    PageUp: at - perRow * page,
    PageDown: at + perRow * page,
    Home: isCtrl ? 0 : at - (at % perRow),
    End: isCtrl ? size - 1 : at - (at % perRow) + perRow - 1,
  }
  const next = steps[key]
  return next === undefined ? undefined : Math.max(0, Math.min(size - 1, next))
}
