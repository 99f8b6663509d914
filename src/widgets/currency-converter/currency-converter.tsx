import { useCallback, useMemo } from 'react'
import { dayOf, readDate } from '../../engine/core/dates/date'
import type { Issue, Result } from '../../engine/core/result'
import {
  codes,
  evaluate,
  example,
  exampleContext,
  type Input,
  initial,
  kinds,
  type Output,
  type RateTable,
} from '../../engine/currency-converter'
import { Answer, Caution, Headline, Meaning } from '../core/answer/answer'
import { formatDate, mediumDate } from '../core/dates/format-date'
import { chooseIn, SwapFields } from '../core/field-groups/swap-fields'
import type { Option } from '../core/fields/choice'
import { Select } from '../core/fields/select'
import { isCurrency } from '../core/format/format'
import { NumberField } from '../core/numbers/number-field'
import { CopyBar } from '../core/output/copy-button'
import { FailedAnswer } from '../core/output/failed-answer'
import { interpolate } from '../core/tool/strings'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { Amounts } from './currency-converter.amounts'
import { formatRate, formatResult, formatTyped } from './currency-converter.format'
import { type FetchReason, fetchRates } from './currency-converter.service'
import { type Code, strings } from './currency-converter.strings'

export interface CurrencyConverterProps extends ToolProps<Input, Output, Code, typeof strings> {
  /** The origin of a service that answers GET /v4/latest/{base}. The default is a public service. */
  readonly host?: string
  /** Your own rates. If given, no request is sent. */
  readonly rates?: RateTable
  /** Loads the rates right away instead of on the first edit or Convert. */
  readonly auto?: boolean | string
}

/** Uses made-up rates, because there are none before the first request. */
const evaluateExample = (input: Input) => evaluate(input, exampleContext)

export function CurrencyConverter({ host, rates, auto: isAuto = false, ...props }: CurrencyConverterProps) {
  const auto = isAuto !== false
  const run = useServiceRates(host, props.locale)
  const context = useMemo(() => ({ rates }), [rates])
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props, {
    live: auto || rates !== undefined || 'once-edited',
    context,
    sendsRequest: !rates,
    run: rates ? undefined : run,
    evaluateExample,
  })
  const { t, value, locale, result, pending } = tool
  const failure = result?.ok === false ? result.issues.find(({ code }) => code === 'failed-to-fetch') : undefined
  /** Without the `no-rates` error before the service responds. A failed request has its own alert. */
  const announced = rates ? tool : { ...tool, issue: undefined }
  const currency = isCurrency(value.from) ? value.from : undefined
  const valuesOf = ({ amount, from, to, rate, result, date }: Output) => ({
    amount: formatTyped(amount, locale, from),
    result: formatResult(result, locale, to),
    rate: interpolate(t.rateOf, { from, to, rate: formatRate(rate, locale) }),
    inverse: interpolate(t.rateOf, { from: to, to: from, rate: formatRate(1 / rate, locale) }),
    date: formatDate(date, locale, mediumDate),
  })
  const say = (output: Output) => interpolate(t.say, valuesOf(output))
  const currencyField = (name: 'from' | 'to') => ({
    ...tool.field(name),
    onChange: (code: string) => tool.update(chooseIn(value, name, code)),
  })

  return (
    <Tool
      tool={announced}
      name={t.name}
      hue="finance"
      inputs={
        <>
          <NumberField {...tool.field('amount')} notation={{ kind: 'money', locale, currency }} />
          <SwapFields
            label={t.swap}
            access={[tool.accessOf('from'), tool.accessOf('to')]}
            onSwap={() => tool.update({ from: value.to, to: value.from })}
          >
            <Select {...currencyField('from')} options={optionsWith(value.from, locale)} />
            <Select {...currencyField('to')} options={optionsWith(value.to, locale)} />
          </SwapFields>
          <ActionButton tool={announced}>{t.convert}</ActionButton>
        </>
      }
    >
      {failure && !pending ? (
        <FailedAnswer message={t.issues['failed-to-fetch']} retry={t.retry} onRetry={tool.act}>
          {reasonOf(failure, t, locale)}
        </FailedAnswer>
      ) : (
        <Answer tool={tool} say={say}>
          {(output) => {
            const values = valuesOf(output)
            return (
              <>
                <Headline label={t.result}>{values.result}</Headline>
                <Meaning template={output.from === output.to ? t.meaning : t.bothRates} values={values} />
                {!rates && tool.status === 'current' && <OldRates date={output.date} t={t} locale={locale} />}
                <Amounts output={output} t={t} locale={locale} />
                <CopyBar tool={tool} text={() => say(output)} />
              </>
            )
          }}
        </Answer>
      )}
    </Tool>
  )
}

/** Daily rates pause on weekends and holidays. Rates that are older than this, in days, come with a warning. */
const usualAge = 4

function OldRates({ date, t, locale }: { readonly date: string; readonly t: typeof strings; readonly locale: string }) {
  const published = readDate(date)
  const days = published ? Math.floor(Date.now() / 86_400_000) - dayOf(published) : 0
  return days > usualAge && <Caution>{interpolate(t.oldRates, { days }, locale)}</Caution>
}

/** Converts with rates from the service. */
function useServiceRates(host: string | undefined, locale: string | undefined) {
  return useCallback(
    async (input: Input, signal: AbortSignal, fresh: boolean): Promise<Result<Output, Code> | undefined> => {
      const table = await fetchRates(input.from, { host, signal, fresh })
      return table?.ok ? evaluate(input, { locale, rates: table.value }) : table
    },
    [host, locale],
  )
}

/** Why there are no rates, and what to do. */
function reasonOf({ values = {} }: Issue, t: typeof strings, locale: string): string {
  return values.status === 429 ? t.tooMany : interpolate(t.reasons[values.reason as FetchReason], values, locale)
}

/** The 12 currencies, with their names in the locale's language, and a different one if the page has set it. */
function optionsWith(code: string, locale: string): readonly Option[] {
  const names = currencyNames(locale)
  const options = codes.map((code): Option => [code, `${code} · ${names.of(code)}`])
  return codes.includes(code) ? options : [...options, [code, code]]
}

function currencyNames(locale: string): Intl.DisplayNames {
  try {
    return new Intl.DisplayNames(locale, { type: 'currency' })
  } catch {
    return currencyNames('en-US')
  }
}
