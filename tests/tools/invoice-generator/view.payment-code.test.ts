import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect } from 'vitest'
import { evaluate, example, type Input, paymentText } from '../../../src/engine/invoice-generator/invoice-generator'
import { modulesOf } from '../../../src/widgets/invoice-generator/modules'
import { PaymentCode } from '../../../src/widgets/invoice-generator/payment-code'
import { eachRow } from '../../each-row'
import { draw, textIn } from '../qr-generator/decode'

// The picture that the tool draws is read by jsQR. The lines are written here from EPC069-12: service tag, version, encoding
// (UTF-8), SEPA credit transfer, BIC, payee, IBAN, amount, no purpose, no structured reference, text.

/** The dark modules in the path of the picture, which also has a border of four light modules. */
function modulesIn(picture: string) {
  const side = Number(/viewBox="-4 -4 (\d+) \1"/.exec(picture)?.[1]) - 8
  const modules = Array.from({ length: side }, () => Array<boolean>(side).fill(false))
  const [path = ''] = /(?<=fill="#000" d=")[^"]*/.exec(picture) ?? []
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) (modules[Number(y)] as boolean[])[Number(x)] = true
  return modules
}

function readBack(input: Partial<Input>): string | undefined {
  const invoice = { ...example, ...input }
  const result = evaluate(invoice, { currency: 'EUR' })
  if (!result.ok) throw new Error('no answer')
  const text = paymentText(invoice, result.value.balance ?? result.value.total, { currency: 'EUR' })
  if (!text.ok) throw new Error(JSON.stringify(text.issues))
  const picture = createElement(PaymentCode, { modules: modulesOf(text.value), label: 'Scan to pay' })
  return textIn(draw(modulesIn(renderToStaticMarkup(picture))))
}

const account = { accountName: 'Field & Fern', iban: 'DE02 1001 0010 9307 1186 03', bic: 'PBNKDEFF' }

eachRow<[string, Partial<Input>, string[]]>([
  [
    'the total',
    account,
    ['BCD', '002', '1', 'SCT', 'PBNKDEFF', 'Field & Fern', 'DE02100100109307118603', 'EUR945.54', '', '', 'INV-001'],
  ],
  [
    'the balance, without a BIC, with other letters',
    { ...account, accountName: 'Straße & Søn', bic: '', amountPaid: '45.5', invoiceNumber: 'Rechnung 7/2026' },
    ['BCD', '002', '1', 'SCT', '', 'Straße & Søn', 'DE02100100109307118603', 'EUR900.04', '', '', 'Rechnung 7/2026'],
  ],
  [
    'as much text as it may have',
    { ...account, accountName: 'Ł'.repeat(70), invoiceNumber: '9'.repeat(150) },
    [
      ...['BCD', '002', '1', 'SCT', 'PBNKDEFF', 'Ł'.repeat(70), 'DE02100100109307118603', 'EUR945.54', '', ''],
      '9'.repeat(140),
    ],
  ],
])('another reader finds %s in the payment code', (_, input, lines) => {
  expect(readBack(input)).toBe(lines.join('\n'))
})
