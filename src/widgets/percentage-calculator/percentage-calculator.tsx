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
import { Answer } from '../core/answer/answer'
import { Row } from '../core/field-groups/row'
import { Select } from '../core/fields/select'
import { NumberField } from '../core/numbers/number-field'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { PercentageAnswer } from './percentage-calculator.answer'
import { sentenceOf } from './percentage-calculator.sentence'
import { strings } from './percentage-calculator.strings'

export type PercentageCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

/** For each type, one with a plausible answer. */
const examples: Readonly<Record<PercentageType, Input>> = {
  percentOf: example,
  whatPercent: { type: 'whatPercent', x: '18', y: '24' },
  increase: { type: 'increase', x: '80', y: '100' },
  decrease: { type: 'decrease', x: '100', y: '80' },
  change: { type: 'change', x: '75', y: '50' },
  discount: { type: 'discount', x: '80', y: '15' },
}
const exampleFor = ({ type }: Input): Input => examples[type] ?? example

export function PercentageCalculator(props: PercentageCalculatorProps) {
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props, { exampleFor })
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
      hue="math"
      inputs={
        <>
          <div>
            <Select
              {...tool.field('type')}
              onChange={(type) => tool.update(selectType(value, type as PercentageType, { locale }))}
              options={types.map((type) => [type, t.types[type].question])}
            />
          </div>
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
        {(output) => <PercentageAnswer output={output} t={t} locale={locale} />}
      </Answer>
    </Tool>
  )
}
