import { useRef } from 'react'
import { interpretNumber, readNumber } from '../../engine/core/numbers/read-number'
import { interpolate } from '../core/base/strings'
import type { FieldProps } from '../core/base/tool-props'
import { MoneyField } from '../core/fields/number/money-field'
import { UnitToggle } from '../core/fields/number/unit-toggle'
import { currencySign, formatNumber } from '../core/format/format'
import { useMoney } from '../core/words/use-money'
import { useWords } from '../core/words/use-words'
import type { strings } from './mortgage-calculator.strings'

interface DownPaymentProps {
  readonly field: FieldProps
  readonly price: string
  /** '20%' of the home price, for a down payment that is typed as an amount. */
  readonly percent: string | undefined
}

const percentSign = /\s*[%％]\s*/g

/**
 * The down payment as an amount or a percentage of the price. Its text has a percent sign if it's a percentage, even
 * before there's a number.
 */
export function DownPayment({ field, price, percent }: DownPaymentProps) {
  const { t, locale } = useWords<typeof strings>()
  const money = useMoney()
  const { value, onChange } = field
  /** The text before and after a change of units, so that changing back restores it. */
  const converted = useRef({ before: '', after: '' })
  const isPercent = value.search(percentSign) >= 0
  const bare = value.replace(percentSign, '')
  const sign = currencySign(locale, t.currency)
  const amount = isPercent ? amountOf(value, price, locale) : undefined

  function change(toPercent: boolean): void {
    const { before, after } = converted.current
    const next = value === after ? before : inOtherUnit(value, price, locale)
    const text = toPercent ? next || '%' : next
    converted.current = { before: value, after: text }
    onChange(text)
  }

  return (
    <MoneyField
      {...field}
      value={isPercent ? bare : value}
      onChange={(text) => onChange(isPercent && text.search(percentSign) < 0 ? `${text}%` : text)}
      {...(isPercent
        ? { placeholder: '20', prefix: undefined, echo: amount === undefined ? undefined : money(amount) }
        : { unit: percent && interpolate(t.ofPrice, { percent }) })}
      end={
        <UnitToggle
          label={t.unit}
          chosen={isPercent ? 'percent' : 'amount'}
          units={[
            ['amount', sign, interpolate(t.inAmount, { sign })],
            ['percent', '%', t.inPercent],
          ]}
          onChoose={(unit) => change(unit === 'percent')}
        />
      }
    />
  )
}

/** 20% of a price of 420,000 is 84,000. Undefined if one of them isn't a number yet. */
function amountOf(percent: string, price: string, locale: string): number | undefined {
  const [read, base] = [interpretNumber(percent, locale), readNumber(price, locale)]
  return read && 'plain' in read && base ? (Number(base) * Number(read.plain)) / 100 : undefined
}

/** The same down payment as an amount ('84,000') or a percentage ('20%'). Empty if there's no price to convert by. */
function inOtherUnit(text: string, price: string, locale: string): string {
  const [read, base] = [interpretNumber(text, locale), Number(readNumber(price, locale))]
  if (!read || !('plain' in read) || !base) return ''
  const number = Number(read.plain)
  return read.percent
    ? formatNumber((base * number) / 100, locale, 0, 2)
    : `${formatNumber((number / base) * 100, locale, 0, 4)}%`
}
