import { exampleContext, type Output, type RateTable } from '../../engine/currency-converter/currency-converter'
import { Headline, Meaning } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import type { ToolState } from '../core/base/tool-props'
import { formatDate, mediumDate } from '../core/format/format-date'
import { CopyBar } from '../core/output/copy-button'
import { sendNumber } from '../core/output/send-to'
import { Amounts } from './amounts'
import type { strings } from './currency-converter.strings'
import { Fees } from './fee'
import { formatRate, formatResult, formatTyped } from './format'
import type { UsedRates } from './kept'
import { RateNotes } from './notes'
import { AllAmounts } from './table'

interface ConversionProps {
  readonly tool: ToolState<Output>
  readonly output: Output
  /** The page's own rates, if it has given any. */
  readonly rates: RateTable | undefined
  /** The rates from the service or the page's store. Undefined for the example. */
  readonly used: UsedRates | undefined
  readonly t: typeof strings
  readonly locale: string
}

export function Conversion({ tool, output, rates, used, t, locale }: ConversionProps) {
  const values = valuesOf(output, t, locale)
  return (
    <>
      <Headline label={t.result}>{values.result}</Headline>
      <Meaning template={output.from === output.to ? t.meaning : t.bothRates} values={values} />
      {used && tool.status === 'current' && <RateNotes used={used} t={t} locale={locale} />}
      <Fees output={output} t={t} locale={locale} />
      <Amounts output={output} t={t} locale={locale} />
      <CopyBar tool={tool} text={() => interpolate(t.say, values)} outputs={sendNumber(output.result)} />
      <AllAmounts output={output} rates={rates ?? used?.table ?? exampleContext.rates} t={t} locale={locale} />
    </>
  )
}

/** The figures of an answer as text. */
export const valuesOf = ({ amount, from, to, rate, result, date }: Output, t: typeof strings, locale: string) => ({
  amount: formatTyped(amount, locale, from),
  result: formatResult(result, locale, to),
  rate: interpolate(t.rateOf, { from, to, rate: formatRate(rate, locale) }),
  inverse: interpolate(t.rateOf, { from: to, to: from, rate: formatRate(1 / rate, locale) }),
  date: formatDate(date, locale, mediumDate),
})
