import {
  evaluate,
  example,
  fields,
  type Input,
  type IssueCode,
  isUnlikely,
  type Output,
} from '../../engine/calorie-calculator/calorie-calculator'
import { Answer, Note } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
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

export type CalorieCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

const exampleFor = exampleByUnits(example)

export function CalorieCalculator(props: CalorieCalculatorProps) {
  const tool = useTool({ fields, evaluate }, strings, props, { exampleFor })
  const { t, value, locale } = tool
  const { units, changeUnits } = useUnits(tool)
  const kcal = (n: number) => interpolate(t.kcal, { n }, locale)

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
      <Answer
        tool={tool}
        say={({ maintenance, bmr }) => interpolate(t.say, { maintenance: kcal(maintenance), bmr: kcal(bmr) })}
      >
        {(output) => (
          <CalorieAnswer
            output={output}
            unlikely={isUnlikely(tool.answeredInput ?? value, { locale })}
            t={t}
            kcal={kcal}
            locale={locale}
          />
        )}
      </Answer>
    </Tool>
  )
}
