import { useCallback, useMemo } from 'react'
import type { Issue } from '../../engine/core/result'
import * as engine from '../../engine/currency-converter'
import { Answer, Headline, Line, Placeholder, Receipt } from '../core/answer'
import { bar } from '../core/button.css'
import type { Option } from '../core/choice'
import { CopyButton } from '../core/copy-button'
import { Failure } from '../core/failure'
import { NumberField } from '../core/field'
import { formatMoney, formatNumber } from '../core/format'
import { formatDate } from '../core/format-date'
import { Select } from '../core/select'
import { fill } from '../core/strings'
import { Swapped } from '../core/swapped'
import { ActionButton, Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import { type FetchCode, type FetchReason, fetchRates } from './currency-converter.service'
import { strings } from './currency-converter.strings'

type Code = engine.IssueCode | FetchCode

export interface CurrencyConverterProps extends ToolProps<engine.Input, engine.Output, Code, typeof strings> {
  /** Origin of a service that answers GET /v4/latest/{base}; the public one if absent. */
  readonly host?: string
  /** Your own table: then nothing is fetched. */
  readonly rates?: engine.RateTable
}

export function CurrencyConverter({ host, rates, ...props }: CurrencyConverterProps) {
  const { locale: asked } = props
  const ask = useCallback(
    async (input: engine.Input, signal: AbortSignal, fresh: boolean) => {
      const table = await fetchRates(input.from, { host, signal, fresh })
      return table?.ok ? engine.evaluate(input, { locale: asked, rates: table.value }) : table
    },
    [host, asked],
  )
  const context = useMemo(() => ({ rates }), [rates])
  const tool = useTool<engine.Input, engine.Output, Code, typeof strings, engine.Context>(engine, strings, props, {
    live: true,
    context,
    run: rates ? undefined : ask,
  })
  const { t, value, locale, result } = tool
  const failure = result?.ok === false ? result.issues.find(({ code }) => code === 'failed-to-fetch') : undefined
  const money = (amount: number, currency: string) => formatMoney(amount, locale, currency, digitsOf(amount, currency))
  const rateOf = (from: string, to: string, rate: number) =>
    fill(t.rateOf, { from, to, rate: formatNumber(rate, locale, 6, 6) })
  const say = ({ amount, from, to, result, date }: engine.Output) =>
    fill(t.say, { amount: money(amount, from), result: money(result, to), date: formatDate(date, locale) })

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <NumberField {...tool.field('amount')} />
          <Swapped label={t.swap} onSwap={() => tool.update({ from: value.to, to: value.from })}>
            <Select {...tool.field('from')} options={optionsWith(value.from)} />
            <Select {...tool.field('to')} options={optionsWith(value.to)} />
          </Swapped>
          <ActionButton tool={{ ...tool, issue: failure ? undefined : tool.issue }}>{t.convert}</ActionButton>
        </>
      }
    >
      {failure && !tool.pending ? (
        <Failure message={t.issues['failed-to-fetch']} retry={t.retry} onRetry={tool.act}>
          {reasonOf(failure, t, locale)}
        </Failure>
      ) : (
        <Answer
          // An answer to an earlier question is a wrong figure for this one.
          tool={tool.pending ? { ...tool, output: undefined } : tool}
          say={say}
          empty={<Placeholder label={t.result} lines={[t.rate, t.date]} />}
        >
          {(output) => (
            <>
              <Headline label={t.result}>{money(output.result, output.to)}</Headline>
              <Receipt>
                <Line label={t.rate}>{rateOf(output.from, output.to, output.rate)}</Line>
                <Line label={t.date}>{formatDate(output.date, locale)}</Line>
              </Receipt>
              <div className={bar}>
                <CopyButton tool={tool} text={() => say(output)} />
              </div>
            </>
          )}
        </Answer>
      )}
    </Tool>
  )
}

/** The twelve, and whichever other a page has set. */
function optionsWith(code: string): readonly Option[] {
  const twelve = engine.currencies.map(({ code, name }): Option => [code, `${code} · ${name}`])
  return twelve.some(([known]) => known === code) ? twelve : [...twelve, [code, code]]
}

/** Two to six decimals; yen and other money without a smaller coin, none unless the sum is below one. */
function digitsOf(amount: number, code: string): Intl.NumberFormatOptions {
  const least = engine.currencies.find((currency) => currency.code === code)?.minorDigits ?? 2
  return { minimumFractionDigits: least, maximumFractionDigits: least === 0 && amount >= 1 ? 0 : 6 }
}

function reasonOf({ values = {} }: Issue, t: typeof strings, locale: string): string {
  return values.status === 429 ? t.tooMany : fill(t.reasons[values.reason as FetchReason], { ...values }, locale)
}
