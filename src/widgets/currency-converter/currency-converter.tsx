import { useMemo } from 'react'
import * as engine from '../../engine/currency-converter'
import { Answer, Headline, Line, Placeholder, Receipt } from '../core/answer'
import type { Option } from '../core/choice'
import { CopyBar } from '../core/copy-button'
import { NumberField } from '../core/field'
import { formatMoney, formatNumber } from '../core/format'
import { formatDate } from '../core/format-date'
import { NotFetched } from '../core/part'
import { Select } from '../core/select'
import { fill } from '../core/strings'
import { Swapped } from '../core/swapped'
import { ActionButton, Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import { type Code, useRates } from './currency-converter.run'
import { firstStrings, type strings } from './currency-converter.strings'

export interface CurrencyConverterProps extends ToolProps<engine.Input, engine.Output, Code, typeof strings> {
  /** Origin of a service that answers GET /v4/latest/{base}; the public one if absent. */
  readonly host?: string
  /** Your own table: then nothing is asked for. */
  readonly rates?: engine.RateTable
}

export function CurrencyConverter({ host, rates, ...props }: CurrencyConverterProps) {
  const { run, part } = useRates(host, props.locale)
  const context = useMemo(() => ({ rates }), [rates])
  const tool = useTool<engine.Input, engine.Output, Code, typeof firstStrings, engine.Context>(
    engine,
    firstStrings,
    props,
    {
      live: true,
      context,
      run: rates ? undefined : run,
    },
  )
  const { t, value, locale, result, pending } = tool
  const failure = result?.ok === false ? result.issues.find(({ code }) => code === 'failed-to-fetch') : undefined
  const money = (amount: number, currency: string) => formatMoney(amount, locale, currency, digitsOf(amount, currency))
  const wordsOf = ({ amount, from, to, rate, result, date }: engine.Output) => ({
    amount: money(amount, from),
    result: money(result, to),
    rate: fill(t.rateOf, { from, to, rate: formatNumber(rate, locale, 6, 6) }),
    date: formatDate(date, locale),
  })
  const say = (output: engine.Output) => fill(t.say, wordsOf(output))

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <NumberField {...tool.field('amount')} />
          <Swapped label={t.swap} onSwap={() => tool.update({ from: value.to, to: value.from })}>
            <Select {...tool.field('from')} options={optionsWith(value.from, locale)} />
            <Select {...tool.field('to')} options={optionsWith(value.to, locale)} />
          </Swapped>
          <ActionButton tool={{ ...tool, issue: failure ? undefined : tool.issue }}>{t.convert}</ActionButton>
        </>
      }
    >
      {failure && !pending ? (
        part ? (
          <part.Failed
            message={t.issues['failed-to-fetch']}
            issue={failure}
            strings={props.strings}
            locale={locale}
            onRetry={tool.act}
          />
        ) : (
          <NotFetched t={t} />
        )
      ) : (
        <Answer
          // An answer to an earlier question is a wrong figure for this one.
          tool={pending ? { ...tool, output: undefined } : tool}
          say={say}
          empty={<Placeholder label={t.result} lines={[t.rate, t.date]} />}
        >
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

/** The twelve, and whichever other a page has set; with their names in the language of the locale. */
function optionsWith(code: string, locale: string): readonly Option[] {
  const names = currencyNames(locale)
  const twelve = engine.codes.map((code): Option => [code, `${code} · ${names.of(code)}`])
  return engine.codes.includes(code) ? twelve : [...twelve, [code, code]]
}

function currencyNames(locale: string): Intl.DisplayNames {
  try {
    return new Intl.DisplayNames(locale, { type: 'currency' })
  } catch {
    return currencyNames('en-US')
  }
}

/** Up to six decimals; of yen and other money without a smaller coin none, unless the sum is below one. */
function digitsOf(amount: number, code: string): Intl.NumberFormatOptions {
  const hasCoins = formatMoney(0, 'en-US', code).includes('.')
  return { maximumFractionDigits: hasCoins || amount < 1 ? 6 : 0 }
}
