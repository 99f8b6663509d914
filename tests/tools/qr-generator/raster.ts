import { type Drawing, scaleOf } from '../../../src/engine/qr-generator/drawing'

// Draws a Drawing in pixels, independent of the browser's canvas: reads the path data, flattens its arcs and curves, and
// fills by the nonzero rule, as SVG, canvas and PDF do.

type Point = readonly [x: number, y: number]

/** The corners of each subpath. */
export function polygonsOf(path: string): Point[][] {
  const polygons: Point[][] = []
  let points: Point[] = []
  let [x, y] = [0, 0]
  const to = (nextX: number, nextY: number) => {
    x = nextX
    y = nextY
    points.push([x, y])
  }
  for (const [, letter = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const all = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number)
    const size = { M: 2, L: 2, l: 2, h: 1, H: 1, v: 1, V: 1, a: 7, Q: 4, C: 6, Z: 0, z: 0 }[letter]
    if (size === undefined || (size > 0 && (all.length === 0 || all.length % size !== 0)))
      throw new Error(`Unexpected path data: ${letter}${rest}`)
    if (size === 0) {
      polygons.push(points)
      ;[x, y] = points[0] ?? [0, 0]
      points = []
    }
    for (let at = 0; size > 0 && at < all.length; at += size) {
      const n = all.slice(at, at + size) as [number, number, number, number, number, number, number]
      const from: Point = [x, y]
      if (letter === 'M') {
        if (points.length > 1) polygons.push(points)
        points = []
        to(n[0], n[1])
      } else if (letter === 'L') to(n[0], n[1])
      else if (letter === 'l') to(x + n[0], y + n[1])
      else if (letter === 'h') to(x + n[0], y)
      else if (letter === 'H') to(n[0], y)
      else if (letter === 'v') to(x, y + n[0])
      else if (letter === 'V') to(x, n[0])
      else if (letter === 'a') for (const point of arc(from, n[0], n[4], [x + n[5], y + n[6]])) to(...point)
      else {
        const [p1, p2, p3] =
          letter === 'C'
            ? [n.slice(0, 2), n.slice(2, 4), n.slice(4, 6)]
            : [0, 1, 2].map((part) =>
                part === 2
                  ? n.slice(2, 4)
                  : [0, 1].map((axis) => {
                      const control = n[axis] as number
                      const end = (part === 0 ? from[axis] : n[2 + axis]) as number
                      return end + (2 / 3) * (control - end)
                    }),
              )
        for (let step = 1; step <= 8; step++) {
          const t = step / 8
          const axis = (i: 0 | 1) =>
            (1 - t) ** 3 * from[i] +
            3 * (1 - t) ** 2 * t * (p1?.[i] ?? 0) +
            3 * (1 - t) * t ** 2 * (p2?.[i] ?? 0) +
            t ** 3 * (p3?.[i] ?? 0)
          to(axis(0), axis(1))
        }
      }
    }
  }
  if (points.length > 1) polygons.push(points)
  return polygons
}

/** An arc of a circle, at most a half (SVG 2, Implementation notes: arc conversion). */
function arc([x1, y1]: Point, radius: number, sweep: number, [x2, y2]: Point): Point[] {
  const [dx, dy] = [(x2 - x1) / 2, (y2 - y1) / 2]
  const half = Math.hypot(dx, dy)
  const r = Math.max(radius, half)
  const height = Math.sqrt(Math.max(0, r * r - half * half)) / (half || 1)
  const side = sweep === 1 ? 1 : -1
  const center: Point = [x1 + dx - dy * height * side, y1 + dy + dx * height * side]
  const start = Math.atan2(y1 - center[1], x1 - center[0])
  let turn = Math.atan2(y2 - center[1], x2 - center[0]) - start
  if (sweep === 1 && turn <= 0) turn += 2 * Math.PI
  if (sweep === 0 && turn >= 0) turn -= 2 * Math.PI
  const steps = 12
  return Array.from({ length: steps }, (_, at) => {
    const angle = start + (turn * (at + 1)) / steps
    return at === steps - 1 ? [x2, y2] : [center[0] + r * Math.cos(angle), center[1] + r * Math.sin(angle)]
  })
}

const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Lines of samples per pixel. */
const samples = 4

/** The drawing as pixels, `size` wide. Images are squares of noise. */
export function rasterOf(drawing: Drawing, size: number) {
  const { scale, left, top, pixelWidth: width, pixelHeight: height } = scaleOf(drawing, size)
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  const background = rgb(drawing.shapes[0]?.fill ?? '#ffffff')
  for (let at = 0; at < data.length; at += 4) data.set(background, at)
  const paint = (at: number, color: readonly number[], share: number) => {
    for (const [channel, value] of color.entries())
      data[at + channel] = (data[at + channel] ?? 0) * (1 - share) + value * share
  }
  for (const { path, fill } of drawing.shapes) {
    const coverage = coverageOf(polygonsOf(path), { scale, left, top, width, height })
    const color = rgb(fill)
    for (let at = 0; at < coverage.length; at++) if (coverage[at]) paint(at * 4, color, coverage[at] ?? 0)
  }
  for (const { x, y, width: w, height: h } of drawing.images) {
    for (let py = Math.floor(y * scale) + top; py < (y + h) * scale + top; py++)
      for (let px = Math.floor(x * scale) + left; px < (x + w) * scale + left; px++) {
        const noise = (px * 7919 + py * 104729) % 256
        paint((py * width + px) * 4, [noise, (noise * 3) % 256, (noise * 5) % 256], 1)
      }
  }
  return { data, width, height }
}

interface Grid {
  readonly scale: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The share of each pixel that's inside, by the nonzero rule. */
function coverageOf(polygons: readonly Point[][], { scale, left, top, width, height }: Grid): Float32Array {
  const coverage = new Float32Array(width * height)
  const crossings = new Map<number, [x: number, winding: number][]>()
  for (const points of polygons) {
    for (const [at, point] of points.entries()) {
      const next = points[(at + 1) % points.length] as Point
      const [x1, y1, x2, y2] = [
        point[0] * scale + left,
        point[1] * scale + top,
        next[0] * scale + left,
        next[1] * scale + top,
      ]
      if (y1 === y2) continue
      const [low, high] = [Math.min(y1, y2), Math.max(y1, y2)]
      for (let line = Math.ceil(low * samples - 0.5); (line + 0.5) / samples < high; line++) {
        const y = (line + 0.5) / samples
        const list = crossings.get(line) ?? []
        list.push([x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), y2 > y1 ? 1 : -1])
        crossings.set(line, list)
      }
    }
  }
  for (const [line, list] of crossings) {
    list.sort(([a], [b]) => a - b)
    let winding = 0
    const row = Math.floor(line / samples) * width
    if (row < 0 || row >= coverage.length) continue
    for (const [index, [x, turn]] of list.entries()) {
      winding += turn
      const end = list[index + 1]?.[0]
      if (winding === 0 || end === undefined) continue
      for (let px = Math.max(0, Math.floor(x)); px < Math.min(width, end); px++) {
        const share = Math.min(px + 1, end) - Math.max(px, x)
        coverage[row + px] = Math.min(1, (coverage[row + px] ?? 0) + share / samples)
      }
    }
  }
  return coverage
}
