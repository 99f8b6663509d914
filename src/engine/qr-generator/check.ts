import { decodeQR } from 'qr/decode.js'
import { type Picture, pixelsOf } from './picture'

declare class TextDecoder {
  constructor(encoding: string, options: { ignoreBOM: boolean })
  decode(bytes: Uint8Array): string
}

/** Like the canvas API's `ImageData`: four bytes per pixel. */
export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** The text of the QR code in an image, or undefined. Has no time limit, so that the result doesn't depend on the machine. `effort` is from 1, for the frames of a camera, to 8. */
export function readBack({ data, width, height }: Pixels, effort = 8): string | undefined {
  try {
    return decodeQR(
      { data, width, height },
      {
        timeLimit: Number.POSITIVE_INFINITY,
        effort,
        textDecoder: (bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
      },
    )
  } catch {
    return undefined
  }
}

/** Whether the displayed image decodes to this text. */
export function scans(picture: Picture, text: string): boolean {
  return readBack({ data: pixelsOf(picture), width: picture.size, height: picture.size }) === text
}
