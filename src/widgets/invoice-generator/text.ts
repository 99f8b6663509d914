import { interpolate } from '../core/base/strings'
import { formatMoney } from '../core/format/format'
import { formatDate, mediumDate } from '../core/format/format-date'
import { dueLines, type Invoice, itemsOf, paymentLines, totalsOf } from './rows'

/** The invoice as plain text, for an email. */
export function textOf(invoice: Invoice): string {
  const { value, output, t, locale } = invoice
  const money = (amount: number) => formatMoney(amount, locale, t.currency)
  const named = (name: string, text: string) => text && `${name}: ${text}`
  const party = (name: string, ...texts: readonly string[]) => {
    const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line.trim())
    return lines.length > 0 && ['', `${name}:`, ...lines].join('\n')
  }
  const payment = paymentLines(invoice)
  const lines = [
    named(t.title, value.invoiceNumber),
    named(t.date, output.date && formatDate(output.date, locale, mediumDate)),
    named(t.dueDate, output.dueDate && formatDate(output.dueDate, locale, mediumDate)),
    party(t.from, value.fromName, value.fromAddress, value.fromEmail, value.fromPhone),
    party(t.to, value.toName, value.toAddress, value.toEmail, value.toPhone),
    '',
    ...itemsOf(output).map(({ description, quantity, rate, amount }) =>
      interpolate(
        t.line,
        {
          description: description || t.description,
          quantity,
          rate: formatMoney(rate, locale, t.currency, { maximumFractionDigits: 10 }),
          amount: money(amount),
        },
        locale,
      ),
    ),
    '',
    ...[...totalsOf(invoice), ...dueLines(invoice)].map(({ label, text }) => named(label, text)),
    payment.length > 0 && ['', `${t.payTo}:`, ...payment].join('\n'),
    value.notes.trim() && `\n${value.notes.trim()}`,
  ]
  return lines.filter((line) => line !== false && line !== undefined).join('\n')
}
