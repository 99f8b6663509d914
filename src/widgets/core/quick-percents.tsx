import { formatNumber } from './format'
import { quick } from './quick.css'
import { unseen } from './theme.css'

interface QuickPercentsProps {
  readonly label: string
  readonly percents: readonly number[]
  /** What the field beside them says, or NaN. */
  readonly chosen: number
  readonly onChoose: (percent: string) => void
  readonly locale: string
  readonly className: string
}

/** The usual percents of a field, to press instead of typing. */
export function QuickPercents({ label, percents, chosen, onChoose, locale, className }: QuickPercentsProps) {
  return (
    <fieldset className={className}>
      <legend className={unseen}>{label}</legend>
      {percents.map((percent) => (
        <button
          key={percent}
          type="button"
          className={quick}
          aria-pressed={percent === chosen}
          onClick={() => onChoose(String(percent))}
        >
          {formatNumber(percent, locale)}%
        </button>
      ))}
    </fieldset>
  )
}
