import { readUnits } from '../../src/engine/unit-converter/read-units'
import { evaluate } from '../../src/engine/unit-converter/unit-converter'
import { type Category, categories, type Unit } from '../../src/engine/unit-converter/units'
import { type AskContext, numberText, type Reader, type Reply } from './reply'

/** '5 ft 11 in cm', '20 °C to F', 'miles to km', 'how many cups in a liter'. */
export const units: Reader = (question, context) => {
  const [left, right] = sidesOf(question)
  if (!left || !right) return []
  const isCounted = /\d/.test(left)
  const amount = isCounted ? left : `1 ${left.replace(/^(?:an?|one) /i, '')}`
  for (const category of Object.keys(categories) as Category[]) {
    const from = readUnits(amount, category, context.locale)?.[0]?.unit
    const to = readUnits(`1 ${right}`, category, context.locale)?.[0]?.unit
    if (!from || !to) continue
    const fields = { category, amount, from, to }
    const result = evaluate(fields, context)
    if (!result.ok) continue
    const question = `${isCounted ? amount : unitText('1', from, amount.slice(2), context)} is`
    const reply = { tool: 'unit-converter', question, fields } as const
    const inches = to === 'foot' && inFeetAndInches(Number(result.value.text), context)
    return [
      { ...reply, answer: unitText(result.value.text, to, right, context) },
      ...(inches ? [{ ...reply, question: `${question} about`, answer: inches }] : []),
    ] satisfies readonly Reply[]
  }
  return []
}

/** 5.905512 ft is '5 ft 10.9 in'. */
function inFeetAndInches(feet: number, context: AskContext): string | undefined {
  const inches = Math.round(feet * 120) / 10
  if (Number.isInteger(feet) || inches < 12 || inches > 1200) return undefined
  const part = (count: number, unit: 'foot' | 'inch') => unitText(String(count), unit, unit, context)
  return `${part(Math.floor(inches / 12), 'foot')} ${part(Math.round((inches % 12) * 10) / 10, 'inch')}`
}

/** The amount and the target unit. 'in' can also mean inches: '71 in in cm', '5 ft 11 in to cm'. */
function sidesOf(question: string): readonly [left?: string, right?: string] {
  const [, target, amount] = /^how many (.+?) (?:are |is |make )?(?:there )?(?:in|to|per) (.+)$/i.exec(question) ?? []
  if (target) return [amount, target]
  const [, left, right] = /^(?:convert )?(.+) (?:in|to|into|as|=) (\S+(?: \S+)?)$/i.exec(question) ?? []
  return [left, right]
}

/** '180.34 cm'. Uses the unit as typed if Intl can't format it. */
function unitText(amount: string, unit: Unit, typed: string, context: AskContext): string {
  if (!Intl.supportedValuesOf('unit').includes(unit)) return `${numberText(amount, context)} ${typed}`
  const maximumFractionDigits = /celsius|fahrenheit|kelvin/.test(unit) ? 2 : 6
  const format = new Intl.NumberFormat(context.locale, { style: 'unit', unit, maximumFractionDigits })
  return format.format(Number(amount))
}
