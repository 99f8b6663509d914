import { useRef, useState } from 'react'
import { secondary, tonal } from '../../core/base/button.css'
import { ErrorMessage } from '../../core/fields/field'
import { hint } from '../../core/fields/field.css'
import { pickFiles } from '../../core/files/pick-files'
import { useMoreWords } from '../../core/words/use-more-words'
import * as css from '../qr-generator.css'
import { strings } from '../qr-generator.strings'

/** A logo isn't part of the input, so it's never in a link or a draft. */
export interface LogoFile {
  readonly name: string
  readonly picture: ImageBitmap
}

interface LogoFieldProps {
  readonly logo: LogoFile | undefined
  readonly onLogo: (logo: LogoFile | undefined) => void
}

/** The field for a logo: choose, drop or remove a file. */
export function LogoField({ logo, onLogo }: LogoFieldProps) {
  const { t } = useMoreWords(strings)
  const [isWrong, setWrong] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  async function read(file: File | undefined): Promise<void> {
    if (!file || !button.current) return
    const picture = await readLogo(file, button.current.ownerDocument)
    setWrong(!picture)
    if (picture) onLogo({ name: file.name, picture })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same
    <div
      className={css.drop}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void read(event.dataTransfer.files[0])
      }}
    >
      <div className={css.actions}>
        <button
          ref={button}
          type="button"
          className={tonal}
          onClick={({ currentTarget }) => pickFiles(currentTarget, ([file]) => void read(file), 'image/*')}
        >
          {t.addLogo}
        </button>
        {logo && (
          <button type="button" className={secondary} onClick={() => onLogo(undefined)}>
            {t.removeLogo}
          </button>
        )}
      </div>
      {logo && <p className={css.fileName}>{logo.name}</p>}
      <p className={hint}>{t.logoHint}</p>
      <ErrorMessage>{isWrong ? t.notAnImage : undefined}</ErrorMessage>
    </div>
  )
}

/** The longer side of a logo in pixels: at most 28% of a code of 2,000 pixels. */
const maxSide = 600

/** The picture in a file, scaled down. Undefined if it isn't an image. */
async function readLogo(file: Blob, page: Document): Promise<ImageBitmap | undefined> {
  try {
    // Browsers don't make a bitmap of an SVG file, but of an image element. Scripts in it don't run there, and it may load
    // nothing. Only its pixels are used.
    const source = /svg/.test(file.type) ? await svgImage(file, page) : await createImageBitmap(file)
    const scale = Math.min(1, maxSide / Math.max(source.width, source.height))
    const [width, height] = [source.width, source.height].map((side) => Math.max(1, Math.round(side * scale)))
    return await createImageBitmap(source, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' })
  } catch {
    return undefined
  }
}

/** An SVG file as an image of `maxSide` pixels. A data URL, because policies that allow any images allow these. */
async function svgImage(file: Blob, page: Document): Promise<HTMLImageElement | OffscreenCanvas> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const image = page.createElement('img')
  image.src = `data:image/svg+xml;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
  await image.decode()
  // A file without a size has one of its own choice; one with a small size would be blurred.
  const ratio = image.naturalWidth / image.naturalHeight || 1
  const [width, height] = ratio >= 1 ? [maxSide, maxSide / ratio] : [maxSide * ratio, maxSide]
  const canvas = new OffscreenCanvas(Math.ceil(width), Math.ceil(height))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}
