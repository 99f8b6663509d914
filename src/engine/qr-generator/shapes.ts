import type { Modules } from './modules'
import type { Style } from './style'

/** The side of an eye (finder pattern) in modules. */
const eyeSide = 7

/** A number in path data: at most three decimals. */
export const short = (value: number): string => String(Math.round(value * 1000) / 1000 + 0)

/** The top left corners of the three eyes. */
const eyesOf = (side: number) =>
  [
    [0, 0],
    [side - eyeSide, 0],
    [0, side - eyeSide],
  ] as const

/** Whether a module belongs to an eye. */
const isInEye = (x: number, y: number, side: number): boolean =>
  eyesOf(side).some(([left, top]) => x >= left && x < left + eyeSide && y >= top && y < top + eyeSide)

/** The dark modules without the eyes, as path data with its origin at (`dx`, `dy`). All subpaths run clockwise. */
export function modulePath(modules: Modules, shape: Style['modules'], dx: number, dy: number): string {
  const side = modules.length
  const isDark = (x: number, y: number) => Boolean(modules[y]?.[x]) && !isInEye(x, y, side)
  const isAligner = shape === 'dots' ? alignersOf(side) : () => false
  const parts: string[] = []
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (!isDark(x, y)) continue
      const from = x
      if (shape === 'square') while (isDark(x + 1, y)) x++
      if (shape === 'square') parts.push(box(from + dx, y + dy, x + 1 - from, 1))
      else if (isAligner(x, y)) parts.push(box(x + dx, y + dy, 1, 1))
      else if (shape === 'dots') parts.push(circle(x + dx + 0.5, y + dy + 0.5, 0.48))
      else parts.push(joined(x, y, dx, dy, isDark))
    }
  }
  return parts.join('')
}

/**
 * Whether a module belongs to an alignment pattern (ISO/IEC 18004, Annex E). They stay solid, because readers search for
 * them as they do for the eyes.
 */
function alignersOf(side: number): (x: number, y: number) => boolean {
  const version = (side - 17) / 4
  if (version < 2) return () => false
  const count = Math.floor(version / 7) + 2
  const step = version === 32 ? 26 : Math.ceil((side - 13) / (2 * count - 2)) * 2
  const centers = [6, ...Array.from({ length: count - 1 }, (_, at) => side - 7 - at * step)]
  const isNear = (at: number) => centers.some((center) => Math.abs(center - at) <= 2)
  const nearest = (at: number) => centers.find((center) => Math.abs(center - at) <= 2) ?? 0
  return (x, y) => isNear(x) && isNear(y) && !isInEye(nearest(x), nearest(y), side)
}

/** A module with the corners rounded that have no neighbor on either side. */
function joined(x: number, y: number, dx: number, dy: number, isDark: (x: number, y: number) => boolean): string {
  const [up, right, down, left] = [isDark(x, y - 1), isDark(x + 1, y), isDark(x, y + 1), isDark(x - 1, y)]
  const round = (one: boolean, two: boolean) => (one || two ? 0 : 0.5)
  return roundedBox(x + dx, y + dy, 1, 1, [round(up, left), round(up, right), round(down, right), round(down, left)])
}

/**
 * The radii of an eye's outside, hole and middle. The circles are slightly flat, because ZBar doesn't find perfect ones: the
 * proportions that readers search for hold on few lines of a circle.
 */
const corners = { square: [0, 0, 0], rounded: [2, 1.2, 0.9], circle: [3.2, 2.3, 1.5] } as const

/** The three eyes. Their holes run counterclockwise, so that they stay empty by the nonzero rule. */
export function eyePath(side: number, shape: Style['eyes'], dx: number, dy: number): string {
  return eyesOf(side)
    .map(([x, y]) => {
      const [left, top] = [x + dx, y + dy]
      const [outer, inner, ball] = corners[shape]
      return (
        roundedBox(left, top, 7, 7, outer) +
        roundedBox(left + 1, top + 1, 5, 5, inner, true) +
        roundedBox(left + 2, top + 2, 3, 3, ball)
      )
    })
    .join('')
}

/** A rectangle: 'M1 2h3v4h-3z'. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`

/** A circle of two arcs. */
function circle(x: number, y: number, radius: number, isHole = false): string {
  const [r, d, sweep] = [short(radius), radius * 2, isHole ? 0 : 1]
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 ${sweep} ${short(d)} 0a${r} ${r} 0 1 ${sweep} ${short(-d)} 0z`
}

/** From the top left corner clockwise, or one radius for all. */
type Radii = number | readonly [number, number, number, number]

export function roundedBox(x: number, y: number, width: number, height: number, radii: Radii, isHole = false): string {
  const [a, b, c, d] = typeof radii === 'number' ? [radii, radii, radii, radii] : radii
  const arc = (radius: number, toX: number, toY: number) =>
    radius ? `a${short(radius)} ${short(radius)} 0 0 ${isHole ? 0 : 1} ${short(toX)} ${short(toY)}` : ''
  const line = (letter: 'h' | 'v', length: number) => (Math.abs(length) > 1e-9 ? letter + short(length) : '')
  const start = `M${short(x + a)} ${short(y)}`
  if (isHole) {
    // From the top left corner down, and back along the top.
    const sides = [
      arc(a, -a, a) + line('v', height - a - d),
      arc(d, d, d) + line('h', width - d - c),
      arc(c, c, -c) + line('v', -(height - c - b)),
      arc(b, -b, -b),
    ]
    return `${start}${sides.join('')}z`
  }
  const sides = [
    line('h', width - a - b) + arc(b, b, b),
    line('v', height - b - c) + arc(c, -c, c),
    line('h', -(width - c - d)) + arc(d, -d, -d),
    line('v', -(height - d - a)) + arc(a, a, -a),
  ]
  return `${start}${sides.join('')}z`
}
