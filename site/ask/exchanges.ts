import { readNumber } from '../../src/engine/core/numbers/read-number'
import { currencies } from '../../src/engine/currency-converter/currency-converter'
import { type AskContext, numberText, type Reader } from './reply'

/** What people call the converter's currencies, besides their codes. */
const names: Readonly<Record<string, string>> = {
  dollar: 'USD', buck: 'USD', 'us dollar': 'USD', 'american dollar': 'USD', $: 'USD', us$: 'USD',
  euro: 'EUR', '€': 'EUR',
  pound: 'GBP', 'british pound': 'GBP', 'pound sterling': 'GBP', sterling: 'GBP', quid: 'GBP', '£': 'GBP',
  yen: 'JPY', 'japanese yen': 'JPY', '¥': 'JPY',
  'canadian dollar': 'CAD', ca$: 'CAD', 'australian dollar': 'AUD', au$: 'AUD', a$: 'AUD',
  'swiss franc': 'CHF', franc: 'CHF', yuan: 'CNY', renminbi: 'CNY', rmb: 'CNY',
  rupee: 'INR', 'indian rupee': 'INR', '₹': 'INR', real: 'BRL', reais: 'BRL', 'brazilian real': 'BRL',
  lira: 'TRY', 'turkish lira': 'TRY', '₺': 'TRY', ruble: 'RUB', rouble: 'RUB', '₽': 'RUB',
} // biome-ignore format: a table

function codeOf(text: string): string | undefined {
  const name = text.trim().toLowerCase()
  const code = currencies.find((each) => each.code.toLowerCase() === name)?.code
  return code ?? names[name] ?? names[name.replace(/s$/, '')]
}

/** '100 usd in eur', '£20 to $', 'dollars to euros'. Rates aren't known here, so the answer is a link to the converter. */
export const exchanges: Reader = (question, context) => {
  const [, left = '', right = ''] = /^(?:convert |exchange )?(.+?) (?:in|to|into|=) (.+)$/i.exec(question) ?? []
  const to = codeOf(right)
  const paid = to && amountIn(left, context)
  if (!paid || paid.from === to) return []
  const { amount, from } = paid
  return [
    {
      tool: 'currency-converter',
      question: `${numberText(amount, context)} ${from} in ${to}`,
      answer: 'See today’s rate',
      fields: { amount, from, to },
    },
  ]
}

/** The amount and currency in '100 usd', 'usd 100', '£20' or 'dollars'. */
function amountIn(text: string, { locale }: AskContext) {
  const [, before = '', digits = '', after = ''] = /^([^\d]*?) ?(\d[\d.,\s]*(?:[km]\b)?)? ?([^\d]*)$/i.exec(text) ?? []
  const from = codeOf(before) ?? codeOf(after)
  const amount = digits ? readNumber(digits.trim(), locale) : '1'
  return from && amount && !(before && after) ? { from, amount } : undefined
}
