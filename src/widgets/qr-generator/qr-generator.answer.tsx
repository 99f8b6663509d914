import { pathOf, quietZone } from '../../engine/qr-generator/modules'
import type { Output } from '../../engine/qr-generator/qr-generator'
import { Caution, Meaning, Note, Receipt, Receipts } from '../core/answer/answer'
import { tonal } from '../core/base/button.css'
import { DoneIcon, ErrorIcon } from '../core/base/icons'
import { interpolate } from '../core/base/strings'
import type { Summary } from '../core/base/summary'
import { FailedAnswer } from '../core/output/failed-answer'
import { useWords } from '../core/words/use-words'
import { Downloads } from './downloads'
import type { Drawn } from './draw/drawn'
import type { initialStrings } from './initial.strings'
import * as css from './qr-generator.css'
import type { Maker } from './qr-generator.lazy'
import type { FetchReason } from './qr-generator.service'

interface QrAnswerProps {
  readonly output: Output
  readonly summary: Summary
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
export function QrPicture({ output, summary, text, drawn, maker, isChecked, hasFailed }: PictureProps) {
  const { t } = useWords<typeof initialStrings>()
  const { image, art, isUnread } = drawn
  const label = interpolate(t.pictured, { text })
  const isUnreadable = isUnread || hasFailed
  const isDoubtful = isUnreadable || (!image && output.caution !== 'none')
  return (
    <div className={css.stage}>
      <p className={css.scans} data-caution={isDoubtful || undefined} data-failed={hasFailed || undefined}>
        {(isChecked || hasFailed) && (
          <>
            {isDoubtful ? <ErrorIcon /> : <DoneIcon />} {hasFailed ? t.unread : summary.figure}
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
export function QrAnswer({ output, summary, text, drawn, maker, chosenLevel, pdfWidth, onSwap }: AnswerProps) {
  const { t } = useWords<typeof initialStrings>()
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
      {image && <Note>{t.fromService}</Note>}
      <Meaning sentence={summary.sentence} />
      {level !== chosenLevel && drawn.art && <Note>{interpolate(t.raised, { level })}</Note>}
      {!image && (
        <Receipts>
          <Receipt lines={summary.lines.slice(0, 3)} />
          <Receipt lines={summary.lines.slice(3)} />
        </Receipts>
      )}
      <div className={css.content}>
        <span className={css.contentLabel}>{t.holds}</span>
        <span className={css.text}>{text}</span>
      </div>
      <Downloads output={output} summary={summary} drawn={drawn} maker={maker} pdfWidth={pdfWidth} />
    </>
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

interface ServiceFailedProps {
  readonly values: Readonly<Record<string, string | number>>
  readonly onRetry: () => void
}

/** Shown if the service returned no image: the reason and a Try again button. */
export function ServiceFailed({ values, onRetry }: ServiceFailedProps) {
  const { t, locale } = useWords<typeof initialStrings>()
  return (
    <FailedAnswer message={t.issues['failed-to-fetch']} retry={t.retry} onRetry={onRetry}>
      {values.status === 429 ? t.tooMany : interpolate(t.reasons[values.reason as FetchReason], values, locale)}
    </FailedAnswer>
  )
}
