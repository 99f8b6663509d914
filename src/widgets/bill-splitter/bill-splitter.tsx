import * as engine from '../../engine/bill-splitter'
import { readNumber } from '../../engine/core/number'
import { Answer, Headline, Placeholder } from '../core/answer'
import { NumberField } from '../core/field'
import { field, legend } from '../core/field.css'
import { currencySign, formatMoney, formatNumber } from '../core/format'
import { NotFetched, partOf } from '../core/part'
import { QuickPercents } from '../core/quick-percents'
import { Range, Stepper } from '../core/range'
import { fill } from '../core/strings'
import { ActionButton, Row, Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import * as css from './bill-splitter.css'
import { firstStrings, type strings } from './bill-splitter.strings'

export type BillSplitterProps = ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings>

const usePart = partOf(() => import('./bill-splitter.part'))

export function BillSplitter(props: BillSplitterProps) {
  const tool = useTool(engine, firstStrings, props)
  const { t, value, locale } = tool
  const [part, , failed] = usePart(value.bill && (tool.result ?? true))
  const money = (amount: number) => formatMoney(amount, locale, t.currency)
  const read = (text: string) => Number(readNumber(text, locale))
  const given = { asked: tool.answeredInput ?? value, t, strings: props.strings, locale, money }
  const tip = tool.field('tip')
  /** The slider's text has a point, whatever the locale has. */
  const point = formatNumber(1.5, locale).slice(1, -1)

  function begin(preset: engine.Preset): void {
    tool.update(preset.input)
    tool.act()
  }

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <Row>
            <NumberField {...tool.field('bill')} prefix={currencySign(locale, t.currency)} />
            <NumberField {...tool.field('tax')} suffix="%" />
          </Row>
          <div className={css.tip}>
            <Range
              {...tip}
              {...engine.tipRange}
              // As fine as what was typed, so that it stands where the number says: 12.5 is between 12 and 13.
              step={10 ** -(readNumber(value.tip, locale)?.split('.')[1]?.length ?? 0)}
              onChange={(text) => tip.onChange(text.replace('.', point))}
              unit="%"
              locale={locale}
              hint={t.tipHint}
            />
            <QuickPercents
              className={css.quick}
              label={t.quickTips}
              percents={engine.quickTips}
              chosen={read(value.tip)}
              onChoose={(tip) => tool.update({ tip })}
              locale={locale}
            />
          </div>
          <Stepper {...tool.field('people')} min={1} less={t.fewer} more={t.more} locale={locale} />
          <ActionButton tool={tool} disabled={!value.bill.trim() || read(value.bill) <= 0}>
            {t.calculate}
          </ActionButton>
          <fieldset className={field}>
            <legend className={legend}>{t.presets}</legend>
            <div className={css.presets}>
              {engine.presets.map((preset) => (
                <button key={preset.id} type="button" className={css.preset} onClick={() => begin(preset)}>
                  {fill(t.scenarios[preset.id as keyof typeof t.scenarios], { n: read(preset.input.people) }, locale)}
                </button>
              ))}
            </div>
          </fieldset>
        </>
      }
    >
      <Answer
        tool={tool}
        say={(output) => (part ? part.sayOf({ output, ...given }) : '')}
        empty={<Placeholder label={t.perPerson} lines={[t.subtotal, t.tax, t.subtotalWithTax, t.tip, t.total]} />}
      >
        {(output) => (
          <>
            <Headline label={t.perPerson}>{money(output.perPerson)}</Headline>
            {failed && <NotFetched t={t} />}
            {part && <part.Split output={output} {...given} />}
          </>
        )}
      </Answer>
    </Tool>
  )
}
