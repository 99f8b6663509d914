import { useEffect, useRef } from 'react'
import type { Output } from '../../engine/qr-generator'
import { type Drawing, drawingOf, scaleOf } from '../../engine/qr-generator/drawing'
import { percents } from '../../engine/qr-generator/input'
import { contrastRatio } from '../../engine/qr-generator/look'
import { pathOf, quietZone } from '../../engine/qr-generator/picture'
import { Caution, Line, Meaning, Note, Receipt, Receipts } from '../core/answer/answer'
import { formatNumber, formatPercent } from '../core/format/format'
import { tonal } from '../core/output/button.css'
import { FailedAnswer } from '../core/output/failed-answer'
import { DoneIcon, ErrorIcon } from '../core/output/icons'
import { interpolate } from '../core/tool/strings'
import type { Art } from './draw/art'
import { paint } from './draw/paint'
import * as css from './qr-generator.css'
import { Downloads } from './qr-generator.downloads'
import type { FetchReason } from './qr-generator.service'
import type { Drawn } from './qr-generator.state'
import type { strings } from './qr-generator.strings'

interface LocalizedProps {
  readonly t: typeof strings
  readonly locale: string
}

/** The announcement for screen readers. */
export const say = ({ version, modules }: Output, { t, locale }: LocalizedProps, isUnread = false): string =>
  isUnread ? t.unread : interpolate(t.say, { version, side: modules.length }, locale)

interface QrAnswerProps extends LocalizedProps {
  readonly output: Output
  /** The content of the code. */
  readonly text: string
  readonly drawn: Drawn
}

interface PictureProps extends QrAnswerProps {
  readonly isChecked: boolean
  /** What's shown is the last code that scans. The newest doesn't. */
  readonly hasFailed: boolean
}

/** The code, as large as there's room, and the result of the scan test. */
export function QrPicture({ output, text, drawn, t, isChecked, hasFailed }: PictureProps) {
  const { image, art, isUnread } = drawn
  const label = interpolate(t.pictured, { text })
  const isUnreadable = isUnread || hasFailed
  const isDoubtful = isUnreadable || (!image && output.caution !== 'none')
  const words = isUnreadable ? t.unread : isDoubtful ? t.scansHere : t.scans
  return (
    <div className={css.stage}>
      <p className={css.scans} data-caution={isDoubtful || undefined} data-failed={hasFailed || undefined}>
        {(isChecked || hasFailed) && (
          <>
            {isDoubtful ? <ErrorIcon /> : <DoneIcon />} {words}
          </>
        )}
      </p>
      {image ? (
        <ServicePicture image={image} label={label} />
      ) : art && art.drawing.images.length > 0 ? (
        <ArtPicture art={art} label={label} />
      ) : output.style ? (
        <Vector drawing={art?.drawing ?? drawingOf(output)} label={label} />
      ) : (
        <Picture output={output} label={label} />
      )}
    </div>
  )
}

interface AnswerProps extends QrAnswerProps {
  /** The level that was chosen, which a logo raises. */
  readonly chosenLevel: string
  readonly pdfWidth: string
  readonly onSwap: () => void
}

/** Facts about the code, and buttons to save or copy it. */
export function QrAnswer({ output, text, drawn, chosenLevel, pdfWidth, onSwap, t, locale }: AnswerProps) {
  const { level, caution } = output
  const { image, isUnread } = drawn
  return (
    <>
      {isUnread && <Caution>{t.unreadHint}</Caution>}
      {!image && caution !== 'none' && (
        <div className={css.cautionBox}>
          <Caution>{t.cautions[caution]}</Caution>
          {caution === 'inverted' && (
            <button type="button" className={tonal} onClick={onSwap}>
              {t.swap}
            </button>
          )}
        </div>
      )}
      {image ? (
        <Note>{t.fromService}</Note>
      ) : (
        <Meaning template={t.meaning} values={{ percent: formatPercent(percents[level], locale, 0, 0) }} />
      )}
      {level !== chosenLevel && drawn.art && <Note>{interpolate(t.raised, { level }, locale)}</Note>}
      {!image && <Facts output={output} drawn={drawn} t={t} locale={locale} />}
      <div className={css.content}>
        <span className={css.contentLabel}>{t.holds}</span>
        <span className={css.text}>{text}</span>
      </div>
      <Downloads output={output} drawn={drawn} pdfWidth={pdfWidth} t={t} />
    </>
  )
}

interface FactsProps extends LocalizedProps {
  readonly output: Output
  readonly drawn: Drawn
}

/** Facts about the code and the image file. */
function Facts({ output, drawn: { art }, t, locale }: FactsProps) {
  const { version, level, modules, size, dark, light, style } = output
  const height = art ? scaleOf(art.drawing, size).pixelHeight : size
  const ratio = Math.min(contrastRatio(dark, light), contrastRatio(style?.eyeColor ?? dark, light))
  return (
    <Receipts>
      <Receipt>
        <Line label={t.version}>{formatNumber(version, locale)}</Line>
        <Line label={t.level}>{interpolate(t.levelOf, { level, percent: percents[level] }, locale)}</Line>
        <Line label={t.contrast}>{interpolate(t.ratio, { ratio: formatNumber(ratio, locale, 0, 1) }, locale)}</Line>
      </Receipt>
      <Receipt>
        <Line label={t.modules}>{interpolate(t.square, { side: modules.length }, locale)}</Line>
        <Line label={t.file}>{interpolate(t.pixelSize, { width: size, height }, locale)}</Line>
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
