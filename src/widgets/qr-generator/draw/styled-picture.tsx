import { useEffect, useRef } from 'react'
import { type Drawing, drawingOf } from '../../../engine/qr-generator/drawing'
import type { Output } from '../../../engine/qr-generator/output'
import * as css from '../qr-generator.css'
import type { Art } from './art'
import type { Drawn } from './drawn'
import { paint } from './paint'

interface StyledPictureProps {
  readonly output: Output
  readonly drawn: Drawn
  readonly label: string
}

/** A code with a style or a logo, or the service's image. */
export function StyledPicture({ output, drawn: { image, art }, label }: StyledPictureProps) {
  if (image) return <ServicePicture image={image} label={label} />
  if (art && art.drawing.images.length > 0) return <ArtPicture art={art} label={label} />
  return <Vector drawing={art?.drawing ?? drawingOf(output)} label={label} />
}

/** A styled code without images. */
function Vector({ drawing: { width, height, shapes }, label }: { readonly drawing: Drawing; readonly label: string }) {
  return (
    <svg
      className={css.styled}
      role="img"
      aria-label={label}
      width={width * 10}
      height={height * 10}
      viewBox={`0 0 ${width} ${height}`}
    >
      {shapes.map(({ path, fill }) => (
        <path key={path} fill={fill} d={path} />
      ))}
    </svg>
  )
}

/** A code with images, drawn as its PNG file is. */
function ArtPicture({ art, label }: { readonly art: Art; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    // Sharp on any screen.
    const drawn = paint(art.drawing, 1000, art.images)
    if (!canvas.current) return
    Object.assign(canvas.current, { width: drawn.width, height: drawn.height })
    canvas.current.getContext('2d')?.drawImage(drawn, 0, 0)
  }, [art])
  return <canvas ref={canvas} className={css.styled} role="img" aria-label={label} />
}

/** The service's image. Uses a canvas, because pages may block images from other origins and from blobs. */
function ServicePicture({ image, label }: { readonly image: Blob; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    void createImageBitmap(image).then((bitmap) => {
      if (!canvas.current) return
      Object.assign(canvas.current, { width: bitmap.width, height: bitmap.height })
      canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0)
    })
  }, [image])
  return <canvas ref={canvas} className={css.picture} role="img" aria-label={label} />
}
