import { decodeQR } from 'qr/decode.js'
import { type Picture, pixelsOf } from './picture'

declare class TextDecoder {
  constructor(encoding: string, options: { ignoreBOM: boolean })
  decode(bytes: Uint8Array): string
}

/** An image as a canvas has it: four bytes a pixel. */
export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Reads a code back from an image; nothing where none is found. All the time it takes, so that it never depends on the machine. */
export function readBack({ data, width, height }: Pixels): string | undefined {
  try {
    return decodeQR(
      { data, width, height },
      {
        timeLimit: Number.POSITIVE_INFINITY,
        effort: 8,
        textDecoder: (bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
      },
    )
  } catch {
    return undefined
  }
}

/** Whether the picture, as it will be shown, reads back as this text. */
export function scans(picture: Picture, text: string): boolean {
  return readBack({ data: pixelsOf(picture), width: picture.size, height: picture.size }) === text
}
