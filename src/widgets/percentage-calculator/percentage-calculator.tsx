import * as engine from '../../engine/percentage-calculator'
import { Answer, Headline, Note, Placeholder, Sentence } from '../core/answer'
import { CopyBar } from '../core/copy-button'
import { NumberField } from '../core/field'
import { formatNumber } from '../core/format'
import { Select } from '../core/select'
import { fill } from '../core/strings'
import { ActionButton, Row, Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import { strings } from './percentage-calculator.strings'

export type PercentageCalculatorProps = ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings>

export function PercentageCalculator(props: PercentageCalculatorProps) {
  const tool = useTool(engine, strings, props)
  const { t, value, locale } = tool
  const words = t.types[engine.types.includes(value.type) ? value.type : engine.initial.type]
  const show = (number: number) => formatNumber(number, locale, 0, 6)
  const say = ({ type, x, y, result }: engine.Output) =>
    fill(t.types[type].sentence, { x: show(x), y: show(y), result: show(result) })

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <Select {...tool.field('type')} options={engine.types.map((type) => [type, t.types[type].question])} />
          <Row>
            <NumberField {...tool.field('x', words.x)} suffix={value.type === 'percentOf' ? '%' : undefined} />
            <NumberField {...tool.field('y', words.y)} suffix={value.type === 'discount' ? '%' : undefined} />
          </Row>
          <ActionButton tool={tool} disabled={!value.x.trim() || !value.y.trim()}>
            {t.calculate}
          </ActionButton>
        </>
      }
    >
      <Answer tool={tool} say={say} empty={<Placeholder label={t.result} lines={[words.x, words.y]} />}>
        {(output) => (
          <>
            <Headline label={t.result}>
              {show(output.result)}
              {isPercent(output.type) && '%'}
            </Headline>
            <Sentence>{say(output)}</Sentence>
            {output.result < 0 && isOneWay(output.type) && <Note>{t.wrongWay[output.type]}</Note>}
            <CopyBar tool={tool} text={() => say(output)} />
          </>
        )}
      </Answer>
    </Tool>
  )
}

const isPercent = (type: engine.PercentageType) => type !== 'percentOf' && type !== 'discount'
const isOneWay = (type: engine.PercentageType) => type === 'increase' || type === 'decrease'
