import { contrastRatio } from '../../engine/qr-generator/contrast'
import { percents } from '../../engine/qr-generator/fields'
import { pathOf, quietZone } from '../../engine/qr-generator/modules'
import type { Output } from '../../engine/qr-generator/qr-generator'
import { Caution, Line, Meaning, Note, Receipt, Receipts } from '../core/answer/answer'
import { tonal } from '../core/base/button.css'
import { DoneIcon, ErrorIcon } from '../core/base/icons'
import { interpolate } from '../core/base/strings'
import { formatNumber, formatPercent } from '../core/format/format'
import { FailedAnswer } from '../core/output/failed-answer'
import { Downloads } from './downloads'
import type { Drawn } from './draw/drawn'
import type { initialStrings } from './initial.strings'
import * as css from './qr-generator.css'
import type { Maker } from './qr-generator.lazy'
import type { FetchReason } from './qr-generator.service'

interface LocalizedProps {
  readonly t: typeof initialStrings
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
  /** What draws and saves codes, which loads with the first one. */
  readonly maker: Maker | undefined
}

interface PictureProps extends QrAnswerProps {
  readonly isChecked: boolean
  /** What's shown is the last code that scans. The newest doesn't. */
  readonly hasFailed: boolean
}

/** The code, as large as there's room, and the result of the scan test. */
export function QrPicture({ output, text, drawn, maker, t, isChecked, hasFailed }: PictureProps) {
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
      {image || art || output.style ? (
        maker && <maker.StyledPicture output={output} drawn={drawn} label={label} />
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
export function QrAnswer({ output, text, drawn, maker, chosenLevel, pdfWidth, onSwap, t, locale }: AnswerProps) {
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
      <Downloads output={output} drawn={drawn} maker={maker} pdfWidth={pdfWidth} t={t} />
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
        <Line label={t.file}>{interpolate(t.pixelSize, { width: size, height: art?.height ?? size }, locale)}</Line>
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
