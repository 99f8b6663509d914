import * as engine from '../../engine/calorie-calculator'
import { Answer, Headline, Line, Note, Placeholder, Receipt } from '../core/answer'
import { Choice } from '../core/choice'
import { NumberField } from '../core/field'
import { NotFetched, partOf } from '../core/part'
import { Select } from '../core/select'
import { fill } from '../core/strings'
import { ActionButton, Row, Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import { useUnits } from '../core/use-units'
import { firstStrings, type strings } from './calorie-calculator.strings'

export type CalorieCalculatorProps = ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings>

const usePart = partOf(() => import('./calorie-calculator.part'))

export function CalorieCalculator(props: CalorieCalculatorProps) {
  const tool = useTool(engine, firstStrings, props)
  const { t, value, locale } = tool
  const [part, , failed] = usePart(tool.output ?? (value.age + value.weight + value.height).trim())
  const { units, changeUnits } = useUnits(tool)
  const kcal = (n: number) => fill(t.kcal, { n }, locale)

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
            <NumberField {...tool.field('weight')} suffix={t.weightUnits[units]} />
            <NumberField {...tool.field('height')} suffix={t.heightUnits[units]} />
          </Row>
          <Select {...tool.field('activity')} options={Object.entries(t.activities)} />
          <ActionButton tool={tool}>{t.calculate}</ActionButton>
          <Note>{t.adults}</Note>
        </>
      }
    >
      <Answer
        tool={tool}
        say={({ maintenance, bmr }) => fill(t.say, { maintenance: kcal(maintenance), bmr: kcal(bmr) })}
        empty={<Placeholder label={t.maintenance} lines={[t.bmr]} />}
      >
        {(output) => (
          <>
            <Headline label={t.maintenance}>{kcal(output.maintenance)}</Headline>
            <Receipt>
              <Line label={t.bmr}>{kcal(output.bmr)}</Line>
            </Receipt>
            {failed && <NotFetched t={t} />}
            {part && <part.Targets output={output} first={t} strings={props.strings} kcal={kcal} locale={locale} />}
          </>
        )}
      </Answer>
    </Tool>
  )
}
