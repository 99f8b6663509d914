import { useRef } from 'react'
import * as engine from '../../engine/ideal-weight-calculator'
import { Answer, Headline, Line, Note, Placeholder, Receipt } from '../core/answer'
import { bar } from '../core/button.css'
import { Choice } from '../core/choice'
import { CopyButton } from '../core/copy-button'
import { NumberField } from '../core/field'
import { formatNumber } from '../core/format'
import { NotFetched, partOf } from '../core/part'
import { fill } from '../core/strings'
import { ActionButton, Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import { firstStrings, type strings } from './ideal-weight-calculator.strings'

export type IdealWeightCalculatorProps = ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings>

const usePart = partOf(() => import('./ideal-weight-calculator.part'))

export function IdealWeightCalculator(props: IdealWeightCalculatorProps) {
  const tool = useTool(engine, firstStrings, props)
  const { t, value, locale } = tool
  const [part, , failed] = usePart(value.height.trim())
  /** What stood in the fields before the last change of units: switching back gives it again. */
  const before = useRef<engine.Input>(undefined)
  const units = engine.systems.includes(value.units) ? value.units : 'metric'
  const names = Object.entries(t.formulas) as [engine.Formula, string][]
  const show = (weight: number) => formatNumber(weight, locale, 1, 1)
  const rangeOf = ({ min, max }: { min: number; max: number }, unit: string) =>
    fill(t.range, { min: show(min), max: show(max), unit })
  const healthy = ({ bmiRange, unit }: engine.Output) => rangeOf(bmiRange, unit)
  const ideal = ({ formulaRange, unit }: engine.Output) => rangeOf(formulaRange, unit)
  const say = (output: engine.Output) => fill(t.say, { ideal: ideal(output), healthy: healthy(output) })

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
          <Choice {...tool.field('units')} onChange={changeUnits} options={Object.entries(t.systems)} />
          <Choice {...tool.field('gender')} options={Object.entries(t.genders)} />
          <NumberField {...tool.field('height')} suffix={t.heightUnits[units]} />
          <ActionButton tool={tool}>{t.calculate}</ActionButton>
          <Note>{t.adults}</Note>
        </>
      }
    >
      <Answer
        tool={tool}
        say={say}
        empty={<Placeholder label={t.ideal} lines={[...Object.values(t.formulas), t.healthyRange]} />}
      >
        {(output) => {
          const receipt = names.map(([formula, name]): readonly [string, string] => [
            name,
            fill(t.weight, { weight: show(output[formula]), unit: output.unit }),
          ])
          const lines = [...receipt, [t.healthyRange, healthy(output)]].map((line) => line.join(': '))
          return (
            <>
              <Headline label={t.ideal}>{ideal(output)}</Headline>
              <Receipt>
                {receipt.map(([name, weight]) => (
                  <Line key={name} label={name}>
                    {weight}
                  </Line>
                ))}
                <Line label={t.healthyRange} series={3} rule>
                  {healthy(output)}
                </Line>
              </Receipt>
              {failed && <NotFetched t={t} />}
              {part && <part.Under output={output} lines={lines} first={t} strings={props.strings} show={show} />}
              <div className={bar}>
                <CopyButton tool={tool} text={() => [say(output), ...lines].join('\n')} />
              </div>
            </>
          )
        }}
      </Answer>
    </Tool>
  )
}
