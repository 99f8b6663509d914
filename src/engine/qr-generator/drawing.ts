import type { Level } from './capacity'
import { type Box, cleared, clearedFor, placedIn } from './logo'
import type { Modules } from './modules'
import { box, eyePath, modulePath, roundedBox, short } from './shapes'
import { plainStyle, type Style } from './style'

/** Path data and its color. Filled by the nonzero rule. */
export interface Shape {
  readonly path: string
  /** '#rrggbb'. */
  readonly fill: string
}

/** An image that isn't a path: a logo, or a caption in letters that no outline is known for. */
export interface Placed extends Box {
  readonly image: 'logo' | 'caption'
}

/** What SVG, canvas, PNG and PDF draw, in modules from the top left corner. Later shapes cover earlier ones. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
  readonly images: readonly Placed[]
}

export interface Styled {
  readonly modules: Modules
  readonly level: Level
  /** '#rrggbb'. */
  readonly dark: string
  readonly light: string
  /** Absent: plain. */
  readonly style?: Style
}

/** A line of text, one em high. */
export interface Outline {
  /** In em. */
  readonly width: number
  /** Path data with its baseline's start at (x, y), scaled to `size`. Absent: the line is an image. */
  readonly path?: (x: number, y: number, size: number) => string
}

export interface Extras {
  /** The proportions of the logo. */
  readonly logo?: { readonly width: number; readonly height: number }
  /** The outline of the style's caption. Without it, only the caption's room is there. */
  readonly caption?: Outline
}

/** The sizes of a drawing's parts, in modules. */
export function layoutOf(side: number, { frame, quietZone, caption }: Style) {
  const line = frame === 'none' ? 0 : Math.max(1, Math.round(side / 30))
  const captionHeight = caption || frame === 'band' ? Math.max(4, Math.round(side * 0.2)) : 0
  const width = side + 2 * (quietZone + line)
  // Below a plain code, its quiet zone is already part of the caption's room.
  const overlap = frame === 'none' && captionHeight > 0 ? Math.min(quietZone, 1) : 0
  const height = width + captionHeight - (frame === 'band' ? line : overlap)
  return { line, captionHeight, width, height, codeAt: line + quietZone }
}

/** Draws a code with its style, logo and caption. */
export function drawingOf(
  { modules, level, dark, light, style = plainStyle(dark) }: Styled,
  extras: Extras = {},
): Drawing {
  const side = modules.length
  const layout = layoutOf(side, style)
  const { width, height, codeAt } = layout
  const area = extras.logo && clearedFor(extras.logo, side, level)
  const shown = area ? cleared(modules, area) : modules
  const shapes: Shape[] = [{ path: box(0, 0, width, height), fill: light }]
  if (style.frame !== 'none') shapes.push({ path: framePath(layout, style.frame), fill: dark })
  shapes.push({ path: modulePath(shown, style.modules, codeAt, codeAt), fill: dark })
  shapes.push({ path: eyePath(side, style.eyes, codeAt, codeAt), fill: style.eyeColor })
  const images: Placed[] = []
  if (area && extras.logo) {
    const { x, y, ...size } = placedIn(area, extras.logo)
    images.push({ image: 'logo', x: x + codeAt, y: y + codeAt, ...size })
  }
  if (style.caption && extras.caption) {
    const line = captionLine(layout, style, extras.caption)
    if (extras.caption.path) {
      const path = extras.caption.path(line.x, line.y + line.size * 0.75, line.size)
      shapes.push({ path, fill: style.frame === 'band' ? light : dark })
    } else images.push({ image: 'caption', x: line.x, y: line.y, width: line.width, height: line.size })
  }
  return { width, height, shapes: shapes.filter(({ path }) => path), images }
}

type Layout = ReturnType<typeof layoutOf>

/** An outline with rounded corners; for `band` its bottom is filled. */
function framePath({ width, height, line, captionHeight }: Layout, frame: Style['frame']): string {
  const radius = line * 2
  const innerHeight = height - line - (frame === 'band' ? captionHeight : line)
  return (
    roundedBox(0, 0, width, height, radius) +
    roundedBox(
      line,
      line,
      width - 2 * line,
      innerHeight,
      [line, line, frame === 'band' ? 0 : line, frame === 'band' ? 0 : line],
      true,
    )
  )
}

/** The box of the caption's line: centered, and as large as its room allows. */
function captionLine({ width, height, line, captionHeight }: Layout, { frame }: Style, { width: ems }: Outline) {
  const room = width - 2 * (line + 1)
  const size = Math.min(captionHeight * 0.62, room / Math.max(ems, 0.1))
  const bottom = frame === 'line' ? line : 0
  // Within an outline, the room below the code is the quiet zone's and the caption's: a little less space above it.
  const lift = frame === 'band' ? 0 : captionHeight * 0.12
  const y = height - bottom - captionHeight + (captionHeight - size) / 2 - lift
  return { x: (width - ems * size) / 2, y, width: ems * size, size }
}

/** The pixels of a module, and where the drawing starts, in an image `size` pixels wide. */
export function scaleOf({ width, height }: Pick<Drawing, 'width' | 'height'>, size: number) {
  // Modules are whole pixels, so that their edges are sharp. Pixels that are left over widen the border.
  const scale = Math.max(1, Math.floor(size / width))
  const left = Math.floor((size - width * scale) / 2)
  return { scale, left, top: left, pixelWidth: size, pixelHeight: height * scale + 2 * left }
}

/** An SVG file `size` pixels wide. `images` are data URLs. */
export function svgOfDrawing(drawing: Drawing, size: number, images: Partial<Record<Placed['image'], string>>): string {
  const { width, height } = drawing
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${short((size / width) * height)}" viewBox="0 0 ${short(width)} ${short(height)}">`,
    ...drawing.shapes.map(({ path, fill }) => `<path fill="${fill}" d="${path}"/>`),
    ...drawing.images.map(({ image, ...at }) => {
      const place = Object.entries(at).map(([name, value]) => `${name}="${short(value)}"`)
      return `<image ${place.join(' ')} href="${images[image] ?? ''}"/>`
    }),
    '</svg>',
  ].join('')
}
