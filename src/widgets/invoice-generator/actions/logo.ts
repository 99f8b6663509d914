import { draw } from '../logo'

/** The logo's maximum size in pixels, enough for 60 mm by 20 mm on paper. */
const maxSize = { width: 1200, height: 400 }

/** The image in a file, scaled down to the maximum size. Undefined if the file isn't an image. */
export async function readLogo(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    const { width, height } = await createImageBitmap(file)
    const scale = Math.min(1, maxSize.width / width, maxSize.height / height)
    const [resizeWidth, resizeHeight] = [Math.ceil(width * scale), Math.ceil(height * scale)]
    return await createImageBitmap(file, { resizeWidth, resizeHeight, resizeQuality: 'high' })
  } catch {
    return undefined
  }
}

/** The logo as a PNG data URL, for the saved file. */
export const logoToText = (picture: ImageBitmap, page: Document): string =>
  draw(picture, page.createElement('canvas')).toDataURL()

/** The logo from a data URL created by `logoToText`. */
export async function logoFromText(text: unknown): Promise<ImageBitmap | undefined> {
  const [, base64] = /^data:image\/png;base64,([\w+/=]+)$/.exec(String(text)) ?? []
  if (!base64) return undefined
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return readLogo(new Blob([bytes]))
}
