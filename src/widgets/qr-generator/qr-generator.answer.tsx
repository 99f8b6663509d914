import { useContext, useEffect, useRef, useState } from 'react'
import type { Output } from '../../engine/qr-generator'
import { percents } from '../../engine/qr-generator/input'
import { pathOf, pngOf, quietZone, svgOf } from '../../engine/qr-generator/picture'
import { Caution, IsCurrent, Line, Meaning, Note, Receipt, Receipts } from '../core/answer/answer'
import { formatNumber, formatPercent } from '../core/format/format'
import { bar, secondary } from '../core/output/button.css'
import { CopyButton } from '../core/output/copy-button'
import { DownloadButton } from '../core/output/download-button'
import { FailedAnswer } from '../core/output/failed-answer'
import { CopyIcon, DoneIcon, ErrorIcon } from '../core/output/icons'
import { interpolate } from '../core/tool/strings'
import { visuallyHidden } from '../core/tool/theme.css'
import * as css from './qr-generator.css'
import type { FetchReason } from './qr-generator.service'
import type { strings } from './qr-generator.strings'

interface LocalizedProps {
  readonly t: typeof strings
  readonly locale: string
}

/** The announcement for screen readers. */
export const say = ({ version, modules }: Output, { t, locale }: LocalizedProps): string =>
  interpolate(t.say, { version, side: modules.length }, locale)

interface QrAnswerProps extends LocalizedProps {
  readonly output: Output
  /** The content of the code. */
  readonly text: string
  /** The service's image, shown instead of our own. */
  readonly image: Blob | undefined
}

/** The code, as large as there's room, and the result of the scan test. */
export function QrPicture({ output, text, image, t, isChecked }: QrAnswerProps & { readonly isChecked: boolean }) {
  const label = interpolate(t.pictured, { text })
  const isDoubtful = !image && output.caution !== 'none'
  return (
    <div className={css.stage}>
      <p className={css.scans} data-caution={isDoubtful || undefined}>
        {isChecked && (
          <>
            {isDoubtful ? <ErrorIcon /> : <DoneIcon />} {isDoubtful ? t.scansHere : t.scans}
          </>
        )}
      </p>
      {image ? <ServicePicture image={image} label={label} /> : <Picture output={output} label={label} />}
    </div>
  )
}

/** Facts about the code, and buttons to save or copy it. */
export function QrAnswer({ output, text, image, t, locale }: QrAnswerProps) {
  const { level, caution } = output
  const png = () => image ?? new Blob([pngOf(output)], { type: 'image/png' })
  return (
    <>
      {!image && caution !== 'none' && <Caution>{t.cautions[caution]}</Caution>}
      {image ? (
        <Note>{t.fromService}</Note>
      ) : (
        <Meaning template={t.meaning} values={{ percent: formatPercent(percents[level], locale, 0, 0) }} />
      )}
      {!image && <Facts output={output} t={t} locale={locale} />}
      <div className={css.content}>
        <span className={css.contentLabel}>{t.holds}</span>
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

/** Facts about the code and the image file. */
function Facts({ output: { version, level, modules, size }, t, locale }: LocalizedProps & { readonly output: Output }) {
  return (
    <Receipts>
      <Receipt>
        <Line label={t.version}>{formatNumber(version, locale)}</Line>
        <Line label={t.level}>{interpolate(t.levelOf, { level, percent: percents[level] }, locale)}</Line>
      </Receipt>
      <Receipt>
        <Line label={t.modules}>{interpolate(t.square, { side: modules.length }, locale)}</Line>
        <Line label={t.file}>{interpolate(t.squarePixels, { side: size }, locale)}</Line>
      </Receipt>
    </Receipts>
  )
}

/** Our own image: an SVG, sharp at any size. */
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

interface CopyPictureProps {
  readonly t: typeof strings
  readonly png: () => Blob
}

/** Copies the image itself, to paste it into a document. */
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

interface ServiceFailedProps extends LocalizedProps {
  readonly values: Readonly<Record<string, string | number>>
  readonly onRetry: () => void
}

/** Shown if the service returned no image: the reason and a Try again button. */
export const ServiceFailed = ({ values, onRetry, t, locale }: ServiceFailedProps) => (
  <FailedAnswer message={t.issues['failed-to-fetch']} retry={t.retry} onRetry={onRetry}>
    {values.status === 429 ? t.tooMany : interpolate(t.reasons[values.reason as FetchReason], values, locale)}
  </FailedAnswer>
)
