import { useContext, useRef } from 'react'
import { type Input, initial } from '../../engine/invoice-generator/fields'
import { paymentText } from '../../engine/invoice-generator/payment'
import { headline, headlineLabel } from '../core/answer/answer.css'
import { IsCurrent } from '../core/answer/answer-frame'
import { bar, secondary } from '../core/base/button.css'
import { icon } from '../core/base/icons'
import { isSameInput } from '../core/base/record'
import { interpolate } from '../core/base/strings'
import { copyOf, type Summary } from '../core/base/summary'
import { ErrorMessage } from '../core/fields/field'
import { hint } from '../core/fields/field.css'
import { pickFiles } from '../core/files/pick-files'
import { CopyButton } from '../core/output/copy-button'
import { useWords } from '../core/words/use-words'
import type { Draft } from './actions/file'
import { Downloads } from './downloads'
import * as css from './invoice-generator.css'
import { useDrop, useFiles } from './invoice-generator.state'
import { Logo } from './logo'
import { Paper } from './paper'
import { usePaymentCode } from './payment-code'
import { usePrint } from './print'
import { dueOf, type Invoice } from './rows'

const PrintIcon = icon('M4.5 6V2h7v4M4.5 12H2.5V6h11v6h-2M4.5 9.5h7V14h-7z')
const OpenIcon = icon('M2 13V3.5h4l1.5 2H14V13z')
const NewIcon = icon('M3.5 1.5h6l3 3v10h-9zM8 6.5v5M5.5 9h5')
const PictureIcon = icon('M2 3h12v10H2zM2 11l3.5-3.5 3 3L11 8l3 3M10.5 6h.01')

interface InvoiceAnswerProps extends Pick<Invoice, 'value' | 'output'> {
  /** The current fields. `value` may be an earlier valid invoice or the example. */
  readonly typed: Input
  readonly summary: Summary
  /** Replaces this invoice, and its currency if the file has one. */
  readonly onOpen: (value: Input, currency?: string) => void
  /** Called when the invoice is printed, copied or saved, or followed by the next one. */
  readonly onUse: (invoice: Invoice) => void
  /** Begins the next invoice. */
  readonly onNew: () => void
}

/** The total, the actions and the preview. */
export function InvoiceAnswer({ typed, summary, onOpen, onNew, onUse, value, output }: InvoiceAnswerProps) {
  const { t, locale } = useWords<Invoice['t']>()
  const invoice: Invoice = { value, output, t, locale }
  const { logo, opened, ...files } = useFiles({ value: typed, t, locale, onOpen })
  const code = usePaymentCode(paymentText(value, dueOf(output), { currency: t.currency }))
  const paper = { ...invoice, code, logo: logo && <Logo picture={logo} label={t.logo} /> }
  const actions = useRef<HTMLDivElement>(null)
  const job = { paper: <Paper {...paper} />, invoiceNumber: value.invoiceNumber, lang: locale }
  const isCurrent = useContext(IsCurrent)
  const { failure, print } = usePrint(actions, job, isCurrent && !isSameInput(value, initial))
  const printError = failure === 'blocked' ? t.printBlocked : `${t.notLoaded} ${t.notLoadedHint}`
  const error = files.error ?? (failure && printError)
  useDrop(actions, (file) => void files.take(file))

  function pick(near: Element, accept: string, take: (file: File) => Promise<void>): void {
    pickFiles(near, ([file]) => file && void take(file), accept)
  }

  /** The action of a button, which uses the invoice. The example isn't the user's. */
  const using =
    <Arguments extends readonly unknown[], Outcome>(action: (...given: Arguments) => Outcome) =>
    (...given: Arguments): Outcome => {
      if (isCurrent) onUse(invoice)
      return action(...given)
    }

  function undo(before: Draft): void {
    files.undo(before)
    // The Undo button disappears, so the focus has to move.
    actions.current?.querySelector('button')?.focus()
  }

  return (
    <>
      <Head summary={summary} onPrint={using(print)} />
      <div className={css.tools}>
        <button
          type="button"
          className={secondary}
          onClick={({ currentTarget }) => pick(currentTarget, '.json', files.take)}
        >
          <OpenIcon />
          {t.open}
        </button>
        <div className={css.actions} ref={actions}>
          <CopyButton text={using(() => copyOf(summary))} />
          <Downloads {...invoice} logo={logo} code={code} place={actions} onSave={using(() => {})}>
            <button
              type="button"
              className={secondary}
              onClick={({ currentTarget }) =>
                logo ? files.removeLogo() : pick(currentTarget, 'image/*', files.takeLogo)
              }
            >
              <PictureIcon />
              {logo ? t.removeLogo : t.addLogo}
            </button>
            <button type="button" className={secondary} onClick={using(onNew)}>
              <NewIcon />
              {t.newInvoice}
            </button>
          </Downloads>
          <Messages error={error} opened={opened} onUndo={undo} />
          <div className={css.preview}>
            <div className={css.sheet} role="img" aria-label={t.preview}>
              <Paper {...paper} brief />
            </div>
          </div>
          <p className={`${hint} ${css.note}`}>{t.hint}</p>
        </div>
      </div>
    </>
  )
}

interface HeadProps {
  readonly summary: Summary
  readonly onPrint: (near: Element) => void
}

/** What's due, and the print button. */
function Head({ summary, onPrint }: HeadProps) {
  const { t } = useWords<Invoice['t']>()
  const isCurrent = useContext(IsCurrent)
  return (
    <div className={css.head}>
      <div className={headline}>
        <p className={headlineLabel}>{summary.label}</p>
        <p className={css.total}>{summary.figure}</p>
      </div>
      <button
        type="button"
        className={css.print}
        disabled={!isCurrent}
        onClick={({ currentTarget }) => onPrint(currentTarget)}
      >
        <PrintIcon />
        {t.print}
      </button>
    </div>
  )
}

interface MessagesProps extends Pick<ReturnType<typeof useFiles>, 'error' | 'opened'> {
  readonly onUndo: (before: Draft) => void
}

/** The error, and the name of the opened file. */
function Messages({ error, opened, onUndo }: MessagesProps) {
  const { t } = useWords<Invoice['t']>()
  return (
    <>
      {error && (
        <div className={css.problem} role="alert">
          <ErrorMessage>{error}</ErrorMessage>
        </div>
      )}
      {opened && (
        <div className={`${bar} ${css.whole}`} role="status">
          {interpolate(t.opened, { file: opened.file })}
          <button type="button" className={secondary} onClick={() => onUndo(opened.before)}>
            {t.undo}
          </button>
        </div>
      )}
    </>
  )
}
