import {
  evaluate,
  example,
  type Input,
  type IssueCode,
  initial,
  kinds,
  type Output,
  presets,
  quickTips,
  tipRange,
} from '../../engine/bill-splitter'
import { readNumber, readPercent } from '../../engine/core/numbers/read-number'
import { Answer } from '../core/answer/answer'
import { CurrencySwitch } from '../core/field-groups/currency-switch'
import { QuickPercents } from '../core/field-groups/quick-percents'
import { Row } from '../core/field-groups/row'
import { Range, Stepper } from '../core/fields/range'
import { currencySign, formatMoney, formatNumber } from '../core/format/format'
import { NumberField } from '../core/numbers/number-field'
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
  /** The locale's decimal separator. The slider always uses a point. */
  const separator = formatNumber(1.5, locale).slice(1, -1)

  const samples = presets.map(({ id, input }) => ({
    name: interpolate(t.scenarios[id as keyof typeof t.scenarios], { n: read(input.people) }, locale),
    value: input,
  }))

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="finance"
      samples={samples}
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
              // As precise as the typed number, so that 12.5 is between 12 and 13 on the slider.
              step={10 ** -(readPercent(value.tip, locale)?.split('.')[1]?.length ?? 0)}
              onChange={(text) => tip.onChange(text.replace('.', separator))}
              unit={t.tipUnit}
              locale={locale}
            />
            <QuickPercents
              access={tool.accessOf('tip')}
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
