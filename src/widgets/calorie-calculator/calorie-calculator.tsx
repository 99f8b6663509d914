import {
  evaluate,
  example,
  type Input,
  type IssueCode,
  initial,
  kinds,
  type Output,
} from '../../engine/calorie-calculator'
import { Row } from '../core/field-groups/row'
import { Choice } from '../core/fields/choice'
import { MeasureField } from '../core/fields/measure-field'
import { Select } from '../core/fields/select'
import { NumberField } from '../core/numbers/number-field'
import { Answer, Note } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { exampleByUnits, useUnits } from '../core/units/use-units'
import { CalorieAnswer } from './calorie-calculator.answer'
import { strings } from './calorie-calculator.strings'

export type CalorieCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

const exampleFor = exampleByUnits(example)

export function CalorieCalculator(props: CalorieCalculatorProps) {
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props, { exampleFor })
  const { t, locale } = tool
  const { units, changeUnits } = useUnits(tool)
  const kcal = (n: number) => interpolate(t.kcal, { n }, locale)

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <Choice {...tool.field('units')} onChange={changeUnits} options={Object.entries(t.systems)} />
          <Choice {...tool.field('gender')} options={Object.entries(t.genders)} />
          <NumberField {...tool.field('age')} suffix={t.years} />
          <Row>
            <MeasureField
              {...tool.field('weight')}
              of="weight"
              units={units}
              unit={t.weightUnits[units]}
              locale={locale}
            />
            <MeasureField
              {...tool.field('height')}
              of="height"
              units={units}
              unit={t.heightUnits[units]}
              locale={locale}
            />
          </Row>
          <Select {...tool.field('activity')} options={Object.entries(t.activities)} />
          <ActionButton tool={tool}>{t.calculate}</ActionButton>
          <Note>{t.adults}</Note>
        </>
      }
    >
      <Answer
        tool={tool}
        say={({ maintenance, bmr }) => interpolate(t.say, { maintenance: kcal(maintenance), bmr: kcal(bmr) })}
      >
        {(output) => <CalorieAnswer output={output} t={t} kcal={kcal} locale={locale} />}
      </Answer>
    </Tool>
  )
}
