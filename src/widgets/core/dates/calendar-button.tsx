import { useEffect, useRef, useState } from 'react'
import { icon } from '../output/icons'
import * as css from './calendar-button.css'

const CalendarIcon = icon('M2.5 3.5h11v10h-11zM2.5 6.8h11M5.5 1.8v3M10.5 1.8v3')

interface CalendarButtonProps {
  readonly label: string
  /** Where the calendar opens, 'YYYY-MM-DD'; at today for ''. */
  readonly date: string
  readonly onPick: (date: string) => void
}

/** Opens the platform's own calendar; not there where the platform has none to open. */
export function CalendarButton({ label, date, onPick }: CalendarButtonProps) {
  const picker = useRef<HTMLInputElement>(null)
  // Most browsers have one: where it appeared only now, what stands beside it would move.
  const [isOffered, setOffered] = useState(true)
  useEffect(() => setOffered(canShowPicker()), [])
  if (!isOffered) return null
  return (
    <span className={css.calendar}>
      <input
        ref={picker}
        className={css.picker}
        type="date"
        aria-hidden="true"
        tabIndex={-1}
        value={date}
        onChange={(event) => onPick(event.currentTarget.value)}
      />
      <button type="button" className={css.open} aria-label={label} title={label} onClick={() => open(picker.current)}>
        <CalendarIcon />
      </button>
    </span>
  )
}

/** A browser refuses where no person has pressed (HTML Standard, `showPicker`): then the day is typed. */
function open(picker: HTMLInputElement | null): void {
  try {
    picker?.showPicker()
  } catch {
    return
  }
}

/** In a frame of another site browsers refuse to open a date picker (HTML Standard, `showPicker`). */
function canShowPicker(): boolean {
  try {
    return 'showPicker' in HTMLInputElement.prototype && Boolean(globalThis.top?.location.href)
  } catch {
    return false
  }
}
