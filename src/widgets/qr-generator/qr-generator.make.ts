import { failure, type Result } from '../../engine/core/result'
import { evaluate, type IssueCode, type Output } from '../../engine/qr-generator'
import { type Pixels, readBack, scans } from '../../engine/qr-generator/check'
import type { Input } from '../../engine/qr-generator/input'
import type { LoadCode } from '../core/loading/lazy'
import { type FetchCode, fetchPicture } from './qr-generator.service'

export { readAsHex } from '../../engine/core/color/css-color'
export { evaluate }

/** `does-not-scan`: the decoder couldn't read the image, or read a different text. */
export type Code = IssueCode | FetchCode | LoadCode | 'does-not-scan'

interface Made {
  readonly result: Result<Output, Code>
  /** The service's image. */
  readonly image?: Blob
}

/** Makes a code and decodes it as a test. Uses the service's image if there's a service. Undefined if aborted. */
export async function makeCode(
  input: Input,
  service: string | undefined,
  signal: AbortSignal,
): Promise<Made | undefined> {
  const result = evaluate(input)
  if (!result.ok) return { result }
  // Keeps the page responsive: encoding and decoding a large code take tens of milliseconds each.
  await new Promise((resolve) => setTimeout(resolve))
  if (service === undefined) return scans(result.value, input.text) ? { result } : doesNotScan
  const fetched = await fetchPicture(input.text, result.value.size, { service, signal })
  if (!fetched?.ok) return fetched && { result: fetched }
  const pixels = await pixelsOf(fetched.value)
  if (!pixels) return { result: failure({ code: 'failed-to-fetch', values: { reason: 'body' } }) }
  return readBack(pixels) === input.text ? { result, image: fetched.value } : doesNotScan
}

const doesNotScan: Made = { result: failure({ code: 'does-not-scan' }) }

/** Undefined if the browser can't decode the image. */
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
