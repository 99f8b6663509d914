import { useEffect, useMemo, useRef, useState } from 'react'
import type { Issue } from '../../../engine/core/result'
import type { Batch, BatchRow } from '../../../engine/qr-generator/batch'
import { levels as allLevels, type Input, type IssueCode, type levels } from '../../../engine/qr-generator/fields'
import type { FormIssue, FormKind } from '../../../engine/qr-generator/forms'
import { tonal } from '../../core/base/button.css'
import { ErrorIcon } from '../../core/base/icons'
import { lazy, useLazy } from '../../core/base/lazy'
import { plural } from '../../core/base/plural'
import { interpolate, sentenceOf } from '../../core/base/strings'
import { Choice } from '../../core/fields/choice'
import { ErrorMessage } from '../../core/fields/field'
import { hint } from '../../core/fields/field.css'
import { TextArea } from '../../core/fields/text-area'
import { pickFiles } from '../../core/files/pick-files'
import { readText } from '../../core/files/text-file'
import { LoadFailed } from '../../core/output/load-failed'
import { useMoreWords } from '../../core/words/use-more-words'
import { sentenceIn } from '../fields/form'
import * as css from '../qr-generator.css'
import { strings } from '../qr-generator.strings'
import type { FileType } from './files'
import { useZip } from './zip'
import { ZipActions } from './zip-actions'

/** The readers of tables and forms, and the writer of ZIP files. */
const lazyFiles = lazy(() => import('./files'))

/** In characters and in bytes. 1,000 rows of the longest texts are 3 MB. */
const maxSize = 5_000_000

/** Rows that are shown before the ZIP is created. */
const shownRows = 5
const shownErrors = 10

interface BatchProps {
  /** `value`: the design, and what was typed under Make. */
  readonly tool: { readonly value: Input }
  readonly logo: ImageBitmap | undefined
}

/** One code per row of a table. */
export function BatchPanel({ tool, logo }: BatchProps) {
  const { t, locale } = useMoreWords(strings)
  const { value } = tool
  const { module, load, failed } = useLazy(lazyFiles)
  const [table, setTable] = useState('')
  const [type, setType] = useState<FileType>('png')
  const [fileIssue, setFileIssue] = useState<'tooLarge' | 'notText'>()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => void load(), [load])
  const level = allLevels.find((each) => each === value.level) ?? 'M'
  const batch = useBatch(table, level, locale, module?.readBatch)
  const good = batch?.rows.filter(({ issue }) => !issue) ?? []
  const zip = useZip({ files: module, good, design: value, logo, type, place: panel })

  async function open(file: File | undefined): Promise<void> {
    const text = file && file.size <= maxSize ? await readText(file) : undefined
    if (file) setFileIssue(file.size > maxSize ? 'tooLarge' : text === undefined ? 'notText' : undefined)
    if (text !== undefined) setTable(text)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same
    <div
      ref={panel}
      className={css.reader}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        void open(event.dataTransfer.files[0])
      }}
    >
      <TextArea
        label={t.batch.table}
        value={table}
        onChange={(text) => {
          setFileIssue(undefined)
          setTable(text)
        }}
        code
        hint={t.batch.hint}
        placeholder={t.batch.example}
        issue={fileIssue ? t.batch[fileIssue] : table.length > maxSize ? t.batch.tooLarge : undefined}
      />
      <div className={css.actions}>
        <button
          type="button"
          className={tonal}
          onClick={({ currentTarget }) =>
            pickFiles(currentTarget, ([file]) => void open(file), '.csv,.tsv,.txt,text/*')
          }
        >
          {t.batch.open}
        </button>
      </div>
      <Choice
        label={t.batch.format}
        value={type}
        onChange={(next) => setType(next as FileType)}
        options={[
          ['png', 'PNG'],
          ['svg', 'SVG'],
          ['pdf', 'PDF'],
        ]}
      />
      <p className={hint}>{t.batch.design}</p>
      {failed && <LoadFailed onRetry={() => void load()} />}
      {batch && batch.rows.length > 0 && <Preview batch={batch} />}
      <ZipActions zip={zip} count={good.length} />
    </div>
  )
}

type Read = typeof import('./files').readBatch

/** The table's rows, a moment after the last key. */
function useBatch(
  table: string,
  level: (typeof levels)[number],
  locale: string,
  read: Read | undefined,
): Batch | undefined {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(table), 150)
    return () => clearTimeout(timer)
  }, [table])
  return useMemo(
    () => (settled.length <= maxSize ? read?.(settled, level, { locale, now: Date.now() }) : undefined),
    [settled, level, locale, read],
  )
}

interface PreviewProps {
  readonly batch: Batch
}

/** The first rows, and the rows with errors. */
function Preview({ batch: { kind, rows, left } }: PreviewProps) {
  const { t, locale } = useMoreWords(strings)
  const bad = rows.filter(({ issue }) => issue)
  const good = rows.filter(({ issue }) => !issue)
  return (
    <div className={css.preview}>
      <p className={css.said} role="status">
        {[plural(t.batch.count, good.length, locale), bad.length > 0 && plural(t.batch.bad, bad.length, locale)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {good.length > 0 && (
        <ul className={css.rows} aria-label={t.batch.rows}>
          {good.slice(0, shownRows).map((row) => (
            <li key={row.line} className={css.previewRow}>
              <b>{row.name}</b>
              <span>{row.text}</span>
            </li>
          ))}
        </ul>
      )}
      {bad.length > 0 && (
        <ul className={css.rows} aria-label={t.batch.errors}>
          {bad.slice(0, shownErrors).map((row) => (
            <li key={row.line} className={css.badRow}>
              <ErrorIcon />
              {`${interpolate(t.batch.row, { row: row.line }, locale)}: ${wordsFor(row, kind, t, locale)}`}
            </li>
          ))}
        </ul>
      )}
      {left > 0 && <ErrorMessage>{plural(t.batch.left, left, locale)}</ErrorMessage>}
    </div>
  )
}

/** The sentence for a row's error. */
function wordsFor({ issue }: BatchRow, kind: Batch['kind'], t: typeof strings, locale: string): string {
  if (!issue) return ''
  const isOfForm = kind !== 'text' && issue.field !== 'text' && issue.field !== 'caption'
  return isOfForm
    ? sentenceIn(kind as FormKind, issue as Issue<FormIssue>, t, locale)
    : sentenceOf(issue as Issue<IssueCode>, t.issues, locale)
}
