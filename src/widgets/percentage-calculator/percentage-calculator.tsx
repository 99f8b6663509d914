import {
  evaluate,
  example,
  type Input,
  type IssueCode,
  initial,
  kinds,
  type Output,
  type PercentageType,
  percentField,
  selectType,
  types,
} from '../../engine/percentage-calculator'
import { Row } from '../core/field-groups/row'
import { Select } from '../core/fields/select'
import { NumberField } from '../core/numbers/number-field'
import { CopyBar } from '../core/output/copy-button'
import { Answer, Headline, Sentence } from '../core/tool/answer'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { sentenceOf, show } from './percentage-calculator.sentence'
import { strings } from './percentage-calculator.strings'

export type PercentageCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

export function PercentageCalculator(props: PercentageCalculatorProps) {
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props)
  const { t, value, locale } = tool
  const words = t.types[types.includes(value.type) ? value.type : initial.type]
  const say = (output: Output) => sentenceOf(output, t, locale)
  const number = (name: 'x' | 'y') => {
    const isPercent = name === percentField(value.type)
    const field = tool.field(name, words[name])
    if (!isPercent) return field
    return { ...field, notation: { kind: 'percent', locale, currency: undefined } as const, suffix: '%' }
  }

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <Select
            {...tool.field('type')}
            onChange={(type) => tool.update(selectType(value, type as PercentageType, { locale }))}
            options={types.map((type) => [type, t.types[type].question])}
          />
          <Row>
            <NumberField {...number('x')} />
            <NumberField {...number('y')} />
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
              {show(output.result, locale)}
              {isPercent(output.type) && '%'}
            </Headline>
            <Sentence>{say(output)}</Sentence>
            <CopyBar tool={tool} text={() => say(output)} />
          </>
        )}
      </Answer>
    </Tool>
  )
}

const isPercent = (type: PercentageType) => type !== 'percentOf' && type !== 'discount'
