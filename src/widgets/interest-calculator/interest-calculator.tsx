import {
  evaluate,
  example,
  frequencies,
  type Input,
  type IssueCode,
  initial,
  kinds,
  type Output,
  types,
} from '../../engine/interest-calculator'
import { CurrencySwitch } from '../core/field-groups/currency-switch'
import { Row } from '../core/field-groups/row'
import { Choice } from '../core/fields/choice'
import { Select } from '../core/fields/select'
import { currencySign, formatMoney } from '../core/format/format'
import { NumberField } from '../core/numbers/number-field'
import { Answer } from '../core/tool/answer'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { InterestAnswer } from './interest-calculator.answer'
import { strings } from './interest-calculator.strings'

export type InterestCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

export function InterestCalculator(props: InterestCalculatorProps) {
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props)
  const { t, value, locale } = tool
  const money = (amount: number) => formatMoney(amount, locale, t.currency)
  const filled = [value.principal, value.rate, value.time].every((text) => text.trim())

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <NumberField {...tool.field('principal')} hint={t.principalHint} prefix={currencySign(locale, t.currency)} />
          <Row>
            <NumberField {...tool.field('rate')} unit={t.perYear} suffix="%" />
            <NumberField {...tool.field('time')} unit={t.years} />
          </Row>
          <Choice {...tool.field('type')} options={types.map((type) => [type, t.types[type]])} />
          {value.type === 'compound' && (
            <Select
              {...tool.field('frequency')}
              options={frequencies.map((frequency) => [frequency, t.frequencies[frequency]])}
            />
          )}
          <ActionButton tool={tool} disabled={!filled}>
            {t.calculate}
          </ActionButton>
          <CurrencySwitch tool={tool} />
        </>
      }
    >
      <Answer tool={tool} say={({ finalAmount }) => `${t.finalAmount}: ${money(finalAmount)}`}>
        {(output) => (
          <InterestAnswer output={output} input={tool.answeredInput ?? value} t={t} locale={locale} money={money} />
        )}
      </Answer>
    </Tool>
  )
}
