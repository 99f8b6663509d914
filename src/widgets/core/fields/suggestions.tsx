import { useEffect, useRef } from 'react'
import * as css from './suggestions.css'

/** An option: its id, its label, and a detail that distinguishes it from others with the same label. */
export interface Suggestion {
  readonly id: string
  readonly label: string
  readonly note?: string
}

interface SuggestionsProps {
  readonly id: string
  readonly label: string
  readonly options: readonly Suggestion[]
  readonly active: number
  readonly selected?: string
  readonly none: string
  readonly onPick: (option: Suggestion) => void
}

/** The list of a combobox. The active option is scrolled into view, the selected one is bold. */
export function Suggestions({ id, label, options, active, selected, none, onPick }: SuggestionsProps) {
  const list = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the active option changes
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  if (!options.length)
    return (
      <p className={`${css.list} ${css.none}`} role="status">
        {none}
      </p>
    )
  return (
    <div className={css.list} ref={list} id={id} role="listbox" aria-label={label}>
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the field’s aria-activedescendant marks the active one
        <div
          key={option.id}
          id={`${id}-${index}`}
          className={css.option}
          role="option"
          aria-selected={option.id === selected}
          data-active={index === active || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
        >
          {option.label} <span className={css.note}>{option.note}</span>
        </div>
      ))}
    </div>
  )
}
