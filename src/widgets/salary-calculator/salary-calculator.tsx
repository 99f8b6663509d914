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
import { Tool } from '../core/layouts/tool'
import { useTool } from '../core/tool/use-tool'
import { OvertimeFields, PayFields } from './pay'
import { SalaryAnswer } from './salary-calculator.answer'
import { OfferFields, RaiseFields, TimeOffFields } from './salary-calculator.fields'
import { strings } from './salary-calculator.strings'
import { currencyOf, summarize } from './salary-calculator.summary'
import { TaxFields } from './tax'

export type SalaryCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

export function SalaryCalculator(props: SalaryCalculatorProps) {
  const tool = useTool({ fields, evaluate, summarize }, strings, props)
  const { t, value } = tool
  const fixedCurrency = currencyOf(value)
  const form = inCurrency(tool, fixedCurrency)

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
      <Answer tool={tool}>{(output, summary) => <SalaryAnswer output={output} summary={summary} />}</Answer>
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
