import { degreesOf, hexText, readCssColor } from '../core/color/css-color'
import { declared, split, typed } from '../core/color/css-text'
import { failure, type Result, success } from '../core/result'
import { type Input, initial, type Stop } from '../gradient-generator'

/**
 * `nothing-to-read`: no linear or radial gradient. `not-kept`: something that this tool has no field for, such as a
 * conic or a repeating gradient, a hint between two colors, a position in pixels, another color space.
 * `unknown-color`: a color that `readCssColor` refuses. `too-few-stops`: fewer than two. `too-many`: more than 30.
 * Those that concern a part of the text name it as `text`.
 */
export type ReadIssue = 'nothing-to-read' | 'not-kept' | 'unknown-color' | 'too-few-stops' | 'too-many'

const most = 30

export interface Read {
  readonly input: Input
  /** It was an ellipse, or somewhere else than in the middle, or of a size; now it is a circle around the middle. */
  readonly reshaped: boolean
}

/** A gradient, alone, as a declaration or in a rule; of several the first. */
export function readGradient(css: string, locale?: string): Result<Read, ReadIssue> {
  const value = declared(css, ['background', 'background-image'])
  const [call = '', before, type] = /([\w-]*?)(linear|radial|conic)-gradient\(.*/s.exec(value) ?? []
  if (!type) return failure({ code: 'nothing-to-read' })
  if (before || type === 'conic') return failure({ code: 'not-kept', values: { text: `${before}${type}-gradient` } })
  const parts = split(inside(call), ',')
  const [first = ''] = parts
  const isRadial = type === 'radial'
  const isPrelude = /^(to |at |in |circle|ellipse|closest-|farthest-|[-+]?\.?\d)/.test(first)
  const direction = isRadial || !isPrelude ? 'to bottom' : directionOf(first)
  if (!direction || / ?\bin /.test(first)) return failure({ code: 'not-kept', values: { text: first } })
  const stops = readStops(isPrelude ? parts.slice(1) : parts, locale)
  if (!stops.ok) return stops
  const input = { type, direction: isRadial ? initial.direction : direction, stops: stops.value }
  return success({ input, reshaped: isRadial && !/^circle( at (center|50%)( center| 50%)?)?$/.test(first) })
}

/** The text in the first pair of parentheses: inside('f(g(1), 2) h') is 'g(1), 2'. */
function inside(call: string): string {
  const start = call.indexOf('(') + 1
  let depth = 1
  let end = start
  for (; end < call.length; end++) {
    if (call[end] === '(') depth++
    if (call[end] === ')' && --depth === 0) break
  }
  return call.slice(start, end)
}

/** 'to left top' is 'to top left', '0.25turn' is '90deg'; nothing for what is no direction. */
function directionOf(text: string): string | undefined {
  const [, one, two] = /^to (top|right|bottom|left)(?: (top|right|bottom|left))?$/.exec(text) ?? []
  if (one) return two ? `to ${[one, two].sort((side) => (/top|bottom/.test(side) ? -1 : 1)).join(' ')}` : `to ${one}`
  const degrees = /[a-z]$/.test(text) ? degreesOf(text) : Number.NaN
  return Number.isFinite(degrees) ? `${Number((degrees % 3600).toFixed(4))}deg` : undefined
}

interface Found {
  readonly color: string
  position: number | undefined
}

function readStops(parts: readonly string[], locale?: string): Result<readonly Stop[], ReadIssue> {
  const found: Found[] = []
  for (const part of parts) {
    const [text = '', ...places] = split(part, ' ')
    const color = readCssColor(text)
    const positions = places.map((place) =>
      /^[-+]?\d*\.?\d+%$|^0$/.test(place) ? Number.parseFloat(place) : Number.NaN,
    )
    if (/^[-+]?[\d.]/.test(text) || positions.length > 2 || positions.some(Number.isNaN)) {
      return failure({ code: 'not-kept', values: { text: part } })
    }
    if (!color) return failure({ code: 'unknown-color', values: { text } })
    for (const position of positions.length > 0 ? positions : [undefined])
      found.push({ color: hexText(color), position })
  }
  if (found.length < 2) return failure({ code: 'too-few-stops' })
  if (found.length > most) return failure({ code: 'too-many', values: { max: most } })
  place(found)
  return success(found.map(({ color, position = 0 }) => ({ color, position: typed(position, locale) })))
}

/** CSS Images 3, 'Color Stop Fixup': the ends at 0 and 100, none before the one before it, the rest evenly between. */
function place(stops: Found[]): void {
  const [first, last] = [stops[0] as Found, stops.at(-1) as Found]
  first.position ??= 0
  last.position ??= 100
  let greatest = first.position
  for (const stop of stops) {
    if (stop.position === undefined) continue
    greatest = Math.max(greatest, stop.position)
    stop.position = greatest
  }
  stops.forEach((stop, at) => {
    if (stop.position !== undefined) return
    const from = stops[at - 1]?.position as number
    const rest = stops.slice(at).findIndex(({ position }) => position !== undefined)
    stop.position = from + ((stops[at + rest]?.position as number) - from) / (rest + 1)
  })
}
