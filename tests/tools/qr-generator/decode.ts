import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import type jsQR from 'jsqr'
import type { Modules } from '../../../src/engine/qr-generator/qr-generator'

interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** jsQR 1.4, which shares no code with our encoder, with a typo in its table fixed. */
const decode = (() => {
  const require = createRequire(import.meta.url)
  const source = readFileSync(require.resolve('jsqr'), 'utf8')
  // The alignment patterns of version 23 are at 6, 30, 54, 78 and 102 (ISO/IEC 18004, Table E.1).
  const fixed = source.replace('[6, 30, 54, 74, 102]', '[6, 30, 54, 78, 102]')
  if (fixed === source) throw new Error('jsQR’s table has changed. Remove this fix if it’s no longer needed.')
  const folder = mkdtempSync(join(tmpdir(), 'jsqr-'))
  const file = join(folder, 'jsqr.cjs')
  writeFileSync(file, fixed)
  const { default: jsqr } = require(file) as { default: typeof jsQR }
  rmSync(folder, { recursive: true })
  return jsqr
})()

/** The text of the QR code in an image, or undefined. */
export const textIn = ({ data, width, height }: Pixels): string | undefined =>
  decode(data, width, height, { inversionAttempts: 'dontInvert' })?.data

/** Draws a code with 4 × 4 pixels per module and a quiet zone of four modules. */
export function draw(modules: Modules): Pixels {
  const side = (modules.length + 8) * 4
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (modules[(y >> 2) - 4]?.[(x >> 2) - 4]) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  }
  return { data, width: side, height: side }
}

/** Reads a PNG file with two colors whose rows all have filter type 0. */
export function readPng(file: Uint8Array): Pixels {
  const view = new DataView(file.buffer)
  const chunks = new Map<string, Uint8Array>()
  for (let at = 8; at < file.length; at += 12 + view.getUint32(at)) {
    const [length, type] = [view.getUint32(at), String.fromCharCode(...file.subarray(at + 4, at + 8))]
    chunks.set(type, file.subarray(at + 8, at + 8 + length))
  }
  const size = view.getUint32(16)
  const rows = inflateSync(chunks.get('IDAT') ?? new Uint8Array())
  const stride = 1 + Math.ceil(size / 8)
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  for (let y = 0; y < size; y++) {
    if (rows[y * stride] !== 0) throw new Error('Unexpected filter type')
    for (let x = 0; x < size; x++) {
      const bit = ((rows[y * stride + 1 + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1
      data.set(chunks.get('PLTE')?.subarray(bit * 3, bit * 3 + 3) ?? [], (y * size + x) * 4)
    }
  }
  return { data, width: size, height: size }
}
