import { evaluate, example, type Input, type IssueCode, initial, kinds, type Output } from '../../engine/bmi-calculator'
import { Row } from '../core/field-groups/row'
import { Choice } from '../core/fields/choice'
import { MeasureField } from '../core/fields/measure-field'
import { formatNumber } from '../core/format/format'
import { CopyBar } from '../core/output/copy-button'
import { Answer, Headline, Line, Note, Receipt, Sentence } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { exampleByUnits, useUnits } from '../core/units/use-units'
import { Scale, Swatch } from './bmi-calculator.scale'
import { strings } from './bmi-calculator.strings'

export type BmiCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

const exampleFor = exampleByUnits(example)

export function BmiCalculator(props: BmiCalculatorProps) {
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props, { live: true, exampleFor })
  const { t, value, locale } = tool
  const { units, changeUnits } = useUnits(tool)
  const show = (number: number) => formatNumber(number, locale, 1, 1)
  const wordsOf = ({ bmi, category, healthyRange: { min, max, unit } }: Output) => ({
    bmi: show(bmi),
    category: t.categories[category],
    range: interpolate(t.range, { min: show(min), max: show(max), unit }),
  })
  const say = (output: Output) => interpolate(t.say, wordsOf(output))

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <Choice {...tool.field('units')} onChange={changeUnits} options={Object.entries(t.systems)} />
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
          <ActionButton tool={tool} disabled={!value.weight.trim() || !value.height.trim()}>
            {t.calculate}
          </ActionButton>
          <Note>{t.adults}</Note>
        </>
      }
    >
      <Answer tool={tool} say={say}>
        {(output) => {
          const words = wordsOf(output)
          return (
            <>
              <Headline label={t.bmi}>{words.bmi}</Headline>
              <Scale bmi={output.bmi} label={say(output)} locale={locale} />
              <Receipt>
                <Line label={t.category}>
                  <Swatch category={output.category} />
                  {words.category}
                </Line>
                <Line label={t.healthyRange}>{words.range}</Line>
              </Receipt>
              <Sentence>{t.tips[output.category]}</Sentence>
              <CopyBar tool={tool} text={() => say(output)} />
            </>
          )
        }}
      </Answer>
    </Tool>
  )
}
