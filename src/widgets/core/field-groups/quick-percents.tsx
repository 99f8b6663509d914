import { formatPercent } from '../format/format'
import { visuallyHidden } from '../tool/theme.css'
import { quick } from './quick-button.css'

interface QuickPercentsProps {
  readonly label: string
  readonly percents: readonly number[]
  /** The percentage in the field next to them, or NaN. */
  readonly chosen: number
  readonly onChoose: (percent: string) => void
  readonly locale: string
  readonly className: string
}

/** Buttons for a field's most common percentages. */
export function QuickPercents({ label, percents, chosen, onChoose, locale, className }: QuickPercentsProps) {
  return (
    <fieldset className={className}>
      <legend className={visuallyHidden}>{label}</legend>
      {percents.map((percent) => (
        <button
          key={percent}
          type="button"
          className={quick}
          aria-pressed={percent === chosen}
          onClick={() => onChoose(String(percent))}
        >
          {formatPercent(percent, locale)}
        </button>
      ))}
    </fieldset>
  )
}
