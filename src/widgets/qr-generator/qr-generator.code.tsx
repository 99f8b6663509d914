import { useEffect, useRef, useState } from 'react'
import type { Issue } from '../../engine/core/result'
import { type Output, pathOf, pngOf, quietZone, svgOf } from '../../engine/qr-generator'
import { percents } from '../../engine/qr-generator/input'
import { Caution, Line, Note, Receipt } from '../core/answer'
import { bar, secondary } from '../core/button.css'
import { CopyButton } from '../core/copy-button'
import { DownloadButton } from '../core/download-button'
import { Failure } from '../core/failure'
import { formatNumber } from '../core/format'
import { CopyIcon, DoneIcon } from '../core/icons'
import { LateSheets } from '../core/late-sheets'
import { fill, type Overrides, sentenceOf, withOverrides } from '../core/strings'
import { unseen } from '../core/theme.css'
import * as css from './qr-generator.code.css'
import sheets from './qr-generator.code.tsx?sheets'
import { lateStrings } from './qr-generator.late.strings'
import type { FetchReason } from './qr-generator.service'
import type { firstStrings } from './qr-generator.strings'

interface Shown {
  readonly first: typeof firstStrings
  /** The words that the page gives. */
  readonly strings: Overrides<typeof lateStrings> | undefined
  readonly locale: string
}

/** The code as it is heard. */
export function sayOf({ version, modules }: Output, { strings, locale }: Shown): string {
  return fill(withOverrides(lateStrings, strings).say, { version, side: modules.length }, locale)
}

/** What is wrong, in one sentence. */
export const sentence = (issue: Issue, { strings, locale }: Shown): string =>
  sentenceOf(issue, withOverrides(lateStrings, strings).issues, locale)

interface CodeProps extends Shown {
  readonly output: Output
  /** What the code holds. */
  readonly text: string
  /** A service's picture, in place of ours. */
  readonly image: Blob | undefined
}

/** The code, that it scans, what it is, and the ways to take it along. */
export function Code({ output, text, image, first, strings, locale }: CodeProps) {
  const t = withOverrides(lateStrings, strings)
  const { version, level, modules, caution } = output
  const pictured = fill(t.pictured, { text })
  const png = () => image ?? new Blob([pngOf(output)], { type: 'image/png' })
  return (
    <>
      <LateSheets sheets={sheets} />
      {image ? <Drawn image={image} label={pictured} /> : <Own output={output} label={pictured} />}
      <p className={css.scans}>
        <DoneIcon /> {t.scans}
      </p>
      {!image && caution !== 'none' && <Caution>{t.cautions[caution]}</Caution>}
      {image ? (
        <Note>{t.fromService}</Note>
      ) : (
        <Receipt>
          <Line label={t.version}>{fill(t.versionOf, { version, side: modules.length }, locale)}</Line>
          <Line label={first.level}>{fill(t.restores, { level, percent: formatNumber(percents[level], locale) })}</Line>
        </Receipt>
      )}
      <div className={css.held}>
        <span className={css.holds}>{t.holds}</span>
        <span className={css.text}>{text}</span>
      </div>
      <div className={bar}>
        <DownloadButton name="qrcode.png" type="image/png" content={png}>
          {t.png}
        </DownloadButton>
        {!image && (
          <DownloadButton name="qrcode.svg" type="image/svg+xml" content={() => svgOf(output)}>
            {t.svg}
          </DownloadButton>
        )}
        <CopyPicture t={{ ...t, copied: first.copied }} png={png} />
        {!image && <CopyButton tool={{ t: first }} text={() => svgOf(output)} />}
      </div>
    </>
  )
}

/** Ours, sharp at any size. */
function Own({ output: { modules, size, dark, light }, label }: { readonly output: Output; readonly label: string }) {
  const side = modules.length + 2 * quietZone
  return (
    <svg
      className={css.picture}
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path fill={light} d={`M${-quietZone} ${-quietZone}h${side}v${side}h${-side}z`} />
      <path fill={dark} d={pathOf(modules)} />
    </svg>
  )
}

/** A service's, on a canvas: pages may forbid pictures of other origins, and of blobs too. */
function Drawn({ image, label }: { readonly image: Blob; readonly label: string }) {
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

interface CopyPictureProps {
  readonly t: typeof lateStrings & { readonly copied: string }
  readonly png: () => Blob
}

/** Puts the picture itself on the clipboard, to be pasted into a letter. */
function CopyPicture({ t, png }: CopyPictureProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'denied'>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), state === 'copied' ? 2000 : 8000)
    return () => clearTimeout(timer)
  }, [state])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': png() })])
      setState('copied')
    } catch {
      setState('denied')
    }
  }

  return (
    <>
      <button type="button" className={secondary} onClick={() => void copy()}>
        {state === 'copied' ? <DoneIcon /> : <CopyIcon />}
        {state === 'copied' ? t.copied : t.copyPicture}
      </button>
      <span className={state === 'denied' ? css.denied : unseen} role="status">
        {state === 'denied' ? t.pictureDenied : state === 'copied' ? t.copied : ''}
      </span>
    </>
  )
}

interface NoPictureProps extends Shown {
  readonly values: Readonly<Record<string, string | number>>
  readonly onRetry: () => void
}

/** Why the service has sent no picture, and a way to try again. */
export function NoPicture({ values, onRetry, strings, locale }: NoPictureProps) {
  const t = withOverrides(lateStrings, strings)
  return (
    <>
      <LateSheets sheets={sheets} />
      <Failure message={t.issues['failed-to-fetch']} retry={t.retry} onRetry={onRetry}>
        {values.status === 429 ? t.tooMany : fill(t.reasons[values.reason as FetchReason], values, locale)}
      </Failure>
    </>
  )
}
