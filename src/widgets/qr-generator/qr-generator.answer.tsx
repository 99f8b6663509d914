import { useContext, useEffect, useRef, useState } from 'react'
import type { Output } from '../../engine/qr-generator'
import { percents } from '../../engine/qr-generator/input'
import { pathOf, pngOf, quietZone, svgOf } from '../../engine/qr-generator/picture'
import { bar, secondary } from '../core/output/button.css'
import { CopyButton } from '../core/output/copy-button'
import { DownloadButton } from '../core/output/download-button'
import { FailedAnswer } from '../core/output/failed-answer'
import { CopyIcon, DoneIcon } from '../core/output/icons'
import { Caution, IsCurrent, Line, Note, Receipt } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import { visuallyHidden } from '../core/tool/theme.css'
import * as css from './qr-generator.css'
import type { FetchReason } from './qr-generator.service'
import type { strings } from './qr-generator.strings'

interface LocalizedProps {
  readonly t: typeof strings
  readonly locale: string
}

/** The code in words, for screen readers. */
export const say = ({ version, modules }: Output, { t, locale }: LocalizedProps): string =>
  interpolate(t.say, { version, side: modules.length }, locale)

interface QrAnswerProps extends LocalizedProps {
  readonly output: Output
  /** What the code holds. */
  readonly text: string
  /** A service's picture, in place of ours. */
  readonly image: Blob | undefined
}

/** The code, that it scans, what it is, and the ways to save or copy it. */
export function QrAnswer({ output, text, image, t, locale }: QrAnswerProps) {
  const { version, level, modules, caution } = output
  const pictured = interpolate(t.pictured, { text })
  const png = () => image ?? new Blob([pngOf(output)], { type: 'image/png' })
  return (
    <>
      {image ? <ServicePicture image={image} label={pictured} /> : <Picture output={output} label={pictured} />}
      <p className={css.scans}>
        <DoneIcon /> {t.scans}
      </p>
      {!image && caution !== 'none' && <Caution>{t.cautions[caution]}</Caution>}
      {image ? (
        <Note>{t.fromService}</Note>
      ) : (
        <Receipt>
          <Line label={t.version}>{interpolate(t.versionOf, { version, side: modules.length }, locale)}</Line>
          <Line label={t.level}>{interpolate(t.restores, { level, percent: percents[level] }, locale)}</Line>
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
        <CopyPicture t={t} png={png} />
        {!image && <CopyButton tool={{ t }} text={() => svgOf(output)} />}
      </div>
    </>
  )
}

/** Ours, sharp at any size. */
function Picture({
  output: { modules, size, dark, light },
  label,
}: {
  readonly output: Output
  readonly label: string
}) {
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

interface CopyPictureProps {
  readonly t: typeof strings
  readonly png: () => Blob
}

/** Puts the picture itself on the clipboard, to be pasted into a letter. */
function CopyPicture({ t, png }: CopyPictureProps) {
  const isCurrent = useContext(IsCurrent)
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
      <button type="button" className={secondary} disabled={!isCurrent} onClick={() => void copy()}>
        {state === 'copied' ? <DoneIcon /> : <CopyIcon />}
        {state === 'copied' ? t.copied : t.copyPicture}
      </button>
      <span className={state === 'denied' ? css.denied : visuallyHidden} role="status">
        {state === 'denied' ? t.pictureDenied : state === 'copied' ? t.copied : ''}
      </span>
    </>
  )
}

interface NoPictureProps extends LocalizedProps {
  readonly values: Readonly<Record<string, string | number>>
  readonly onRetry: () => void
}

/** Why the service has sent no picture, and a way to try again. */
export const NoPicture = ({ values, onRetry, t, locale }: NoPictureProps) => (
  <FailedAnswer message={t.issues['failed-to-fetch']} retry={t.retry} onRetry={onRetry}>
    {values.status === 429 ? t.tooMany : interpolate(t.reasons[values.reason as FetchReason], values, locale)}
  </FailedAnswer>
)
