import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import { rgbOf } from '../../../engine/core/color/hex'
import type { Drawing, Placed } from '../../../engine/qr-generator/drawing'

/** Points per millimeter. */
const point = 72 / 25.4

/** A PDF file whose page is the drawing, `width` millimeters wide. `images` are PNG data URLs. */
export async function pdfOf(
  drawing: Drawing,
  width: number,
  images: Partial<Record<Placed['image'], string>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const scale = (width * point) / drawing.width
  const height = drawing.height * scale
  const file = await PDFDocument.create()
  file.setProducer('Pegboard')
  file.setCreator('Pegboard')
  const page = file.addPage([width * point, height])
  for (const { path, fill } of drawing.shapes) {
    page.drawSvgPath(path, { x: 0, y: height, scale, color: rgb(...rgbOf(fill)) })
  }
  for (const { image, ...at } of drawing.images) {
    const url = images[image]
    if (!url) continue
    const picture = await file.embedPng(url)
    page.drawImage(picture, {
      x: at.x * scale,
      y: height - (at.y + at.height) * scale,
      width: at.width * scale,
      height: at.height * scale,
    })
  }
  return Uint8Array.from(await file.save())
}
