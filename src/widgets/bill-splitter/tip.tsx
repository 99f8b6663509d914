import { quickTips, tipRange } from '../../engine/bill-splitter/bill-splitter'
import { readPercent } from '../../engine/core/numbers/read-number'
import { QuickPercents } from '../core/field-groups/quick-percents'
import { Range } from '../core/fields/number/range'
import { formatNumber } from '../core/format/format'
import * as css from './bill-splitter.css'
import type { BillTool } from './rows'

/** The tip in percent. A change removes an amount that had replaced it. */
export function Tip({ tool }: { readonly tool: BillTool }) {
  const { t, locale, value } = tool
  const tip = tool.field('tip')
  const isReplaced = value.tipMoney.trim() !== ''
  const onChoose = (tip: string, field?: string) => tool.update({ tip, tipMoney: '' }, field)
  /** The locale's decimal separator. The slider always uses a point. */
  const separator = formatNumber(1.5, locale).slice(1, -1)
  const unit = value.tipOn === 'beforeTax' ? t.tipUnitBeforeTax : t.tipUnit
  return (
    <div className={css.tip}>
      <Range
        {...tip}
        {...tipRange}
        // As precise as the typed number, so that 12.5 is between 12 and 13 on the slider.
        step={10 ** -(readPercent(value.tip, locale)?.split('.')[1]?.length ?? 0)}
        onChange={(text) => onChoose(text.replace('.', separator), 'tip')}
        unit={isReplaced ? t.replaced : unit}
      />
      <QuickPercents
        access={tool.accessOf('tip')}
        className={css.quick}
        label={t.quickTips}
        percents={quickTips}
        chosen={isReplaced ? Number.NaN : Number(readPercent(value.tip, locale))}
        onChoose={(percent) => onChoose(percent)}
      />
    </div>
  )
}
