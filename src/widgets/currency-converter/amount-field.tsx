import { type Conversion, type Input, readConversion } from '../../engine/currency-converter/currency-converter'
import type { Access, FieldProps } from '../core/base/tool-props'
import { chooseIn } from '../core/field-groups/swap-fields'
import { NumberField } from '../core/fields/number/number-field'
import { useWords } from '../core/words/use-words'

interface AmountFieldProps {
  readonly field: FieldProps
  readonly value: Input
  /** The currency of the person's region, if known. */
  readonly local: string | undefined
  readonly accessOf: (field: 'from' | 'to') => Access
  /** Fills in the amount and the currencies. It can be undone. */
  readonly onRead: (patch: Partial<Input>) => void
}

/** The amount. '€1,299.50 in GBP', pasted or typed, sets the currencies as well. */
export function AmountField({ field, value, local, accessOf, onRead }: AmountFieldProps) {
  const { locale } = useWords()
  function read(text: string): boolean {
    const reading = readConversion(text, { from: value.from, to: value.to, local, locale })
    const patch = reading && patchOf(reading, value)
    const isFixed = (['from', 'to'] as const).some((name) => patch?.[name] !== value[name] && accessOf(name))
    if (!patch || isFixed) return false
    onRead(patch)
    return true
  }
  /** A typed text is read once it's complete, and only if it names other currencies. '$5' in dollars stays. */
  function readTyped(): void {
    const reading = readConversion(value.amount, { from: value.from, to: value.to, local, locale })
    if (reading && (reading.to || (reading.from && reading.from !== value.from))) read(value.amount)
  }
  return (
    <div
      onPaste={(event) => read(event.clipboardData.getData('text')) && event.preventDefault()}
      onKeyDownCapture={({ key }) => key === 'Enter' && readTyped()}
    >
      <NumberField
        {...field}
        inputMode="text"
        prefix={undefined}
        onBlur={() => {
          readTyped()
          field.onBlur?.()
        }}
      />
    </div>
  )
}

/** '£50' in a conversion from USD to GBP swaps the two. */
function patchOf({ amount, from, to }: Conversion, value: Input): Pick<Input, 'amount' | 'from' | 'to'> {
  const typed = amount ?? value.amount
  if (from && to) return { amount: typed, from, to }
  const pair = from ? chooseIn(value, 'from', from) : to ? chooseIn(value, 'to', to) : {}
  return { amount: typed, from: value.from, to: value.to, ...pair }
}
