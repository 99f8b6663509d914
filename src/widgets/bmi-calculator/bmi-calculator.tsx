import {
  awayFromHealthy,
  evaluate,
  example,
  fields,
  type Input,
  type IssueCode,
  isUnlikely,
  type Output,
} from '../../engine/bmi-calculator/bmi-calculator'
import { Answer, Caution, Headline, Line, Note, Receipt, Receipts, Sentence } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import type { ToolProps } from '../core/base/tool-props'
import { Choice } from '../core/fields/choice'
import { MeasureField } from '../core/fields/number/measure-field'
import { measureProps } from '../core/fields/number/measures'
import { exampleByUnits, useUnits } from '../core/fields/number/use-units'
import { formatNumber } from '../core/format/format'
import { ActionButton, Tool } from '../core/layouts/tool'
import { CopyBar } from '../core/output/copy-button'
import { useTool } from '../core/tool/use-tool'
import { strings } from './bmi-calculator.strings'
import { Scale, Swatch } from './scale'

export type BmiCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

const exampleFor = exampleByUnits(example)

export function BmiCalculator(props: BmiCalculatorProps) {
  const tool = useTool({ fields, evaluate }, strings, props, { live: true, exampleFor })
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
      hue="health"
      inputs={
        <>
          <Choice {...tool.field('units')} onChange={changeUnits} options={Object.entries(t.systems)} />
          <MeasureField {...measureProps(tool, 'weight', units)} />
          <MeasureField {...measureProps(tool, 'height', units)} />
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
          const answered = tool.answeredInput ?? value
          const away = awayFromHealthy(answered, { locale })
          return (
            <>
              <Headline label={t.bmi}>{words.bmi}</Headline>
              <Sentence>{t.tips[output.category]}</Sentence>
              {isUnlikely(answered, { locale }) && <Caution>{t.unlikely}</Caution>}
              <Scale
                bmi={output.bmi}
                category={output.category}
                names={t.categories}
                label={say(output)}
                locale={locale}
              />
              <Receipts>
                <Receipt>
                  <Line label={t.category}>
                    <Swatch category={output.category} />
                    {words.category}
                  </Line>
                </Receipt>
                <Receipt>
                  <Line label={t.healthyRange}>{words.range}</Line>
                  {away !== 0 && (
                    <Line label={away > 0 ? t.above : t.below}>
                      {interpolate(t.away, { weight: show(Math.abs(away)), unit: output.healthyRange.unit })}
                    </Line>
                  )}
                </Receipt>
              </Receipts>
              <CopyBar tool={tool} text={() => say(output)} />
            </>
          )
        }}
      </Answer>
    </Tool>
  )
}
