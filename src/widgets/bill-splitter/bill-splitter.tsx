import {
  evaluate,
  example,
  type Input,
  type IssueCode,
  initial,
  kinds,
  type Output,
  type Preset,
  presets,
  quickTips,
  tipRange,
} from '../../engine/bill-splitter'
import { readNumber, readPercent } from '../../engine/core/numbers/read-number'
import { CurrencySwitch } from '../core/field-groups/currency-switch'
import { QuickPercents } from '../core/field-groups/quick-percents'
import { Row } from '../core/field-groups/row'
import { field, legend } from '../core/fields/field.css'
import { Range, Stepper } from '../core/fields/range'
import { currencySign, formatMoney, formatNumber } from '../core/format/format'
import { NumberField } from '../core/numbers/number-field'
import { Answer } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { BillAnswer, sayOf } from './bill-splitter.answer'
import * as css from './bill-splitter.css'
import { strings } from './bill-splitter.strings'

export type BillSplitterProps = ToolProps<Input, Output, IssueCode, typeof strings>

export function BillSplitter(props: BillSplitterProps) {
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props)
  const { t, value, locale } = tool
  const money = (amount: number) => formatMoney(amount, locale, t.currency)
  const read = (text: string) => Number(readNumber(text, locale))
  const shared = { input: tool.answeredInput ?? value, t, locale, money }
  const tip = tool.field('tip')
  /** The slider's text has a point, whatever the locale has. */
  const point = formatNumber(1.5, locale).slice(1, -1)

  function begin(preset: Preset): void {
    tool.replace(preset.input)
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
              {...tipRange}
              // As fine as the number typed, so that the slider shows 12.5 between 12 and 13.
              step={10 ** -(readPercent(value.tip, locale)?.split('.')[1]?.length ?? 0)}
              onChange={(text) => tip.onChange(text.replace('.', point))}
              unit="%"
              locale={locale}
              hint={t.tipHint}
            />
            <QuickPercents
              className={css.quick}
              label={t.quickTips}
              percents={quickTips}
              chosen={Number(readPercent(value.tip, locale))}
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
              {presets.map((preset) => (
                <button key={preset.id} type="button" className={css.preset} onClick={() => begin(preset)}>
                  {interpolate(
                    t.scenarios[preset.id as keyof typeof t.scenarios],
                    { n: read(preset.input.people) },
                    locale,
                  )}
                </button>
              ))}
            </div>
          </fieldset>
          <CurrencySwitch tool={tool} />
        </>
      }
    >
      <Answer tool={tool} say={(output) => sayOf({ output, ...shared })}>
        {(output) => <BillAnswer output={output} {...shared} />}
      </Answer>
    </Tool>
  )
}
