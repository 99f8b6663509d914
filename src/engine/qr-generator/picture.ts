import { zlibSync } from 'fflate'
import { rgbOf } from '../core/color/hex'
import { type Modules, pathOf, quietZone } from './modules'

export interface Picture {
  readonly modules: Modules
  /** Width and height in pixels, at least `modules.length + 2 * quietZone`. */
  readonly size: number
  /** '#rrggbb'. */
  readonly dark: string
  readonly light: string
}

/** The image as an SVG file. */
export function svgOf({ modules, size, dark, light }: Picture): string {
  const side = modules.length + 2 * quietZone
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-quietZone} ${-quietZone} ${side} ${side}" shape-rendering="crispEdges">`,
    `<path fill="${light}" d="M${-quietZone} ${-quietZone}h${side}v${side}h-${side}z"/>`,
    `<path fill="${dark}" d="${pathOf(modules)}"/>`,
    '</svg>',
  ].join('')
}

/** The image as RGBA pixels. */
export function pixelsOf(picture: Picture): Uint8ClampedArray {
  const { size } = picture
  const [dark, light] = [picture.dark, picture.light].map((text) => new Uint8Array([...colorOf(text), 255]))
  const pixels = new Uint8ClampedArray(size * size * 4)
  const drawn = new Map<readonly boolean[], number>()
  for (const [y, row] of rasterOf(picture).entries()) {
    const [start, known] = [y * size * 4, drawn.get(row)]
    if (known !== undefined) pixels.copyWithin(start, known, known + size * 4)
    else for (const [x, isDark] of row.entries()) pixels.set((isDark ? dark : light) ?? [], start + x * 4)
    drawn.set(row, start)
  }
  return pixels
}

/** The image as a PNG file with 1 bit per pixel (W3C PNG, third edition). Doesn't use a canvas, which browsers may blur. */
export function pngOf(picture: Picture): Uint8Array<ArrayBuffer> {
  const { size } = picture
  const header = [...bytes32(size), ...bytes32(size), 1, 3, 0, 0, 0]
  const palette = [...colorOf(picture.light), ...colorOf(picture.dark)]
  return Uint8Array.from([
    ...[137, 80, 78, 71, 13, 10, 26, 10],
    ...chunk('IHDR', header),
    ...chunk('PLTE', palette),
    ...chunk('IDAT', zlibSync(Uint8Array.from(rowsOf(picture)), { level: 9 })),
    ...chunk('IEND', []),
  ])
}

/** Rows of pixels, true for dark ones. All pixel rows of a module row are the same array. */
function rasterOf({ modules, size }: Picture): (readonly boolean[])[] {
  const scale = Math.floor(size / (modules.length + 2 * quietZone))
  // All modules have the same size, so leftover pixels widen the quiet zone.
  const start = Math.floor((size - modules.length * scale) / 2)
  const moduleAt = Array.from({ length: size }, (_, pixel) => Math.floor((pixel - start) / scale))
  const blank = moduleAt.map(() => false)
  const rows = modules.map((row) => moduleAt.map((x) => row[x] ?? false))
  return moduleAt.map((y) => rows[y] ?? blank)
}

/** PNG scanlines: filter type 0, then eight pixels per byte. */
function rowsOf(picture: Picture): number[] {
  const starts = Array.from({ length: Math.ceil(picture.size / 8) }, (_, byte) => byte * 8)
  const packed = new Map<readonly boolean[], readonly number[]>()
  const pack = (row: readonly boolean[]) => {
    const byteAt = (from: number) =>
      [0, 1, 2, 3, 4, 5, 6, 7].reduce((byte, bit) => (byte << 1) | Number(row[from + bit] ?? false), 0)
    const bytes = packed.get(row) ?? [0, ...starts.map(byteAt)]
    packed.set(row, bytes)
    return bytes
  }
  return rasterOf(picture).flatMap(pack)
}

function chunk(type: string, data: ArrayLike<number>): number[] {
  const body = [...[...type].map((letter) => letter.charCodeAt(0)), ...Array.from(data)]
  return [...bytes32(data.length), ...body, ...bytes32(crc(body))]
}

function crc(data: readonly number[]): number {
  let sum = -1
  for (const byte of data) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1))
  }
  return ~sum >>> 0
}

const bytes32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const colorOf = (hex: string) => rgbOf(hex).map((part) => Math.round(part * 255))
