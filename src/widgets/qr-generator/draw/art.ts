import { type Drawing, drawingOf, scaleOf, svgOfDrawing } from '../../../engine/qr-generator/drawing'
import type { Output } from '../../../engine/qr-generator/output'
import { fetchModule } from '../../core/base/fetch-module'
import type { Lazy } from '../../core/base/lazy'
import { lazyCaption } from './lazy-caption'
import { captionImage, dataUrlOf, type Images, paint } from './paint'

/** A styled code with everything that files are made of. */
export interface Art {
  readonly drawing: Drawing
  /** Of the image file, in pixels. */
  readonly height: number
  readonly images: Images
  /** The images as PNG data URLs, for SVG and PDF files. */
  readonly urls: Urls
}

type Urls = Partial<Record<keyof Images, string>>

/** Lays out the caption and the logo. Rejects if the font can't be loaded. */
export async function artOf(output: Output, logo: ImageBitmap | undefined): Promise<Art> {
  const { style, dark, light } = output
  const images = logo ? { logo } : {}
  if (!style?.caption) return withUrls(output, drawingOf(output, { logo }), images)
  const { outlineOf } = await loaded(lazyCaption)
  const outline = outlineOf(style.caption)
  if (outline) return withUrls(output, drawingOf(output, { logo, caption: outline }), images)
  const caption = await captionImage(style.caption, style.frame === 'band' ? light : dark)
  const drawing = drawingOf(output, { logo, caption: { width: caption.width / caption.height } })
  return withUrls(output, drawing, { ...images, caption })
}

async function withUrls({ size }: Output, drawing: Drawing, images: Images): Promise<Art> {
  const entries = Object.entries(images).map(async ([name, image]) => [name, await urlOf(image)] as const)
  const { pixelHeight } = scaleOf(drawing, size)
  return { drawing, height: pixelHeight, images, urls: Object.fromEntries(await Promise.all(entries)) }
}

/** A logo's URL is the same for all codes of a batch. */
const known = new WeakMap<ImageBitmap, Promise<string>>()
function urlOf(image: ImageBitmap): Promise<string> {
  const url = known.get(image) ?? dataUrlOf(image)
  known.set(image, url)
  return url
}

async function loaded<Module extends object>(lazy: Lazy<Module>): Promise<Module> {
  lazy.module ??= await fetchModule(lazy.fetch)
  return lazy.module
}

export const artPng = ({ drawing, images }: Art, size: number): Promise<Blob> =>
  paint(drawing, size, images).convertToBlob({ type: 'image/png' })

export const artSvg = ({ drawing, urls }: Art, size: number): string => svgOfDrawing(drawing, size, urls)
