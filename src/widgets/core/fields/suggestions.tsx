import { useEffect, useRef } from 'react'
import * as css from './suggestions.css'

/** What can be chosen: its id, the words that people read, and what distinguishes it from others of that name. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is active
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
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: the field says which one is active
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
