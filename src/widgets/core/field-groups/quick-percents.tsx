import { visuallyHidden } from '../base/theme.css'
import type { Access } from '../base/tool-props'
import { formatPercent } from '../format/format'
import { useWords } from '../words/use-words'
import { quick } from './quick-button.css'

interface QuickPercentsProps {
  readonly label: string
  readonly percents: readonly number[]
  /** The percentage in the field next to them, or NaN. */
  readonly chosen: number
  readonly onChoose: (percent: string) => void
  readonly className: string
  /** That of the field. */
  readonly access: Access
}

/** Buttons for a field's most common percentages. */
export function QuickPercents({ label, percents, chosen, onChoose, className, access }: QuickPercentsProps) {
  const { locale } = useWords()
  if (access === 'hidden') return null
  return (
    <fieldset className={className} disabled={access === 'locked'}>
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
