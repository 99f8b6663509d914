import { type Drawing, drawingOf, svgOfDrawing } from '../../../engine/qr-generator/drawing'
import type { Output } from '../../../engine/qr-generator/output'
import { fetchModule } from '../../core/loading/fetch-module'
import type { Lazy } from '../../core/loading/lazy'
import { lazyCaption } from './lazy-caption'
import { captionImage, dataUrlOf, type Images, paint } from './paint'

/** A styled code with everything that files are made of. */
export interface Art {
  readonly drawing: Drawing
  readonly images: Images
}

/** Lays out the caption and the logo. Rejects if the font can't be loaded. */
export async function artOf(output: Output, logo: ImageBitmap | undefined): Promise<Art> {
  const { style, dark, light } = output
  if (!style?.caption) return { drawing: drawingOf(output, { logo }), images: logo ? { logo } : {} }
  const { outlineOf } = await loaded(lazyCaption)
  const outline = outlineOf(style.caption)
  if (outline) return { drawing: drawingOf(output, { logo, caption: outline }), images: logo ? { logo } : {} }
  const caption = await captionImage(style.caption, style.frame === 'band' ? light : dark)
  const drawing = drawingOf(output, { logo, caption: { width: caption.width / caption.height } })
  return { drawing, images: { ...(logo && { logo }), caption } }
}

async function loaded<Module extends object>(lazy: Lazy<Module>): Promise<Module> {
  lazy.module ??= await fetchModule(lazy.fetch)
  return lazy.module
}

/** The images as PNG data URLs. */
export async function urlsOf({ images }: Art): Promise<Partial<Record<keyof Images, string>>> {
  const entries = Object.entries(images).map(async ([name, image]) => [name, await dataUrlOf(image)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

export const artPng = ({ drawing, images }: Art, size: number): Promise<Blob> =>
  paint(drawing, size, images).convertToBlob({ type: 'image/png' })

export const artSvg = async (art: Art, size: number): Promise<string> =>
  svgOfDrawing(art.drawing, size, await urlsOf(art))
