import { useEffect, useRef, useState } from 'react'
import { icon } from '../../base/icons'
import * as css from './calendar-button.css'

const CalendarIcon = icon('M2.5 3.5h11v10h-11zM2.5 6.8h11M5.5 1.8v3M10.5 1.8v3')

interface CalendarButtonProps {
  readonly label: string
  /** The date to open the calendar at, 'YYYY-MM-DD'; today if ''. */
  readonly date: string
  readonly onPick: (date: string) => void
}

/** Opens the platform's calendar. Hidden if the platform has none. */
export function CalendarButton({ label, date, onPick }: CalendarButtonProps) {
  const picker = useRef<HTMLInputElement>(null)
  // Most browsers have one, and adding the button only now would shift the layout.
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

/** Browsers require a user gesture (HTML Standard, `showPicker`). Without one, the user types the date. */
function open(picker: HTMLInputElement | null): void {
  try {
    picker?.showPicker()
  } catch {
    return
  }
}

/** Browsers don't open a date picker in a cross-origin frame (HTML Standard, `showPicker`). */
function canShowPicker(): boolean {
  try {
    return 'showPicker' in HTMLInputElement.prototype && Boolean(globalThis.top?.location.href)
  } catch {
    return false
  }
}
