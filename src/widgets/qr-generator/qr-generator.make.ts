import { failure, type Result } from '../../engine/core/result'
import { evaluate, type IssueCode, type Output, withLogo } from '../../engine/qr-generator'
import { type Pixels, readBack, scans } from '../../engine/qr-generator/check'
import type { Input } from '../../engine/qr-generator/input'
import { quietZone } from '../../engine/qr-generator/picture'
import { type LoadCode, notLoaded } from '../core/loading/lazy'
import { type Art, artOf } from './draw/art'
import { paint } from './draw/paint'
import { type FetchCode, fetchPicture } from './qr-generator.service'

export { readAsHex } from '../../engine/core/color/css-color'
export { artPng, artSvg, urlsOf } from './draw/art'
export { evaluate }

/** `does-not-scan`: the decoder couldn't read the image, or read a different text. */
export type Code = IssueCode | FetchCode | LoadCode | 'does-not-scan'

export interface Made {
  readonly result: Result<Output, Code>
  /** The service's image. */
  readonly image?: Blob
  /** A code with a style or a logo. */
  readonly art?: Art
  /** The style or the logo keeps the decoder from reading the code. */
  readonly isUnread?: boolean
}

interface MakeOptions {
  readonly service: string | undefined
  readonly logo: ImageBitmap | undefined
  readonly signal: AbortSignal
}

/** In pixels. What can be read at this size can be read at a larger one, where decoding takes seconds. */
const maxChecked = 1000

/** Makes a code and decodes it as a test. Uses the service's image if there's a service. Undefined if aborted. */
export async function makeCode(input: Input, { service, logo, signal }: MakeOptions): Promise<Made | undefined> {
  const raised = logo && service === undefined ? raisedFor(input) : undefined
  const result = raised && !raised.ok ? raised : evaluate(raised?.ok ? raised.value : input)
  if (!result.ok) return { result }
  // Keeps the page responsive: encoding and decoding a large code take tens of milliseconds each.
  await new Promise((resolve) => setTimeout(resolve))
  if (signal.aborted) return undefined
  if (service === undefined) return checked(result.value, input.text, logo)
  const fetched = await fetchPicture(input.text, result.value.size, { service, signal })
  if (!fetched?.ok) return fetched && { result: fetched }
  const pixels = await pixelsOf(fetched.value)
  if (!pixels) return { result: failure({ code: 'failed-to-fetch', values: { reason: 'body' } }) }
  return readBack(pixels) === input.text ? { result, image: fetched.value } : doesNotScan
}

/** The input with the level that a logo needs. What else is wrong with the text is said first. */
function raisedFor(input: Input): Result<Input, IssueCode> {
  const first = evaluate({ ...input, size: '2000' })
  return first.ok ? withLogo(input) : first
}

const doesNotScan: Made = { result: failure({ code: 'does-not-scan' }) }

/** Decodes the code in its colors, and then with its style and logo. */
export async function checked(output: Output, text: string, logo: ImageBitmap | undefined): Promise<Made> {
  const result = { ok: true, value: output } as const
  const size = Math.max(Math.min(output.size, maxChecked), output.modules.length + 2 * quietZone)
  if (!scans({ ...output, size }, text)) return doesNotScan
  if (!output.style && !logo) return { result }
  try {
    const art = await artOf(output, logo)
    const canvas = paint(art.drawing, size, art.images)
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
    return { result, art, isUnread: !pixels || readBack(pixels) !== text }
  } catch {
    return { result: notLoaded }
  }
}

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
