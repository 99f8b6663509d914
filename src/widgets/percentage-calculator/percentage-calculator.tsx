import {
  evaluate,
  example,
  type Input,
  type IssueCode,
  initial,
  kinds,
  type Output,
  type PercentageType,
  types,
} from '../../engine/percentage-calculator'
import { NumberField } from '../core/fields/field'
import { Select } from '../core/fields/select'
import { formatNumber } from '../core/format/format'
import { CopyBar } from '../core/output/copy-button'
import { Answer, Headline, Note, Sentence } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import { ActionButton, Row, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { strings } from './percentage-calculator.strings'

export type PercentageCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

export function PercentageCalculator(props: PercentageCalculatorProps) {
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props)
  const { t, value, locale } = tool
  const words = t.types[types.includes(value.type) ? value.type : initial.type]
  const show = (number: number) => formatNumber(number, locale, 0, 6)
  const say = ({ type, x, y, result }: Output) =>
    interpolate(t.types[type].sentence, { x: show(x), y: show(y), result: show(result) })

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <Select {...tool.field('type')} options={types.map((type) => [type, t.types[type].question])} />
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
      <Answer tool={tool} say={say}>
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

const isPercent = (type: PercentageType) => type !== 'percentOf' && type !== 'discount'
const isOneWay = (type: PercentageType) => type === 'increase' || type === 'decrease'
