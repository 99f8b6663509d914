import { useEffect, useRef } from 'react'
import type { ListProps } from './combobox'
import * as css from './suggestions.css'

/** The list of a combobox: what is active is in sight, what is chosen is bold. */
export function Suggestions({ id, label, options, active, selected, none, onPick }: ListProps) {
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
