import { useRef } from 'react'
import { useBrowserLayoutEffect } from '../core/base/use-browser-layout-effect'
import { logo } from './paper.css'

/** The sender's logo, on a canvas because a strict CSP blocks `blob:` and `data:` images. */
export function Logo({ picture, label }: { readonly picture: ImageBitmap; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useBrowserLayoutEffect(() => {
    if (canvas.current) draw(picture, canvas.current)
  }, [picture])
  return <canvas className={logo} ref={canvas} role="img" aria-label={label} />
}

export function draw(picture: ImageBitmap, canvas: HTMLCanvasElement): HTMLCanvasElement {
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  return canvas
}
