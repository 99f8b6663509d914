import { type Drawing, type Placed, scaleOf } from '../../../engine/qr-generator/drawing'

/** The images of a drawing. */
export type Images = Partial<Record<Placed['image'], ImageBitmap>>

/** Draws in pixels, `size` wide. */
export function paint(drawing: Drawing, size: number, images: Images): OffscreenCanvas {
  const { scale, left, top, pixelWidth, pixelHeight } = scaleOf(drawing, size)
  const canvas = new OffscreenCanvas(pixelWidth, pixelHeight)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas')
  // Pixels that are left over belong to the border.
  context.fillStyle = drawing.shapes[0]?.fill ?? '#ffffff'
  context.fillRect(0, 0, pixelWidth, pixelHeight)
  context.setTransform(scale, 0, 0, scale, left, top)
  for (const { path, fill } of drawing.shapes) {
    context.fillStyle = fill
    context.fill(new Path2D(path))
  }
  context.imageSmoothingQuality = 'high'
  for (const { image, x, y, width, height } of drawing.images) {
    const picture = images[image]
    if (picture) context.drawImage(picture, x, y, width, height)
  }
  return canvas
}

/** An image as a PNG data URL, for SVG and PDF files. */
export async function dataUrlOf(picture: ImageBitmap): Promise<string> {
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return `data:image/png;base64,${btoa(text)}`
}

/** The height of a line of text drawn by the browser, in pixels. Enough for print. */
const lineHeight = 160

/** A line of text in the browser's own font, for letters that no outline is known for. */
export async function captionImage(text: string, color: string): Promise<ImageBitmap> {
  const font = `bold ${lineHeight * 0.75}px system-ui, sans-serif`
  const measure = new OffscreenCanvas(1, 1).getContext('2d')
  if (!measure) throw new Error('No canvas')
  measure.font = font
  const canvas = new OffscreenCanvas(Math.ceil(measure.measureText(text).width) + 8, lineHeight)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  Object.assign(context, { font, fillStyle: color, textAlign: 'center', textBaseline: 'middle' })
  context.fillText(text, canvas.width / 2, lineHeight / 2)
  return createImageBitmap(canvas)
}
