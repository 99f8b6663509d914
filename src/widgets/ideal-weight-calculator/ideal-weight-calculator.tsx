import {
  evaluate,
  example,
  fields,
  type Input,
  type IssueCode,
  isUnlikely,
  type Output,
} from '../../engine/ideal-weight-calculator/ideal-weight-calculator'
import { Answer, Note } from '../core/answer/answer'
import type { ToolProps } from '../core/base/tool-props'
import { Choice } from '../core/fields/choice'
import { MeasureField } from '../core/fields/number/measure-field'
import { measureProps } from '../core/fields/number/measures'
import { exampleByUnits, useUnits } from '../core/fields/number/use-units'
import { ActionButton, Tool } from '../core/layouts/tool'
import { useTool } from '../core/tool/use-tool'
import { IdealWeightAnswer } from './ideal-weight-calculator.answer'
import { strings } from './ideal-weight-calculator.strings'
import { summarize } from './ideal-weight-calculator.summary'

export type IdealWeightCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

const exampleFor = exampleByUnits(example)

export function IdealWeightCalculator(props: IdealWeightCalculatorProps) {
  const tool = useTool({ fields, evaluate, summarize }, strings, props, { exampleFor })
  const { t, value, locale } = tool
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
          <MeasureField {...measureProps(tool, 'height', units)} />
          <ActionButton tool={tool}>{t.calculate}</ActionButton>
          <Note>{t.adults}</Note>
        </>
      }
    >
      <Answer tool={tool}>
        {(output, summary) => {
          const unlikely = isUnlikely(tool.answeredInput ?? value, { locale })
          return <IdealWeightAnswer output={output} summary={summary} unlikely={unlikely} />
        }}
      </Answer>
    </Tool>
  )
}
