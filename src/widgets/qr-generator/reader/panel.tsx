import { type DragEvent, useEffect, useRef } from 'react'
import { Line, Receipt } from '../../core/answer/answer'
import { primary, secondary, tonal } from '../../core/base/button.css'
import { interpolate } from '../../core/base/strings'
import { visuallyHidden } from '../../core/base/theme.css'
import { ErrorMessage } from '../../core/fields/field'
import { hint } from '../../core/fields/field.css'
import { pickFiles } from '../../core/files/pick-files'
import { CopyBar } from '../../core/output/copy-button'
import { useMoreWords } from '../../core/words/use-more-words'
import * as css from '../qr-generator.css'
import { strings } from '../qr-generator.strings'
import type { Reader, Reading } from './reader'
import { summarizeFound } from './reader.summary'

interface ReaderProps {
  readonly reader: Reader
  readonly reading: Reading
}

/** The first image among dropped or pasted files. */
const imageIn = (files: FileList | undefined) => [...(files ?? [])].find(({ type }) => type.startsWith('image/'))

/** Handlers that read a dropped image. */
const dropped = (reader: Reader) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault()
    const file = imageIn(event.dataTransfer.files) ?? event.dataTransfer.files[0]
    if (file) void reader.readImage(file)
  },
})

/** Buttons for an image and for the camera. */
export function ReaderInputs({ reader, reading: { state } }: ReaderProps) {
  const { t } = useMoreWords(strings)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const page = panel.current?.getRootNode() as Document | ShadowRoot | undefined
    const document = panel.current?.ownerDocument
    const tool = panel.current?.closest('[role=group]')
    function onPaste(event: ClipboardEvent): void {
      const target = event.composedPath()[0] as Node
      const file = imageIn(event.clipboardData?.files)
      // Pasting elsewhere on the page isn't meant for this tool.
      if (!file || !(tool?.contains(target) || target === document?.body || target === page)) return
      event.preventDefault()
      void reader.readImage(file)
    }
    document?.addEventListener('paste', onPaste)
    return () => {
      document?.removeEventListener('paste', onPaste)
      reader.close()
    }
  }, [reader])
  const isFilming = state.phase === 'camera' || state.phase === 'starting'

  return (
    <div ref={panel} className={css.reader} {...dropped(reader)}>
      <button
        type="button"
        className={primary}
        onClick={({ currentTarget }) =>
          pickFiles(currentTarget, ([file]) => file && void reader.readImage(file), 'image/*')
        }
      >
        {t.reader.image}
      </button>
      {isFilming ? (
        <button type="button" className={tonal} onClick={reader.stop}>
          {t.reader.stop}
        </button>
      ) : (
        <button
          type="button"
          className={tonal}
          onClick={({ currentTarget }) => void reader.startCamera(currentTarget.ownerDocument)}
        >
          {t.reader.camera}
        </button>
      )}
      <p className={hint}>{t.reader.paste}</p>
    </div>
  )
}

/** The image or the camera's picture. */
export function ReaderView({ reader, reading: { state, image } }: ReaderProps) {
  const { t } = useMoreWords(strings)
  const { video } = reader
  const stream = state.phase === 'camera' ? state.stream : undefined
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element || !stream) return
    element.srcObject = stream
    // Rejects if the camera is stopped at once.
    element.play().catch(() => {})
    return () => {
      element.srcObject = null
    }
  }, [stream, video])
  useEffect(() => {
    if (!canvas.current || !image) return
    const scale = Math.min(1, 1200 / Math.max(image.width, image.height))
    const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)]
    Object.assign(canvas.current, { width, height })
    canvas.current.getContext('2d')?.drawImage(image, 0, 0, width, height)
  }, [image])

  return (
    <div className={css.viewfinder} {...dropped(reader)}>
      {stream ? (
        <video ref={video} className={css.seen} aria-label={t.reader.view} playsInline muted />
      ) : image ? (
        <canvas ref={canvas} className={css.seen} role="img" aria-label={t.reader.view} />
      ) : (
        <p className={css.nothingYet}>{state.phase === 'starting' ? t.reader.starting : t.reader.empty}</p>
      )}
    </div>
  )
}

interface ReaderResultProps extends Omit<ReaderProps, 'reader'> {
  /** Undefined if the page has locked or hidden the text. */
  readonly onEdit: ((text: string) => void) | undefined
}

/** What the code holds, and what to do with it. Nothing is opened by itself. */
export function ReaderResult({ reading: { state }, onEdit }: ReaderResultProps) {
  const { t } = useMoreWords(strings)
  const said =
    state.phase === 'reading'
      ? t.reader.reading
      : state.phase === 'camera'
        ? t.reader.pointing
        : state.phase === 'found'
          ? interpolate(t.reader.say, { kind: t.kinds[state.content.kind] })
          : ''
  return (
    <>
      <p className={state.phase === 'found' ? visuallyHidden : css.said} role="status">
        {said}
      </p>
      {state.phase === 'failed' && (
        <div className={css.failed} role="alert">
          <ErrorMessage>{t.reader.errors[state.issue]}</ErrorMessage>
        </div>
      )}
      {state.phase === 'found' && <FoundContent {...state} onEdit={onEdit} />}
    </>
  )
}

type Found = Extract<Reading['state'], { phase: 'found' }>

function FoundContent({ text, content, onEdit }: Omit<Found, 'phase'> & Pick<ReaderResultProps, 'onEdit'>) {
  const { t } = useMoreWords(strings)
  const { host, href, editable } = content
  const summary = summarizeFound(text, content, t)
  return (
    <>
      <div className={css.content}>
        <span className={css.contentLabel}>{summary.label}</span>
        <span className={css.foundText}>{summary.figure}</span>
      </div>
      {host && <p className={css.host}>{interpolate(t.reader.opens, { host })}</p>}
      {summary.lines.length > 0 && (
        <Receipt>
          {summary.lines.map(({ label, text }) => (
            <Line key={label} label={label}>
              <span className={css.fieldValue}>{text}</span>
            </Line>
          ))}
        </Receipt>
      )}
      <CopyBar label={t.reader.copy} summary={summary}>
        {href && (
          <a className={secondary} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {t.reader.openLink}
          </a>
        )}
        {onEdit && (
          <button type="button" className={secondary} onClick={() => onEdit(editable)}>
            {t.reader.edit}
          </button>
        )}
      </CopyBar>
    </>
  )
}
