import * as engine from '../../engine/interest-calculator'
import { Answer, Headline, Placeholder } from '../core/answer'
import { Choice } from '../core/choice'
import { NumberField } from '../core/field'
import { currencySign, formatMoney } from '../core/format'
import { NotFetched, partOf } from '../core/part'
import { Select } from '../core/select'
import { ActionButton, Row, Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import { firstStrings, type strings } from './interest-calculator.strings'

export type InterestCalculatorProps = ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings>

const usePart = partOf(() => import('./interest-calculator.part'))

export function InterestCalculator(props: InterestCalculatorProps) {
  const tool = useTool(engine, firstStrings, props)
  const { t, value, locale } = tool
  const money = (amount: number) => formatMoney(amount, locale, t.currency)
  const filled = [value.principal, value.rate, value.time].every((text) => text.trim())
  const [part, , failed] = usePart(filled && (tool.result ?? true))

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
          <Choice {...tool.field('type')} options={engine.types.map((type) => [type, t.types[type]])} />
          {value.type === 'compound' && (
            <Select
              {...tool.field('frequency')}
              options={engine.frequencies.map((frequency) => [frequency, t.frequencies[frequency]])}
            />
          )}
          <ActionButton tool={tool} disabled={!filled}>
            {t.calculate}
          </ActionButton>
        </>
      }
    >
      <Answer
        tool={tool}
        say={({ finalAmount }) => `${t.finalAmount}: ${money(finalAmount)}`}
        empty={<Placeholder label={t.finalAmount} lines={[t.principal, t.interest, t.totalReturn]} />}
      >
        {(output) => (
          <>
            <Headline label={t.finalAmount}>{money(output.finalAmount)}</Headline>
            {failed && <NotFetched t={t} />}
            {part && (
              <part.Growth
                output={output}
                input={tool.answeredInput ?? value}
                first={t}
                strings={props.strings}
                locale={locale}
                money={money}
              />
            )}
          </>
        )}
      </Answer>
    </Tool>
  )
}
