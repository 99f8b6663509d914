import { useEffect, useRef, useState } from 'react'
import type { Kind } from '../../engine/base64-tool/signatures'
import { interpolate } from '../core/base/strings'
import { useWords } from '../core/words/use-words'
import * as css from './base64-tool.css'
import type { strings } from './base64-tool.strings'

/**
 * Drawn on a canvas, where no code in a file can run. Formats that can contain code, such as SVG, are shown as text.
 */
const pictures: readonly Kind[] = ['png', 'jpeg', 'gif', 'webp', 'avif', 'bmp', 'ico']
const largest = 20_000_000
const widest = 640

interface PreviewProps {
  readonly kind: Kind
  readonly bytes: () => Blob
  readonly isText: boolean
}

/** A preview: an image, or the first bytes of binary data. */
export function Preview({ kind, bytes, isText }: PreviewProps) {
  const { t, locale } = useWords<typeof strings>()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<ImageBitmap>()
  const [head, setHead] = useState('')

  useEffect(() => {
    let isUnmounted = false
    const blob = bytes()
    setPicture(undefined)
    setHead('')
    const isPicture = pictures.includes(kind) && blob.size <= largest
    const drawing = isPicture ? createImageBitmap(blob) : Promise.reject(new Error('no picture'))
    void drawing.then(
      (picture) => (isUnmounted ? picture.close() : setPicture(picture)),
      async () => {
        const head = isText ? undefined : await blob.slice(0, 64).arrayBuffer()
        if (head && !isUnmounted) setHead(hexDump(new Uint8Array(head)))
      },
    )
    return () => {
      isUnmounted = true
    }
  }, [kind, bytes, isText])

  useEffect(() => {
    if (!picture || !canvas.current) return
    const scale = Math.min(1, widest / Math.max(picture.width, picture.height))
    canvas.current.width = Math.max(1, Math.round(picture.width * scale))
    canvas.current.height = Math.max(1, Math.round(picture.height * scale))
    canvas.current.getContext('2d')?.drawImage(picture, 0, 0, canvas.current.width, canvas.current.height)
    return () => picture.close()
  }, [picture])

  return (
    <>
      {picture && (
        <canvas
          ref={canvas}
          className={css.picture}
          role="img"
          aria-label={interpolate(t.preview, { width: picture.width, height: picture.height }, locale)}
        />
      )}
      {head && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        <section className={css.dump} aria-label={t.firstBytes} tabIndex={0}>
          <pre className={css.bytes}>{head}</pre>
        </section>
      )}
    </>
  )
}

/** '89 50 4e 47 0d 0a 1a 0a  .PNG....', eight bytes per line. */
function hexDump(bytes: Uint8Array): string {
  const lines: string[] = []
  for (let at = 0; at < bytes.length; at += 8) {
    const row = [...bytes.slice(at, at + 8)]
    const hex = row.map((byte) => byte.toString(16).padStart(2, '0')).join(' ')
    const letters = row.map((byte) => (byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('')
    lines.push(`${hex.padEnd(23)}  ${letters}`)
  }
  return lines.join('\n')
}
