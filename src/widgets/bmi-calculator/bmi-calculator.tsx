import { useRef } from 'react'
import * as engine from '../../engine/bmi-calculator'
import { Answer, Headline, Line, Note, Placeholder, Receipt, Sentence } from '../core/answer'
import { swatch } from '../core/answer.css'
import { bar } from '../core/button.css'
import { Choice } from '../core/choice'
import { CopyButton } from '../core/copy-button'
import { NumberField } from '../core/field'
import { formatNumber } from '../core/format'
import { fill } from '../core/strings'
import { ActionButton, Row, Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import { bandColors } from './bmi-calculator.css'
import { Scale } from './bmi-calculator.scale'
import { strings } from './bmi-calculator.strings'

export type BmiCalculatorProps = ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings>

export function BmiCalculator(props: BmiCalculatorProps) {
  const tool = useTool(engine, strings, props, { live: true })
  const { t, value, locale } = tool
  /** What stood in the fields before the last change of units: switching back gives it again. */
  const before = useRef<engine.Input>(undefined)
  const units = engine.systems.includes(value.units) ? value.units : engine.initial.units
  const show = (number: number) => formatNumber(number, locale, 1, 1)
  const rangeOf = ({ healthyRange: { min, max, unit } }: engine.Output) =>
    fill(t.range, { min: show(min), max: show(max), unit })
  const say = (output: engine.Output) =>
    fill(t.say, { bmi: show(output.bmi), category: t.categories[output.category], range: rangeOf(output) })

  function changeUnits(units: string): void {
    const converted = engine.convertUnits(value, units as engine.Units, { locale }, before.current)
    before.current = value
    tool.update(converted)
  }

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <Choice
            {...tool.field('units')}
            onChange={changeUnits}
            options={engine.systems.map((system) => [system, t.systems[system]])}
          />
          <Row>
            <NumberField {...tool.field('weight')} suffix={t.weightUnits[units]} />
            <NumberField {...tool.field('height')} suffix={t.heightUnits[units]} />
          </Row>
          <ActionButton tool={tool} disabled={!value.weight.trim() || !value.height.trim()}>
            {t.calculate}
          </ActionButton>
          <Note>{t.adults}</Note>
        </>
      }
    >
      <Answer tool={tool} say={say} empty={<Placeholder label={t.bmi} lines={[t.category, t.healthyRange]} />}>
        {(output) => (
          <>
            <Headline label={t.bmi}>{show(output.bmi)}</Headline>
            <Scale output={output} t={t} show={show} edge={(number) => formatNumber(number, locale)} />
            <Receipt>
              <Line label={t.category}>
                <span className={`${swatch} ${bandColors[output.category]}`} />
                {t.categories[output.category]}
              </Line>
              <Line label={t.healthyRange}>{rangeOf(output)}</Line>
            </Receipt>
            <Sentence>{t.tips[output.category]}</Sentence>
            <div className={bar}>
              <CopyButton tool={tool} text={() => say(output)} />
            </div>
          </>
        )}
      </Answer>
    </Tool>
  )
}
