import type { Output, Unit } from '../../engine/unit-converter'
import { format } from '../core/format/format'
import { CopyBar } from '../core/output/copy-button'
import { Headline, Line, Note, Receipt, Sentence } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import type { strings } from './unit-converter.strings'

interface UnitAnswerProps {
  readonly output: Output
  readonly t: typeof strings
  readonly locale: string
}

/** The converted amount, and the amount in every unit of its category. */
export function UnitAnswer({ output, t, locale }: UnitAnswerProps) {
  const { all, amount, from, text, to } = output
  const figure = (text: string, unit: Unit) => figureOf(text, unit, t, locale)
  const copied = () =>
    [
      sayOf({ output, t, locale }),
      ...all.map(({ unit, text }) => `${t.units[unit]}: ${formatText(text, locale)}`),
    ].join('\n')

  return (
    <>
      <Headline label={t.units[to]}>{formatText(text, locale)}</Headline>
      <Sentence>{`${figure(`${amount}`, from)} = ${figure(text, to)}`}</Sentence>
      <Note>{t.all}</Note>
      <Receipt>
        {all.map(({ unit, text }) => (
          <Line key={unit} label={t.units[unit]}>
            {figure(text, unit)}
          </Line>
        ))}
      </Receipt>
      <CopyBar tool={{ t }} text={copied} />
    </>
  )
}

/** '42,164.8128 m' */
export const figureOf = (text: string, unit: Unit, t: typeof strings, locale: string): string =>
  interpolate(t.figure, { n: formatText(text, locale), unit: t.symbols[unit] })

/** The answer in one sentence, to announce and to copy. */
export function sayOf({ output: { amount, from, text, to }, t, locale }: UnitAnswerProps): string {
  const [number, result] = [formatText(`${amount}`, locale), formatText(text, locale)]
  return interpolate(t.say, { amount: number, from: t.symbols[from], result, to: t.symbols[to] })
}

/** Every digit of a number as text; below 0.000000001 as a power of ten. */
function formatText(text: string, locale: string): string {
  const size = Math.abs(Number(text))
  const options: Intl.NumberFormatOptions =
    size && size < 1e-9 ? { notation: 'scientific', maximumSignificantDigits: 6 } : { maximumFractionDigits: 20 }
  return format(locale, options).format(text as `${number}`)
}
