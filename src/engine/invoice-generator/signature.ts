/** What a signature is drawn on, in units of its own: 600 × 200. */
export const pad = { width: 600, height: 200 } as const

export type Point = readonly [x: number, y: number]
/** The points of a line drawn without lifting the pen. */
export type Stroke = readonly Point[]

/** A signature has at most this many characters as text. Longer ones count as none. */
export const maxSignature = 8000

/** 'x,y x,y;x,y': strokes of points. */
const form = /^\d{1,3},\d{1,3}(?:[ ;]\d{1,3},\d{1,3})*$/

/**
 * The strokes in the text of the field `signatureStrokes`: '20,80 60,40;70,90' has two, the second of which is a dot. None if
 * the text is anything else or a point is outside the pad.
 */
export function readStrokes(text: unknown): readonly Stroke[] {
  if (typeof text !== 'string' || text.length > maxSignature || !form.test(text)) return []
  const strokes = text.split(';').map((stroke) =>
    stroke.split(' ').map((point) => {
      const [x = 0, y = 0] = point.split(',').map(Number)
      return [x, y] as const
    }),
  )
  return strokes.flat().every(([x, y]) => x <= pad.width && y <= pad.height) ? strokes : []
}

/** The text that `readStrokes` reads. Points are rounded, and those outside the pad move to its edge. */
export const writeStrokes = (strokes: readonly Stroke[]): string =>
  strokes
    .map((stroke) => stroke.map(([x, y]) => `${within(x, pad.width)},${within(y, pad.height)}`).join(' '))
    .filter(Boolean)
    .join(';')

const within = (value: number, max: number): number => Math.min(max, Math.max(0, Math.round(value) || 0))

/** The strokes as the path of an SVG image. A dot is a line without length, which round ends make visible. */
export const pathOf = (strokes: readonly Stroke[]): string =>
  strokes
    .map((stroke) => {
      const [first, ...others] = stroke.map((point) => point.join(' '))
      return `M${first}${(others.length > 0 ? others : [first]).map((point) => `L${point}`).join('')}`
    })
    .join('')

/** A drawn signature as the path of an SVG image, with the size of the pad. Undefined if there's none. */
export function drawnIn({ signatureStrokes }: { readonly signatureStrokes: string }) {
  const strokes = readStrokes(signatureStrokes)
  return strokes.length > 0 ? { path: pathOf(strokes), ...pad } : undefined
}
