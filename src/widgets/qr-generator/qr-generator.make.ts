import { failure, type Result } from '../../engine/core/result'
import { evaluate, type IssueCode, type Output } from '../../engine/qr-generator'
import { type Pixels, readBack, scans } from '../../engine/qr-generator/check'
import type { Input } from '../../engine/qr-generator/input'
import type { LoadCode } from '../core/loading/lazy'
import { type FetchCode, fetchPicture } from './qr-generator.service'

export { readAsHex } from '../../engine/core/color/css-color'
export { evaluate }

/** `does-not-scan`: the picture was drawn, and could not be read back. */
export type Code = IssueCode | FetchCode | LoadCode | 'does-not-scan'

interface Made {
  readonly result: Result<Output, Code>
  /** The service's picture. */
  readonly image?: Blob
}

/** A code that was read back: ours, or with a service its picture. Nothing once aborted. */
export async function makeCode(
  input: Input,
  service: string | undefined,
  signal: AbortSignal,
): Promise<Made | undefined> {
  const result = evaluate(input)
  if (!result.ok) return { result }
  // Lets the page react in between: a full code takes tens of milliseconds to make, and as many to read.
  await new Promise((resolve) => setTimeout(resolve))
  if (service === undefined) return scans(result.value, input.text) ? { result } : unread
  const fetched = await fetchPicture(input.text, result.value.size, { service, signal })
  if (!fetched?.ok) return fetched && { result: fetched }
  const pixels = await pixelsOf(fetched.value)
  if (!pixels) return { result: failure({ code: 'failed-to-fetch', values: { reason: 'body' } }) }
  return readBack(pixels) === input.text ? { result, image: fetched.value } : unread
}

const unread: Made = { result: failure({ code: 'does-not-scan' }) }

/** Nothing where the browser cannot read it as a picture. */
async function pixelsOf(image: Blob): Promise<Pixels | undefined> {
  try {
    const bitmap = await createImageBitmap(image)
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    return context?.getImageData(0, 0, width, height)
  } catch {
    return undefined
  }
}
