import * as engine from '../../engine/ideal-weight-calculator'
import { Answer, Headline, Line, Note, Placeholder, Receipt } from '../core/answer'
import { Choice } from '../core/choice'
import { CopyBar } from '../core/copy-button'
import { NumberField } from '../core/field'
import { formatNumber } from '../core/format'
import { NotFetched, partOf } from '../core/part'
import { fill } from '../core/strings'
import { ActionButton, Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import { useUnits } from '../core/use-units'
import { firstStrings, type strings } from './ideal-weight-calculator.strings'

export type IdealWeightCalculatorProps = ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings>

const usePart = partOf(() => import('./ideal-weight-calculator.part'))

export function IdealWeightCalculator(props: IdealWeightCalculatorProps) {
  const tool = useTool(engine, firstStrings, props)
  const { t, value, locale } = tool
  const [part, , failed] = usePart(value.height.trim())
  const { units, changeUnits } = useUnits(tool)
  const names = Object.entries(t.formulas) as [engine.Formula, string][]
  const show = (weight: number) => formatNumber(weight, locale, 1, 1)
  const rangeOf = ({ min, max }: { min: number; max: number }, unit: string) =>
    fill(t.range, { min: show(min), max: show(max), unit })
  const healthy = ({ bmiRange, unit }: engine.Output) => rangeOf(bmiRange, unit)
  const ideal = ({ formulaRange, unit }: engine.Output) => rangeOf(formulaRange, unit)
  const say = (output: engine.Output) => fill(t.say, { ideal: ideal(output), healthy: healthy(output) })

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
              <CopyBar tool={tool} text={() => [say(output), ...lines].join('\n')} />
            </>
          )
        }}
      </Answer>
    </Tool>
  )
}
