import { failure, type Result } from '../../engine/core/result'
import { type Pixels, readBack } from '../../engine/qr-generator/check'
import type { Input } from '../../engine/qr-generator/fields'
import { quietZone } from '../../engine/qr-generator/modules'
import { pixelsOf as pixelsOfPlain } from '../../engine/qr-generator/picture'
import { evaluate, type IssueCode, type Output, withLogo } from '../../engine/qr-generator/qr-generator'
import { notLoaded } from '../core/base/fetch-module'
import { artOf } from './draw/art'
import type { Drawn } from './draw/drawn'
import { paint } from './draw/paint'
import type { Code } from './initial.strings'
import { fetchPicture } from './qr-generator.service'

export interface Made extends Drawn {
  readonly result: Result<Output, Code>
}

interface MakeOptions {
  readonly service: string | undefined
  readonly logo: ImageBitmap | undefined
  readonly signal: AbortSignal
}

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

/** Decodes pixels: here, or in a worker. */
export type Decode = (pixels: Pixels) => string | undefined | Promise<string | undefined>

/**
 * Decodes what's drawn. A code with a style or a logo that can't be read is marked as such; in colors that make even the
 * plain one unreadable, it's an error.
 */
export async function checked(
  output: Output,
  text: string,
  logo: ImageBitmap | undefined,
  decode: Decode = readBack,
): Promise<Made> {
  const result = { ok: true, value: output } as const
  const scansPlain = async () => {
    const size = Math.min(output.size, checkedSize(output.modules.length + 2 * quietZone))
    const data = pixelsOfPlain({ ...output, size })
    return (await decode({ data, width: size, height: size })) === text
  }
  if (!output.style && !logo) return (await scansPlain()) ? { result } : doesNotScan
  const art = await artOf(output, logo).catch(() => undefined)
  if (!art) return { result: notLoaded }
  const size = Math.min(output.size, checkedSize(art.drawing.width))
  const canvas = paint(art.drawing, size, art.images)
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
  if (pixels && (await decode(pixels)) === text) return { result, art }
  return (await scansPlain()) ? { result, art, isUnread: true } : doesNotScan
}

/** In pixels, from the width in modules. A larger image is read just as well, but takes longer. */
const checkedSize = (modules: number) => Math.max(500, modules * 4)

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
