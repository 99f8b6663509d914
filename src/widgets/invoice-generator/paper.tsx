import { Fragment, type ReactNode } from 'react'
import { drawnIn } from '../../engine/invoice-generator/signature'
import { plural } from '../core/base/plural'
import { formatMoney, formatNumber, formatPercent } from '../core/format/format'
import type { Modules } from './modules'
import * as css from './paper.css'
import { PaymentCode } from './payment-code'
import { factsOf, type Invoice, itemsOf, paymentLines, sumsOf } from './rows'

/** The number of rows in the preview. */
const previewRows = 12

interface PaperProps extends Invoice {
  /** For the preview: truncates long text and lists, and doesn't add an `h1` to the page. */
  readonly brief?: boolean
  readonly logo?: ReactNode
  /** The payment code's modules, if there is one. */
  readonly code?: Modules
}

/** The invoice as printed. */
export function Paper({ brief, logo, code, ...invoice }: PaperProps) {
  const { value, t } = invoice
  const short = (text: string, maxLength?: number) => (brief ? truncate(text, maxLength) : text)
  /** The texts that aren't empty, each on its own line. */
  const block = (...texts: readonly string[]) =>
    texts
      .filter((text) => text.trim())
      .map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by position
        <Fragment key={index}>
          {index > 0 && '\n'}
          {short(text)}
        </Fragment>
      ))
  const recipient = block(value.toAddress, value.toEmail, value.toPhone)
  const Title = brief ? 'p' : 'h1'

  return (
    <div className={css.paper}>
      <div className={css.head}>
        <div>
          {logo}
          <p className={css.sender}>{short(value.fromName)}</p>
          <p className={css.lines}>{block(value.fromAddress, value.fromEmail, value.fromPhone)}</p>
        </div>
        <div>
          <Title className={css.title}>{t.title}</Title>
          <dl className={css.facts}>
            {factsOf(invoice).map(({ label, text }) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{short(text)}</dd>
              </Fragment>
            ))}
          </dl>
        </div>
      </div>
      <div className={css.to}>
        {(value.toName.trim() || recipient.length > 0) && <h2 className={css.label}>{t.to}</h2>}
        <p className={css.person}>{short(value.toName)}</p>
        <p className={css.lines}>{recipient}</p>
      </div>
      <ItemTable {...invoice} brief={brief} />
      <dl className={css.totals}>
        {sumsOf(invoice).map(({ label, text }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
      <Payment {...invoice} brief={brief} code={code} />
      {value.notes.trim() && (
        <div className={css.notes}>
          <h2 className={css.label}>{t.notes}</h2>
          <p>{short(value.notes, 1000)}</p>
        </div>
      )}
      <Signature value={value} t={t} />
    </div>
  )
}

/** The drawn signature, or else the name, above a line. */
function Signature({ value, t }: Pick<Invoice, 'value' | 't'>) {
  const drawn = drawnIn(value)
  const name = value.signature.trim()
  if (!drawn && !name) return null
  return (
    <div className={css.signature}>
      {drawn ? (
        <svg
          className={css.drawn}
          viewBox={`0 0 ${drawn.width} ${drawn.height}`}
          role="img"
          aria-label={name || t.signature}
        >
          <path d={drawn.path} />
        </svg>
      ) : (
        <p className={css.signed}>{name.slice(0, 60)}</p>
      )}
      <p className={css.label}>{t.signature}</p>
    </div>
  )
}

/** The payment terms, the account and the code that a banking app reads. */
function Payment({ brief, code, ...invoice }: PaperProps) {
  const { t } = invoice
  const lines = paymentLines(invoice)
  if (lines.length === 0) return null
  return (
    <div className={css.payment}>
      <div>
        <h2 className={css.label}>{t.payTo}</h2>
        <p className={css.paymentLines}>{brief ? truncate(lines.join('\n'), 600) : lines.join('\n')}</p>
      </div>
      {code && (
        <div className={css.code}>
          <PaymentCode modules={code} label={t.scanToPay} />
          <p className={css.label}>{t.scanToPay}</p>
        </div>
      )}
    </div>
  )
}

/** The items that are filled in. The preview shows up to 13, or else the first 12 and how many more there are. */
function ItemTable({ output, t, locale, brief }: PaperProps) {
  const items = itemsOf(output)
  const rows = brief && items.length > previewRows + 1 ? items.slice(0, previewRows) : items
  return (
    <table className={output.taxes ? css.taxedTable : css.table}>
      <thead>
        <tr>
          {[t.description, t.quantity, t.rate, ...(output.taxes ? [t.tax] : []), t.amount].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position
          <tr key={index}>
            <td>{brief ? truncate(row.description) : row.description}</td>
            <td>{formatNumber(row.quantity, locale)}</td>
            <td>{formatMoney(row.rate, locale, t.currency, { maximumFractionDigits: 10 })}</td>
            {output.taxes && <td>{formatPercent(row.tax ?? 0, locale)}</td>}
            <td>{formatMoney(row.amount, locale, t.currency)}</td>
          </tr>
        ))}
        {rows.length < items.length && (
          <tr className={css.more}>
            <td colSpan={output.taxes ? 5 : 4}>{plural(t.more, items.length - rows.length, locale)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

const truncate = (text: string, maxLength = 200): string =>
  text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
