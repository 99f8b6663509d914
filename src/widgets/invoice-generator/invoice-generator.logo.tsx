import { useLayoutEffect, useRef } from 'react'
import { logo } from './invoice-generator.paper.css'

/** As many pixels as 60 mm by 20 mm of paper show. */
const most = { width: 1200, height: 400 }

/** A picture from a file, scaled down; undefined where the file is not a picture. */
export async function readLogo(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    const { width, height } = await createImageBitmap(file)
    const scale = Math.min(1, most.width / width, most.height / height)
    const [resizeWidth, resizeHeight] = [Math.ceil(width * scale), Math.ceil(height * scale)]
    return await createImageBitmap(file, { resizeWidth, resizeHeight, resizeQuality: 'high' })
  } catch {
    return undefined
  }
}

/** The sender's logo. Drawn on a canvas, because strict pages forbid `blob:` and `data:` images. */
export function Logo({ picture, label }: { readonly picture: ImageBitmap; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current) draw(picture, canvas.current)
  }, [picture])
  return <canvas className={logo} ref={canvas} role="img" aria-label={label} />
}

function draw(picture: ImageBitmap, canvas: HTMLCanvasElement): HTMLCanvasElement {
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  return canvas
}

/** The logo as text to save. */
export const logoText = (picture: ImageBitmap, page: Document): string =>
  draw(picture, page.createElement('canvas')).toDataURL()

/** The logo from the text that `logoText` made. */
export async function logoFrom(text: unknown): Promise<ImageBitmap | undefined> {
  const [, coded] = /^data:image\/png;base64,([\w+/=]+)$/.exec(String(text)) ?? []
  if (!coded) return undefined
  const bytes = Uint8Array.from(atob(coded), (letter) => letter.charCodeAt(0))
  return readLogo(new Blob([bytes]))
}
