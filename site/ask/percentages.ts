import * as bill from '../../src/engine/bill-splitter/bill-splitter'
import * as discount from '../../src/engine/discount-calculator/discount-calculator'
import * as percentage from '../../src/engine/percentage-calculator/percentage-calculator'
import * as tax from '../../src/engine/tax-calculator/tax-calculator'
import { type AskContext, amountText, type Form, moneyText, number, numberText, type Reply, readerOf } from './reply'
import { sumReply } from './sums'

const a = `(?<a>${number})`
const b = `(?<b>${number})`
const sign = ' ?(?:%|percent(?:age)?)'
const percent = `${a}${sign}`
const taxes = '(?:sales tax|tax|vat|gst)'
const form = (pattern: string, replies: (a: string, b: string, context: AskContext) => readonly (Reply | undefined)[]): Form => ({
  pattern: new RegExp(`^${pattern}$`, 'i'),
  replies: ({ a = '', b = '' }, context) => replies(a, b, context),
}) // biome-ignore format: a table

const forms: readonly Form[] = [
  form(`${percent} (?:of )?${b}`, (x, y, c) => [part(x, y, c), off(x, y, c), tip(x, y, c)]),
  form(`${percent} (?:off|discount)(?: of| on| from)? ${b}`, (x, y, c) => [off(x, y, c), part(x, y, c)]),
  form(`${b} (?:minus|less|with) ${percent}(?: off| discount)?`, (x, y, c) => [off(x, y, c)]),
  form(`${b} at ${percent} off`, (x, y, c) => [off(x, y, c)]),
  form(`${percent} tip (?:on|for|of) ${b}`, (x, y, c) => [tip(x, y, c)]),
  form(`tip (?:of )?${percent} (?:on|for) ${b}`, (x, y, c) => [tip(x, y, c)]),
  form(`${b} (?:with|plus|\\+) (?:a )?${percent} tip`, (x, y, c) => [tip(x, y, c)]),
  form(`${percent} ${taxes} (?:on|to) ${b}`, (x, y, c) => [taxed('add', x, y, c)]),
  form(`add ${percent} ${taxes} to ${b}`, (x, y, c) => [taxed('add', x, y, c)]),
  form(`${b} (?:plus|with|and|\\+) ${percent} ${taxes}`, (x, y, c) => [taxed('add', x, y, c)]),
  form(`(?:remove )?${percent} ${taxes} (?:from|in|included in) ${b}`, (x, y, c) => [taxed('remove', x, y, c)]),
  form(`${b} (?:minus|less|-|without|incl(?:uding|\\.)?|includes) ${percent} ${taxes}`, (x, y, c) => [taxed('remove', x, y, c)]),
  form(`${a} is what${sign} of ${b}`, (x, y, c) => [share(x, y, c)]),
  form(`what${sign} (?:is |of )${a} (?:of|out of) ${b}`, (x, y, c) => [share(x, y, c)]),
  form(`what${sign} of ${b} is ${a}`, (x, y, c) => [share(x, y, c)]),
  form(`${a} ?(?:of|out of|/) ?${b} (?:in|as)(?: an?)?${sign}`, (x, y, c) => [share(x, y, c)]),
  form(`${a} as(?: an?)?${sign} of ${b}`, (x, y, c) => [share(x, y, c)]),
  form(`${a} out of ${b}`, (x, y, c) => [share(x, y, c)]),
  form(`${b} is ${percent} of what(?: number)?`, (x, y, c) => [whole(y, x, c)]),
  form(`(?:what is )?${percent} of what(?: number)? is ${b}`, (x, y, c) => [whole(y, x, c)]),
  form(`what(?: number)? is ${b} ${percent} of`, (x, y, c) => [whole(y, x, c)]),
  form(`(?:percent(?:age)?|%) difference (?:between |of )?${a} (?:to|and) ${b}`, (x, y, c) => [difference(x, y, c), change(x, y, c)]),
  form(`(?:from )?${a} to ${b} (?:in|as)(?: an?)?${sign}`, (x, y, c) => [change(x, y, c)]),
  form(`(?:from )?${a} to ${b}${sign} (?:change|increase|decrease|difference)`, (x, y, c) => [change(x, y, c)]),
  form(`(?:percent(?:age)? |% ?)?(?:change|increase|decrease|difference) (?:from |between )?${a} (?:to|and) ${b}`, (x, y, c) => [change(x, y, c)]),
  form(`(?:increase|raise) ${b} by ${percent}`, (x, y, c) => [changed(y, '+', x, c)]),
  form(`(?:decrease|reduce|lower) ${b} by ${percent}`, (x, y, c) => [changed(y, '-', x, c)]),
  form(`${percent} (?:more|higher) than ${b}`, (x, y, c) => [changed(y, '+', x, c)]),
  form(`${percent} (?:less|lower) than ${b}`, (x, y, c) => [changed(y, '-', x, c)]),
  form(`add ${percent} to ${b}`, (x, y, c) => [changed(y, '+', x, c)]),
] // biome-ignore format: a table

