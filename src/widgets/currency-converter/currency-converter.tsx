import { useCallback, useMemo } from 'react'
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
import { formatDate, mediumDate } from '../core/dates/format-date'
import { chooseIn, SwapFields } from '../core/field-groups/swap-fields'
import type { Option } from '../core/fields/choice'
import { Select } from '../core/fields/select'
import { formatNumber, isCurrency } from '../core/format/format'
import { NumberField } from '../core/numbers/number-field'
import { CopyBar } from '../core/output/copy-button'
import { FailedAnswer } from '../core/output/failed-answer'
import { Answer, Headline, Line, Receipt } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { formatResult, formatTyped } from './currency-converter.format'
import { type FetchReason, fetchRates } from './currency-converter.service'
import { type Code, strings } from './currency-converter.strings'

export interface CurrencyConverterProps extends ToolProps<Input, Output, Code, typeof strings> {
  /** Origin of a service that answers GET /v4/latest/{base}; the public one if absent. */
  readonly host?: string
  /** Your own table: then nothing is asked for. */
  readonly rates?: RateTable
  /** Asks the service at once, without a person's act; as an attribute by presence. */
  readonly auto?: boolean | string
}

/** With invented rates, and marked as an example. */
const evaluateExample = (input: Input) => evaluate(input, exampleContext)

export function CurrencyConverter({ host, rates, auto: isAuto = false, ...props }: CurrencyConverterProps) {
  const auto = isAuto !== false
  const run = useRatesOf(host, props.locale)
  const context = useMemo(() => ({ rates }), [rates])
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props, {
    live: auto || rates !== undefined || 'once-edited',
    context,
    run: rates ? undefined : run,
    evaluateExample,
  })
  const { t, value, locale, result, pending } = tool
  const failure = result?.ok === false ? result.issues.find(({ code }) => code === 'failed-to-fetch') : undefined
  /** Rates from the service are not there until it answers, which is no error; a failure is an alert of its own. */
  const announced = rates ? tool : { ...tool, issue: undefined }
  const currency = isCurrency(value.from) ? value.from : undefined
  const wordsOf = ({ amount, from, to, rate, result, date }: Output) => ({
    amount: formatTyped(amount, locale, from),
    result: formatResult(result, locale, to),
    rate: interpolate(t.rateOf, { from, to, rate: formatNumber(rate, locale, 6, 6) }),
    date: formatDate(date, locale, mediumDate),
  })
  const say = (output: Output) => interpolate(t.say, wordsOf(output))
  const currencyField = (name: 'from' | 'to') => ({
    ...tool.field(name),
    onChange: (code: string) => tool.update(chooseIn(value, name, code)),
  })

  return (
    <Tool
      tool={announced}
      name={t.name}
      inputs={
        <>
          <NumberField {...tool.field('amount')} notation={{ kind: 'money', locale, currency }} />
          <SwapFields label={t.swap} onSwap={() => tool.update({ from: value.to, to: value.from })}>
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
            const words = wordsOf(output)
            return (
              <>
                <Headline label={t.result}>{words.result}</Headline>
                <Receipt>
                  <Line label={t.rate}>{words.rate}</Line>
                  <Line label={t.date}>{words.date}</Line>
                </Receipt>
                <CopyBar tool={tool} text={() => say(output)} />
              </>
            )
          }}
        </Answer>
      )}
    </Tool>
  )
}

/** Converts by the rates of the service. */
function useRatesOf(host: string | undefined, locale: string | undefined) {
  return useCallback(
    async (input: Input, signal: AbortSignal, fresh: boolean): Promise<Result<Output, Code> | undefined> => {
      const table = await fetchRates(input.from, { host, signal, fresh })
      return table?.ok ? evaluate(input, { locale, rates: table.value }) : table
    },
    [host, locale],
  )
}

/** Why the service gave no rates. */
function reasonOf({ values = {} }: Issue, t: typeof strings, locale: string): string {
  return values.status === 429 ? t.tooMany : interpolate(t.reasons[values.reason as FetchReason], values, locale)
}

/** The twelve, and whichever other a page has set; with their names in the language of the locale. */
function optionsWith(code: string, locale: string): readonly Option[] {
  const names = currencyNames(locale)
  const twelve = codes.map((code): Option => [code, `${code} · ${names.of(code)}`])
  return codes.includes(code) ? twelve : [...twelve, [code, code]]
}

function currencyNames(locale: string): Intl.DisplayNames {
  try {
    return new Intl.DisplayNames(locale, { type: 'currency' })
  } catch {
    return currencyNames('en-US')
  }
}
