import { useContext, useRef } from 'react'
import { type Input, initial } from '../../engine/invoice-generator'
import { ErrorMessage } from '../core/fields/field'
import { hint } from '../core/fields/field.css'
import { pickFiles } from '../core/files/pick-files'
import { formatMoney } from '../core/format/format'
import { bar, primary, secondary } from '../core/output/button.css'
import { CopyButton } from '../core/output/copy-button'
import { DownloadButton } from '../core/output/download-button'
import { Headline, IsCurrent, Line, Receipt } from '../core/tool/answer'
import { isSameInput } from '../core/tool/record'
import { interpolate } from '../core/tool/strings'
import * as css from './invoice-generator.css'
import { type Draft, nameOf, save } from './invoice-generator.file'
import { Logo } from './invoice-generator.logo'
import { Paper } from './invoice-generator.paper'
import { usePrint } from './invoice-generator.print'
import { type Invoice, totalsOf } from './invoice-generator.rows'
import { useDrop, useFiles } from './invoice-generator.state'
import { textOf } from './invoice-generator.text'

interface InvoiceAnswerProps extends Invoice {
  /** What is in the fields now: the paper may be the last good one, or the example. */
  readonly typed: Input
  /** Puts another invoice in the place of this one. */
  readonly onOpen: (value: Input) => void
}

/** The total, what can be done with the invoice, and the paper that is printed. */
export function InvoiceAnswer({ typed, onOpen, ...invoice }: InvoiceAnswerProps) {
  const { value, output, t, locale } = invoice
  const money = (amount: number) => formatMoney(amount, locale, t.currency)
  const { logo, opened, ...files } = useFiles({ value: typed, t, locale, onOpen })
  const paper = { ...invoice, logo: logo && <Logo picture={logo} label={t.logo} /> }
  const actions = useRef<HTMLDivElement>(null)
  const what = { paper: <Paper {...paper} />, title: nameOf(value), lang: locale }
  const isCurrent = useContext(IsCurrent)
  const { isBlocked, print } = usePrint(actions, what, isCurrent && !isSameInput(value, initial))
  const error = files.error ?? (isBlocked ? t.printBlocked : undefined)
  useDrop(actions, (file) => void files.take(file))

  function pick(near: Element, accept: string, take: (file: File) => Promise<void>): void {
    pickFiles(near, ([file]) => file && void take(file), accept)
  }

  function undo(before: Draft): void {
    files.undo(before)
    // The button goes away, and the focus should not go with it.
    actions.current?.querySelector('button')?.focus()
  }

  return (
    <>
      <Headline label={t.total}>{money(output.total)}</Headline>
      <Receipt>
        {totalsOf(invoice).map(({ label, amount }) => (
          <Line key={label} label={label}>
            {money(amount)}
          </Line>
        ))}
      </Receipt>
      <div className={bar}>
        <button
          type="button"
          className={primary}
          disabled={!isCurrent}
          onClick={({ currentTarget }) => print(currentTarget)}
        >
          {t.print}
        </button>
        <p className={`${hint} ${css.whole}`}>{t.hint}</p>
        <button
          type="button"
          className={secondary}
          onClick={({ currentTarget }) => pick(currentTarget, '.json', files.take)}
        >
          {t.open}
        </button>
        <div className={css.actions} ref={actions}>
          <CopyButton tool={{ t }} text={() => textOf(invoice)} />
          <DownloadButton
            name={`${nameOf(value)}.json`}
            type="application/json"
            content={() => save({ value, logo }, locale, actions.current?.ownerDocument as Document)}
          >
            {t.save}
          </DownloadButton>
          <button
            type="button"
            className={secondary}
            onClick={({ currentTarget }) =>
              logo ? files.removeLogo() : pick(currentTarget, 'image/*', files.takeLogo)
            }
          >
            {logo ? t.removeLogo : t.addLogo}
          </button>
          <Messages error={error} opened={opened} t={t} onUndo={undo} />
          <div className={css.preview}>
            <div className={css.sheet} role="img" aria-label={t.preview}>
              <Paper {...paper} brief />
            </div>
          </div>
        </div>
      </div>
    </>
  )
}

interface MessagesProps extends Pick<ReturnType<typeof useFiles>, 'error' | 'opened'> {
  readonly t: Invoice['t']
  readonly onUndo: (before: Draft) => void
}

/** What went wrong, and which file was opened. */
function Messages({ error, opened, t, onUndo }: MessagesProps) {
  return (
    <>
      {error && (
        <div className={css.whole} role="alert">
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