/** Percentages, discounts, tips and taxes. */
export const percentages = readerOf(forms)

/** '80 + 15%' in the math solver, in the user's format. */
function changed(base: string, sign: '+' | '-', percent: string, context: AskContext): Reply | undefined {
  const format = new Intl.NumberFormat(context.locale, { useGrouping: false, maximumFractionDigits: 10 })
  return sumReply(`${format.format(Number(base))} ${sign} ${format.format(Number(percent))}%`, context)
}

function percentageOf(type: percentage.PercentageType, x: string, y: string): number | undefined {
  const result = percentage.evaluate({ type, x, y })
  return result.ok ? result.value.result : undefined
}

function part(x: string, y: string, context: AskContext): Reply | undefined {
  const result = percentageOf('percentOf', x, y)
  if (result === undefined) return undefined
  return {
    tool: 'percentage-calculator',
    question: `${numberText(x, context)}% of ${numberText(y, context)} is`,
    answer: numberText(result, context),
    fields: { type: 'percentOf', x, y },
  }
}

function share(x: string, y: string, context: AskContext): Reply | undefined {
  const result = percentageOf('whatPercent', x, y)
  if (result === undefined) return undefined
  return {
    tool: 'percentage-calculator',
    question: `${numberText(x, context)} out of ${numberText(y, context)} is`,
    answer: `${numberText(result, context)}%`,
    fields: { type: 'whatPercent', x, y },
  }
}

function whole(x: string, y: string, context: AskContext): Reply | undefined {
  const result = percentageOf('whatTotal', x, y)
  if (result === undefined) return undefined
  return {
    tool: 'percentage-calculator',
    question: `${numberText(x, context)} is ${numberText(y, context)}% of`,
    answer: numberText(result, context),
    fields: { type: 'whatTotal', x, y },
  }
}

/** The difference in percent of the average of both numbers. */
function difference(x: string, y: string, context: AskContext): Reply | undefined {
  const result = percentageOf('difference', x, y)
  if (result === undefined) return undefined
  return {
    tool: 'percentage-calculator',
    question: `${numberText(x, context)} and ${numberText(y, context)} differ by`,
    answer: `${numberText(result, context)}%`,
    after: 'of their average',
    fields: { type: 'difference', x, y },
  }
}

function change(x: string, y: string, context: AskContext): Reply | undefined {
  const result = percentageOf('change', x, y)
  if (result === undefined) return undefined
  return {
    tool: 'percentage-calculator',
    question: `The change from ${numberText(x, context)} to ${numberText(y, context)} is`,
    answer: `${result > 0 ? '+' : ''}${numberText(result, context)}%`.replace(/^-/, '−'),
    fields: { type: 'change', x, y },
  }
}

function off(percentOff: string, price: string, context: AskContext): Reply | undefined {
  const fields = { originalPrice: price, discountPercent: percentOff }
  const result = discount.evaluate({ ...discount.initial, ...fields })
  if (!result.ok) return undefined
  return {
    tool: 'discount-calculator',
    question: `${numberText(percentOff, context)}% off ${amountText(price, context)} is`,
    answer: moneyText(result.value.finalPrice, context),
    fields,
  }
}

/** 'a 15% tip', 'an 18% tip' */
export const tipText = (percent: string, context: AskContext): string =>
  `${/^(?:8\d?|11|18)(?!\d)/.test(percent) ? 'an' : 'a'} ${numberText(percent, context)}% tip`

/** The total with the tip. The tip itself follows, because that may be what was asked. */
export function tip(percentTip: string, amount: string, context: AskContext): Reply | undefined {
  const fields = { bill: amount, tax: '0', tip: percentTip, people: '1' }
  const result = bill.evaluate({ ...bill.initial, ...fields })
  if (!result.ok) return undefined
  return {
    tool: 'bill-splitter',
    question: `${amountText(amount, context)} with ${tipText(percentTip, context)} is`,
    answer: moneyText(result.value.totalAmount, context),
    after: `(tip ${moneyText(result.value.tipAmount, context)})`,
    fields,
  }
}

function taxed(mode: tax.TaxMode, rate: string, amount: string, context: AskContext): Reply | undefined {
  const fields = { amount, rate, mode }
  const result = tax.evaluate({ ...tax.initial, ...fields })
  if (!result.ok) return undefined
  const { totalAmount, netAmount } = result.value
  const [money, rateText] = [amountText(amount, context), `${numberText(rate, context)}%`]
  return {
    tool: 'tax-calculator',
    question: mode === 'add' ? `${money} plus ${rateText} tax is` : `${money} without ${rateText} tax is`,
    answer: moneyText(mode === 'add' ? totalAmount : netAmount, context),
    fields,
  }
}
