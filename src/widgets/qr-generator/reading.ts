import type { Pixels } from '../../engine/qr-generator/check'
import { createWorkerClient, Worker } from '../core/worker/client'
import { inOneStep } from '../core/worker/slices'

export { readContent } from '../../engine/qr-generator/content'

/** A picture to read. */
export interface Seen {
  readonly pixels: Pixels
  /** How hard to try: 1 for the frames of a camera, 8 for a picture. */
  readonly effort: number
}

export interface Found {
  readonly text: string | undefined
}

const open = () => new Worker(new URL('./qr-generator.worker.ts', import.meta.url), { type: 'module' })

/** In milliseconds. A picture takes at most about one second. */
const limit = 15_000

export type Decoder = ReturnType<typeof createDecoder>

/** Decodes pictures in a worker, or on the page if workers are blocked. */
export function createDecoder() {
  const client = createWorkerClient<Seen, Found>(open, async ({ pixels, effort }) => {
    const { readBack } = await import('../../engine/qr-generator/check')
    return inOneStep(() => ({ text: readBack(pixels, effort) }))
  })
  return {
    /** The text of the QR code, or undefined. */
    decode: async (seen: Seen, signal: AbortSignal): Promise<string | undefined> =>
      (await client.request(seen, { limit, signal })).reply?.text,
    close: client.close,
  }
}

/** The longer side of a picture in pixels. A larger one takes longer and isn't read any better. */
const maxSide = 1600

/** The pixels of a picture or a camera's frame, scaled down. Transparent parts become white. */
export function pixelsOf(
  source: CanvasImageSource,
  width: number,
  height: number,
  most = maxSide,
): ImageData | undefined {
  const scale = Math.min(1, most / Math.max(width, height))
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
