import * as engine from '../../engine/unit-converter'
import { Answer, Headline, Placeholder } from '../core/answer'
import { CopyBar } from '../core/copy-button'
import { NumberField } from '../core/field'
import { format } from '../core/format'
import { NotFetched, partOf } from '../core/part'
import { Select } from '../core/select'
import { fill } from '../core/strings'
import { Swapped } from '../core/swapped'
import { ActionButton, Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import { firstStrings, type strings } from './unit-converter.strings'

export type UnitConverterProps = ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings>

const usePart = partOf(() => import('./unit-converter.part'))

export function UnitConverter(props: UnitConverterProps) {
  const tool = useTool(engine, firstStrings, props)
  const { t, value, locale } = tool
  const [part, , failed] = usePart(tool.output)
  const units = engine.unitsOf(value.category)
  const options = units.map((unit) => [unit, t.units[unit]] as const)
  /** Every digit of the text; a figure of many zeros as a power of ten. */
  const show = (text: string) => {
    const size = Math.abs(Number(text))
    return format(
      locale,
      size && size < 1e-9 ? { notation: 'scientific', maximumSignificantDigits: 6 } : { maximumFractionDigits: 20 },
    ).format(text as `${number}`)
  }

  const say = ({ amount, from, text, to }: engine.Output) =>
    fill(t.say, { amount: show(`${amount}`), from: t.units[from], result: show(text), to: t.units[to] })

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <Select
            {...tool.field('category')}
            onChange={(category) => tool.update(engine.selectCategory(value, category as engine.Category))}
            options={Object.entries(t.categories)}
          />
          <NumberField {...tool.field('amount')} />
          <Swapped label={t.swap} onSwap={() => tool.update({ from: value.to, to: value.from })}>
            <Select {...tool.field('from')} options={options} />
            <Select {...tool.field('to')} options={options} />
          </Swapped>
          <ActionButton tool={tool}>{t.convert}</ActionButton>
        </>
      }
    >
      <Answer tool={tool} say={say} empty={<Placeholder label={t.result} lines={units.map((unit) => t.units[unit])} />}>
        {(output) => (
          <>
            <Headline label={t.units[output.to]}>{show(output.text)}</Headline>
            {failed && <NotFetched t={t} />}
            {part && <part.All output={output} first={t} strings={props.strings} show={show} />}
            <CopyBar
              tool={tool}
              text={() =>
                [say(output), ...output.all.map(({ unit, text }) => `${t.units[unit]}: ${show(text)}`)].join('\n')
              }
            />
          </>
        )}
      </Answer>
    </Tool>
  )
}
