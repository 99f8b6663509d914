import {
  evaluate,
  example,
  type Input,
  type IssueCode,
  initial,
  kinds,
  type Output,
} from '../../engine/ideal-weight-calculator'
import { Choice } from '../core/fields/choice'
import { MeasureField } from '../core/fields/measure-field'
import { Answer, Note } from '../core/tool/answer'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { exampleByUnits, useUnits } from '../core/units/use-units'
import { IdealWeightAnswer, sayOf } from './ideal-weight-calculator.answer'
import { strings } from './ideal-weight-calculator.strings'

export type IdealWeightCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

const exampleFor = exampleByUnits(example)

export function IdealWeightCalculator(props: IdealWeightCalculatorProps) {
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props, { exampleFor })
  const { t, locale } = tool
  const { units, changeUnits } = useUnits(tool)

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <Choice {...tool.field('units')} onChange={changeUnits} options={Object.entries(t.systems)} />
          <Choice {...tool.field('gender')} options={Object.entries(t.genders)} />
          <MeasureField
            {...tool.field('height')}
            of="height"
            units={units}
            unit={t.heightUnits[units]}
            locale={locale}
          />
          <ActionButton tool={tool}>{t.calculate}</ActionButton>
          <Note>{t.adults}</Note>
        </>
      }
    >
      <Answer tool={tool} say={(output) => sayOf({ output, t, locale })}>
        {(output) => <IdealWeightAnswer output={output} t={t} locale={locale} />}
      </Answer>
    </Tool>
  )
}
