import {
  evaluate,
  fields,
  type Input,
  type IssueCode,
  type Output,
} from '../../engine/salary-calculator/salary-calculator'
import { Answer } from '../core/answer/answer'
import type { ToolProps } from '../core/base/tool-props'
import { CurrencySwitch } from '../core/field-groups/currency-switch'
import { formatMoney } from '../core/format/format'
import { Tool } from '../core/layouts/tool'
import { useTool } from '../core/tool/use-tool'
import { OvertimeFields, PayFields } from './pay'
import { SalaryAnswer, sayOf } from './salary-calculator.answer'
import { OfferFields, RaiseFields, TimeOffFields } from './salary-calculator.fields'
import { strings } from './salary-calculator.strings'
import { TaxFields } from './tax'

export type SalaryCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

/** The currency that a country's taxes are in. Undefined for taxes in any currency. */
const currencyOf = (method: Input['taxMethod']): string | undefined =>
  method === 'usFederal' ? 'USD' : method === 'uk' ? 'GBP' : undefined

export function SalaryCalculator(props: SalaryCalculatorProps) {
  const tool = useTool({ fields, evaluate }, strings, props, { live: true })
  const { value, locale } = tool
  const fixedCurrency = currencyOf(value.taxMethod)
  const form = inCurrency(tool, fixedCurrency)
  const input = tool.answeredInput ?? value
  // After an edit the last answer is still shown, in the currency it was calculated in.
  const { t } = inCurrency(tool, currencyOf(input.taxMethod))
  const money = (amount: number) => formatMoney(amount, locale, t.currency)

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="finance"
      inputs={
        <>
          <PayFields tool={form} />
          <TaxFields tool={form} />
          <OvertimeFields tool={form} />
          <TimeOffFields tool={form} />
          <RaiseFields tool={form} />
          <OfferFields tool={form} />
          {!fixedCurrency && <CurrencySwitch tool={tool} />}
        </>
      }
    >
      <Answer tool={tool} say={(output) => sayOf({ output, t, money })}>
        {(output) => (
          <SalaryAnswer
            output={output}
            input={input}
            isExample={tool.status === 'example'}
            t={t}
            locale={locale}
            money={money}
          />
        )}
      </Answer>
    </Tool>
  )
}

interface WithCurrency {
  readonly t: { readonly currency: string }
  readonly field: (...args: never) => { readonly notation?: object | undefined }
}

/** The tool with its texts and fields in another currency, if there is one. */
function inCurrency<Tool extends WithCurrency>(tool: Tool, currency: string | undefined): Tool {
  if (!currency) return tool
  const field = (...args: never) => {
    const props = tool.field(...args)
    return props.notation ? { ...props, notation: { ...props.notation, currency } } : props
  }
  return { ...tool, t: { ...tool.t, currency }, field }
}
