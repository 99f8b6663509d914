import type { Level } from './capacity'
import type { Modules } from './modules'

/** A rectangle in modules. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The longer side of the area without modules, as a share of the code's side. Its square is well below what the level restores. */
const share = { L: 0, M: 0, Q: 0.22, H: 0.28 } as const satisfies Record<Level, number>

/** The clear margin around a logo, in modules. */
const margin = 0.5

/** The area in the middle of a code of `side` modules that's cleared for a logo, in whole modules. */
export function clearedFor(logo: { readonly width: number; readonly height: number }, side: number, level: Level): Box {
  const longest = Math.max(logo.width, logo.height)
  const [width, height] = [logo.width, logo.height].map((length) => {
    const wanted = (side * share[level] * length) / longest
    // Odd, as the side of a code is: the area is centered.
    return Math.max(3, Math.floor((wanted - 1) / 2) * 2 + 1)
  }) as [number, number]
  return { x: (side - width) / 2, y: (side - height) / 2, width, height }
}

/** Where the logo is drawn within the cleared area, with its own proportions. */
export function placedIn(area: Box, logo: { readonly width: number; readonly height: number }): Box {
  const scale = Math.min((area.width - 2 * margin) / logo.width, (area.height - 2 * margin) / logo.height)
  const [width, height] = [logo.width * scale, logo.height * scale]
  return { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}

/** The modules without those in an area. */
export const cleared = (modules: Modules, { x, y, width, height }: Box): Modules =>
  modules.map((row, atY) =>
    atY < y || atY >= y + height ? row : row.map((isDark, atX) => isDark && (atX < x || atX >= x + width)),
  )
