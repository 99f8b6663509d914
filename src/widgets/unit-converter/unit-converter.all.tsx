import type { Output, Unit } from '../../engine/unit-converter'
import { Line, Note, Receipt, Sentence } from '../core/answer'
import { fill, type Overrides, withOverrides } from '../core/strings'
import { lateStrings } from './unit-converter.late.strings'
import type { firstStrings } from './unit-converter.strings'

interface AllProps {
  readonly output: Output
  /** The words that were there, and those that the page gives. */
  readonly first: typeof firstStrings
  readonly strings: Overrides<typeof lateStrings> | undefined
  readonly show: (text: string) => string
}

/** The amount in every unit of its kind at once. */
export function All({ output, first, strings, show }: AllProps) {
  const t = { ...withOverrides(lateStrings, strings), ...first }
  const { all, amount, from, text, to } = output
  const figure = (text: string, unit: Unit) => fill(t.figure, { n: show(text), unit: t.symbols[unit] })
  const short = `${figure(`${amount}`, from)} = ${figure(text, to)}`
  const lines = all.map(({ unit, text }) => [t.units[unit], figure(text, unit)] as const)
  return (
    <>
      <Sentence>{short}</Sentence>
      <Note>{t.all}</Note>
      <Receipt>
        {lines.map(([unit, words]) => (
          <Line key={unit} label={unit}>
            {words}
          </Line>
        ))}
      </Receipt>
    </>
  )
}
