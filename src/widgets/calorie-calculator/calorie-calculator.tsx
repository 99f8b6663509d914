import {
  evaluate,
  example,
  fields,
  type Input,
  type IssueCode,
  type Output,
} from '../../engine/calorie-calculator/calorie-calculator'
import { Answer, Note } from '../core/answer/answer'
import type { ToolProps } from '../core/base/tool-props'
import { Row } from '../core/field-groups/row'
import { Choice } from '../core/fields/choice'
import { MeasureField } from '../core/fields/number/measure-field'
import { measureProps } from '../core/fields/number/measures'
import { NumberField } from '../core/fields/number/number-field'
import { exampleByUnits, useUnits } from '../core/fields/number/use-units'
import { Select } from '../core/fields/select'
import { ActionButton, Tool } from '../core/layouts/tool'
import { useTool } from '../core/tool/use-tool'
import { CalorieAnswer } from './calorie-calculator.answer'
import { strings } from './calorie-calculator.strings'
import { summarize } from './calorie-calculator.summary'

export type CalorieCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

const exampleFor = exampleByUnits(example)

export function CalorieCalculator(props: CalorieCalculatorProps) {
  const tool = useTool({ fields, evaluate, summarize }, strings, props, { exampleFor })
  const { t, value } = tool
  const { units, changeUnits } = useUnits(tool)

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="health"
      inputs={
        <>
          <Choice {...tool.field('units')} onChange={changeUnits} options={Object.entries(t.systems)} />
          <Choice {...tool.field('gender')} options={Object.entries(t.genders)} />
          <Row>
            <NumberField {...tool.field('age')} suffix={t.years} />
            <MeasureField {...measureProps(tool, 'weight', units)} />
          </Row>
          <MeasureField {...measureProps(tool, 'height', units)} />
          <Select {...tool.field('activity')} unit={t.exercise} options={Object.entries(t.activities)} />
          <ActionButton tool={tool}>{t.calculate}</ActionButton>
          <Note>{t.adults}</Note>
        </>
      }
    >
      <Answer tool={tool}>
        {(output, summary) => <CalorieAnswer output={output} summary={summary} input={tool.answeredInput ?? value} />}
      </Answer>
    </Tool>
  )
}
