import type { Output } from '../../../engine/qr-generator/output'
import type { Art } from './art'

/** What belongs to a code, besides the engine's output. */
export interface Drawn {
  /** The service's image. */
  readonly image?: Blob | undefined
  /** The image as SVG, unless it's a service's. */
  readonly svg?: string | undefined
  /** A code with a style or a logo. */
  readonly art?: Art | undefined
  /** The style or the logo keeps the decoder from reading the code. */
  readonly isUnread?: boolean | undefined
}

const drawings = new WeakMap<Output, Drawn>()
const nothing: Drawn = {}

export const keepDrawn = (output: Output, drawn: Drawn): void => void drawings.set(output, drawn)

/** What was drawn for an output. Nothing for the example. */
export const drawnOf = (output: Output | undefined): Drawn => (output && drawings.get(output)) ?? nothing
