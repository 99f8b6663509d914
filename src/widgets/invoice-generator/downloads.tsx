import { type ReactNode, type RefObject, useContext, useState } from 'react'
import type { Issue } from '../../engine/core/result'
import { drawnIn } from '../../engine/invoice-generator/signature'
import { IsCurrent } from '../core/answer/answer-frame'
import { secondary } from '../core/base/button.css'
import { DownloadIcon } from '../core/base/icons'
import { lazy, useLazy } from '../core/base/lazy'
import { interpolate, sentenceOf } from '../core/base/strings'
import { ErrorMessage } from '../core/fields/field'
import { saveFile } from '../core/files/save-file'
import * as css from './invoice-generator.css'
import { lazyParts } from './invoice-generator.lazy'
import type { Modules } from './modules'
import type { Invoice } from './rows'

/** What a PDF is drawn on. About 700 kB with its fonts. */
const lazySheet = lazy(() => import('./pdf/sheet'))

interface DownloadsProps extends Invoice {
  readonly logo: ImageBitmap | undefined
  readonly code: Modules | undefined
  /** An element on the page. */
  readonly place: RefObject<Element | null>
  readonly onSave: () => void
  /** More buttons, before the message. */
  readonly children: ReactNode
}

/** How many of the letters that a PDF can't contain are named. */
const namedLetters = 12

type Kind = 'save' | 'pdf' | 'eInvoice'

/** The buttons for files, and below them what's missing. */
export function Downloads({ logo, code, place, onSave, children, ...invoice }: DownloadsProps) {
  const { value, output, t, locale } = invoice
  const { load } = useLazy(lazyParts)
  const { load: loadSheet } = useLazy(lazySheet)
  const isCurrent = useContext(IsCurrent)
  const [working, setWorking] = useState<Kind>()
  const [problem, setProblem] = useState<{ readonly invoice: Invoice['output']; readonly lines: readonly string[] }>()

  /** Why there's no file, if there isn't. */
  async function create(kind: Kind): Promise<readonly string[]> {
    const parts = await load()
    const page = place.current?.ownerDocument
    const notLoaded = [`${t.notLoaded} ${t.notLoadedHint}`]
    if (!page || !parts) return notLoaded
    const name = parts.fileNameOf(value.invoiceNumber)
    const save = (content: BlobPart, type: string, ending: string): void => {
      onSave()
      saveFile(`${name}.${ending}`, type, content, page)
    }
    if (kind === 'save') {
      save(parts.save({ value, logo }, locale, t.currency, page), 'application/json', 'json')
      return []
    }
    if (kind === 'eInvoice') {
      const currency = { currency: t.currency, minorDigits: parts.minorDigitsOf(t.currency) }
      const xml = parts.toUbl(value, output, { locale, ...currency })
      if (!xml.ok) return [t.eInvoiceNeeds, ...sentences(xml.issues, t.eInvoiceIssues, locale)]
      save(xml.value, 'application/xml', 'xml')
      return []
    }
    const sheet = await loadSheet()
    if (!sheet) return notLoaded
    const picture = logo && parts.logoToText(logo, page)
    const pdf = await parts.pdfOf(sheet.Sheet, invoice, { logo: picture, code, drawn: drawnIn(value) })
    if ('file' in pdf) save(pdf.file, 'application/pdf', 'pdf')
    else return [interpolate(t.pdfLetters, { letters: pdf.letters.slice(0, namedLetters).join(' ') }, locale)]
    return []
  }

  async function press(kind: Kind): Promise<void> {
    setWorking(kind)
    const lines = await create(kind).catch(() => [t.fileFailed])
    setWorking(undefined)
    setProblem(lines.length > 0 ? { invoice: output, lines } : undefined)
  }

  const [first, ...others] = problem?.invoice === output ? problem.lines : []
  return (
    <>
      {(['save', 'pdf', 'eInvoice'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className={secondary}
          disabled={!isCurrent}
          aria-busy={working === kind || undefined}
          onClick={() => working === undefined && void press(kind)}
        >
          <DownloadIcon />
          {working === kind ? t.working : t[kind]}
        </button>
      ))}
      {children}
      {first && (
        <div className={css.problem} role="alert">
          <ErrorMessage>{first}</ErrorMessage>
          {others.length > 0 && (
            <ul className={css.needs}>
              {others.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </>
  )
}

/** The sentences for issues, each once. */
const sentences = (issues: readonly Issue[], words: Readonly<Record<string, string>>, locale: string): string[] => [
  ...new Set(issues.map((issue) => sentenceOf(issue, words, locale))),
]
