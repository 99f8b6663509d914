import {
  evaluate,
  example,
  fields,
  type Input,
  type IssueCode,
  isUnlikely,
  type Output,
} from '../../engine/bmi-calculator/bmi-calculator'
import { Answer, Caution, Headline, Line, Meaning, Note, Receipt, Receipts } from '../core/answer/answer'
import { announcementOf } from '../core/base/summary'
import type { ToolProps } from '../core/base/tool-props'
import { Choice } from '../core/fields/choice'
import { MeasureField } from '../core/fields/number/measure-field'
import { measureProps } from '../core/fields/number/measures'
import { exampleByUnits, useUnits } from '../core/fields/number/use-units'
import { ActionButton, Tool } from '../core/layouts/tool'
import { CopyBar } from '../core/output/copy-button'
import { useTool } from '../core/tool/use-tool'
import { strings } from './bmi-calculator.strings'
import { summarize } from './bmi-calculator.summary'
import { Scale, Swatch } from './scale'

export type BmiCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

const exampleFor = exampleByUnits(example)

export function BmiCalculator(props: BmiCalculatorProps) {
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
          <MeasureField {...measureProps(tool, 'weight', units)} />
          <MeasureField {...measureProps(tool, 'height', units)} />
          <ActionButton tool={tool} isIncomplete={!value.weight.trim() || !value.height.trim()}>
            {t.calculate}
          </ActionButton>
          <Note>{t.adults}</Note>
        </>
      }
    >
      <Answer tool={tool}>
        {({ bmi, category }, summary) => {
          const [own, ...healthy] = summary.lines
          return (
            <>
              <Headline summary={summary} />
              <Meaning sentence={summary.sentence} />
              {isUnlikely(tool.answeredInput ?? value, { locale }) && <Caution>{t.unlikely}</Caution>}
              <Scale bmi={bmi} category={category} names={t.categories} label={announcementOf(summary)} />
              <Receipts>
                <Receipt>
                  <Line label={t.category}>
                    <Swatch category={category} />
                    {own?.text}
                  </Line>
                </Receipt>
                <Receipt lines={healthy} />
              </Receipts>
              <CopyBar summary={summary} />
            </>
          )
        }}
      </Answer>
    </Tool>
  )
}
