import { useCallback, useMemo } from 'react'
import { readPercent } from '../../engine/core/numbers/read-number'
import type { Issue, Result } from '../../engine/core/result'
import {
  evaluate,
  exampleContext,
  fields,
  type Input,
  type Output,
  type RateTable,
} from '../../engine/currency-converter/currency-converter'
import { Answer } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import type { ToolProps } from '../core/base/tool-props'
import { Disclosure } from '../core/field-groups/disclosure'
import { chooseIn, SwapFields } from '../core/field-groups/swap-fields'
import { NumberField } from '../core/fields/number/number-field'
import { formatPercent, isCurrency } from '../core/format/format'
import { ActionButton, Tool } from '../core/layouts/tool'
import { FailedAnswer } from '../core/output/failed-answer'
import { useTool } from '../core/tool/use-tool'
import { AmountField } from './amount-field'
import { Conversion } from './currency-converter.answer'
import type { FetchReason } from './currency-converter.service'
import { type Code, strings } from './currency-converter.strings'
import { summarize } from './currency-converter.summary'
import { CurrencyField } from './field'
import { type RateStore, ratesFor, type UsedRates } from './kept'

export interface CurrencyConverterProps extends ToolProps<Input, Output, Code, typeof strings> {
  /** The origin of a service that answers GET /v4/latest/{base}. The default is a public service. */
  readonly host?: string
  /** Your own rates. If given, no request is sent. */
  readonly rates?: RateTable
  /** Loads the rates right away instead of on the first edit or Convert. */
  readonly auto?: boolean | string
  /** Keeps the last rates for when the service can't be reached. Without it, nothing is stored. */
  readonly store?: RateStore
}

/** Uses made-up rates, because there are none before the first request. */
const evaluateExample = (input: Input) => evaluate(input, exampleContext)

export function CurrencyConverter(props: CurrencyConverterProps) {
  const { rates } = props
  const tool = useConverter(props)
  const { t, locale, result, pending } = tool
  const failure = result?.ok === false ? result.issues.find(({ code }) => code === 'failed-to-fetch') : undefined
  /** Without the `no-rates` error before the service responds. A failed request has its own alert. */
  const announced = rates ? tool : { ...tool, issue: undefined }
  const known = (rates ?? (tool.output && used.get(tool.output)?.table))?.rates

  return (
    <Tool
      tool={announced}
      name={t.name}
      hue="finance"
      inputs={
        <>
          <Inputs tool={tool} known={known && Object.keys(known)} />
          <ActionButton tool={announced}>{t.convert}</ActionButton>
        </>
      }
    >
      {failure && !pending ? (
        <FailedAnswer message={t.issues['failed-to-fetch']} retry={t.retry} onRetry={tool.act}>
          {reasonOf(failure, t, locale)}
        </FailedAnswer>
      ) : (
        <Answer tool={tool}>
          {(output, summary) => <Conversion {...{ tool, output, summary, rates }} used={used.get(output)} />}
        </Answer>
      )}
    </Tool>
  )
}

function useConverter({ host, rates, store, auto: isAuto = false, ...props }: CurrencyConverterProps) {
  const auto = isAuto !== false
  const run = useServiceRates(host, store, props.locale)
  const context = useMemo(() => ({ rates }), [rates])
  return useTool({ fields, evaluate, summarize }, strings, props, {
    follows: auto || rates ? 'always' : 'once-edited',
    context,
    sendsRequest: !rates,
    run: rates ? undefined : run,
    evaluateExample,
  })
}

interface InputsProps {
  readonly tool: ReturnType<typeof useConverter>
  /** The codes of the rates, once they're known. */
  readonly known: readonly string[] | undefined
}

function Inputs({ tool, known }: InputsProps) {
  const { t, value, locale } = tool
  const currency = isCurrency(value.from) ? value.from : undefined
  const percent = Number(readPercent(value.fee, locale) ?? Number.NaN)
  const currencyField = (name: 'from' | 'to') => ({
    field: { ...tool.field(name), onChange: (code: string) => tool.update(chooseIn(value, name, code)) },
    known,
  })
  return (
    <>
      <AmountField
        field={{ ...tool.field('amount'), notation: { kind: 'money', locale, currency } }}
        value={value}
        local={tool.props.currency}
        accessOf={tool.accessOf}
        onRead={tool.replace}
      />
      <SwapFields
        label={t.swap}
        access={[tool.accessOf('from'), tool.accessOf('to')]}
        onSwap={() => tool.update({ from: value.to, to: value.from })}
      >
        <CurrencyField {...currencyField('from')} />
        <CurrencyField {...currencyField('to')} />
      </SwapFields>
      {tool.accessOf('fee') !== 'hidden' && (
        <Disclosure
          summary={t.fee}
          content={percent <= 100 ? formatPercent(percent, locale) : undefined}
          open={value.fee !== ''}
        >
          <NumberField {...tool.field('fee', t.feeField)} hint={t.feeHint} />
        </Disclosure>
      )}
    </>
  )
}

/** The rates of each answer from the service. */
const used = new WeakMap<Output, UsedRates>()

/** Converts with rates from the service, or with the ones that the page has kept. */
function useServiceRates(host: string | undefined, store: RateStore | undefined, locale: string | undefined) {
  return useCallback(
    async (input: Input, signal: AbortSignal, fresh: boolean): Promise<Result<Output, Code> | undefined> => {
      const found = await ratesFor(input, { host, store, signal, fresh })
      if (!found?.ok) return found
      const result = evaluate(input, { locale, rates: found.value.table })
      if (result.ok) used.set(result.value, found.value)
      return result
    },
    [host, store, locale],
  )
}

/** Why there are no rates, and what to do. */
function reasonOf({ values = {} }: Issue, t: typeof strings, locale: string): string {
  return values.status === 429 ? t.tooMany : interpolate(t.reasons[values.reason as FetchReason], values, locale)
}
