import * as engine from '../../engine/bmi-calculator'
import { Answer, Headline, Line, Note, Placeholder, Receipt, Sentence } from '../core/answer'
import { Choice } from '../core/choice'
import { CopyBar } from '../core/copy-button'
import { NumberField } from '../core/field'
import { formatNumber } from '../core/format'
import { NotFetched, partOf } from '../core/part'
import { fill } from '../core/strings'
import { ActionButton, Row, Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import { useUnits } from '../core/use-units'
import { strings } from './bmi-calculator.strings'

export type BmiCalculatorProps = ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings>

const usePart = partOf(() => import('./bmi-calculator.part'))

export function BmiCalculator(props: BmiCalculatorProps) {
  const held = useTool(engine, strings, props, { live: true })
  const { t, value, locale } = held
  const [part, load, failed] = usePart(value.weight + value.height !== '')
  const tool = {
    ...held,
    act(): void {
      void load()
      held.act()
    },
  }

  const { units, changeUnits } = useUnits(held)
  const show = (number: number) => formatNumber(number, locale, 1, 1)
  const wordsOf = ({ bmi, category, healthyRange: { min, max, unit } }: engine.Output) => ({
    bmi: show(bmi),
    category: t.categories[category],
    range: fill(t.range, { min: show(min), max: show(max), unit }),
  })
  const say = (output: engine.Output) => fill(t.say, wordsOf(output))

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <Choice {...tool.field('units')} onChange={changeUnits} options={Object.entries(t.systems)} />
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
        {(output) => {
          const words = wordsOf(output)
          return (
            <>
              <Headline label={t.bmi}>{words.bmi}</Headline>
              {part ? (
                <part.Scale bmi={output.bmi} label={say(output)} locale={locale} />
              ) : failed ? (
                <NotFetched t={t} />
              ) : (
                // Its room.
                <svg height="56" aria-hidden="true" />
              )}
              <Receipt>
                <Line label={t.category}>
                  {part && <part.Swatch category={output.category} />}
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
