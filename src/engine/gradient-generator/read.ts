import { degreesOf, hexText, readCssColor } from '../core/color/css-color'
import { declared, split, typed } from '../core/color/css-text'
import { failure, type Result, success } from '../core/result'
import { type Input, initial, type Stop } from './fields'

/**
 * `nothing-to-read`: no gradient. `not-kept`: not supported by this tool, such as a conic or repeating gradient, a color
 * hint, a position in pixels or another color space. `unknown-color`: `readCssColor` can't read it. `too-few-stops`: fewer
 * than two. `too-many`: more than `max`. The invalid part, if any, is in `text`.
 */
export type ReadIssue = 'nothing-to-read' | 'not-kept' | 'unknown-color' | 'too-few-stops' | 'too-many'

const maxStops = 30

export interface Read {
  readonly input: Input
  /** Whether the gradient was an ellipse, off center or had a size, and is now a circle in the center. */
  readonly reshaped: boolean
}

/** Reads the first gradient in a value, declaration or rule. */
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

/** The text in the outermost parentheses: inside('f(g(1), 2) h') is 'g(1), 2'. */
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

/** 'to left top' gives 'to top left', '0.25turn' gives '90deg'. Undefined if the text isn't a direction. */
function directionOf(text: string): string | undefined {
  const [, one, two] = /^to (top|right|bottom|left)(?: (top|right|bottom|left))?$/.exec(text) ?? []
  if (one) return two ? `to ${[one, two].sort((side) => (/top|bottom/.test(side) ? -1 : 1)).join(' ')}` : `to ${one}`
  const degrees = /[a-z]$/.test(text) ? degreesOf(text) : Number.NaN
  return Number.isFinite(degrees) ? `${Number((degrees % 3600).toFixed(4))}deg` : undefined
}

interface FoundStop {
  readonly color: string
  position: number | undefined
}

function readStops(parts: readonly string[], locale?: string): Result<readonly Stop[], ReadIssue> {
  const found: FoundStop[] = []
  for (const part of parts) {
    const [text = '', ...positionTexts] = split(part, ' ')
    const color = readCssColor(text)
    const positions = positionTexts.map((position) =>
      /^[-+]?\d*\.?\d+%$|^0$/.test(position) ? Number.parseFloat(position) : Number.NaN,
    )
    if (/^[-+]?[\d.]/.test(text) || positions.length > 2 || positions.some(Number.isNaN)) {
      return failure({ code: 'not-kept', values: { text: part } })
    }
    if (!color) return failure({ code: 'unknown-color', values: { text } })
    for (const position of positions.length > 0 ? positions : [undefined])
      found.push({ color: hexText(color), position })
  }
  if (found.length < 2) return failure({ code: 'too-few-stops' })
  if (found.length > maxStops) return failure({ code: 'too-many', values: { max: maxStops } })
  fixUp(found)
  return success(found.map(({ color, position = 0 }) => ({ color, position: typed(position, locale) })))
}

/**
 * CSS Images 3, 'Color Stop Fixup': the first and last stops default to 0 and 100, positions never decrease, and stops
 * without a position are spaced evenly.
 */
function fixUp(stops: FoundStop[]): void {
  const [first, last] = [stops[0] as FoundStop, stops.at(-1) as FoundStop]
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
