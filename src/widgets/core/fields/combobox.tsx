import { type KeyboardEvent, useId, useState } from 'react'
import type { FieldProps } from '../base/tool-props'
import * as css from './combobox.css'
import { Field } from './field'
import { box, input } from './field.css'
import { type Suggestion, Suggestions } from './suggestions'

interface ComboboxProps extends FieldProps {
  readonly placeholder?: string
  /** The id of the selected suggestion, if any. */
  readonly selected?: string
  /** Suggestions for a text, best first; '' returns all. */
  search(text: string): readonly Suggestion[]
  onPick(id: string): void
  /** Shown if nothing is found. */
  readonly none: string
}

/**
 * One of many options: a text field with a list of suggestions (ARIA Authoring Practices, 'Editable combobox with list
 * autocomplete'). Arrow keys move, Enter selects the active suggestion, Escape closes. On blur, a text that matches a
 * suggestion selects it; any other text stays.
 */
export function Combobox(props: ComboboxProps) {
  const { label, issue, value, placeholder, selected, none, search, onChange, onPick, onBlur, access } = props
  const id = useId()
  /** The query of the list: '' if it was opened without typing, undefined while it's closed. */
  const [query, setQuery] = useState<string>()
  /** The suggestion that the arrow keys have moved to. */
  const [moved, move] = useState<number>()
  const isOpen = query !== undefined
  const options = isOpen ? search(query) : []
  const active = moved ?? (query ? 0 : options.findIndex((option) => option.id === selected))

  function open(text?: string): void {
    setQuery(text)
    move(undefined)
  }
  function pick(option: Suggestion): void {
    open()
    onPick(option.id)
  }
  function leave(): void {
    open()
    const named = options.find(({ label }) => label.toLowerCase() === query?.trim().toLowerCase())
    if (named) onPick(named.id)
    onBlur?.()
  }
  function onKeyDown(event: KeyboardEvent): void {
    const option = options[active]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && isOpen) move((Math.max(active + step, step - 1) + options.length) % options.length || 0)
    else if (step) open('')
    else if (event.key === 'Enter' && option) pick(option)
    else if (event.key === 'Escape' && isOpen) open()
    else {
      if (event.key === 'Enter') open()
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Field label={label} issue={issue} access={access}>
      {(wiring) => (
        <div className={css.anchor}>
          <span className={box} part="input">
            <input
              {...wiring}
              className={input}
              type="text"
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              placeholder={placeholder}
              aria-autocomplete="list"
              aria-expanded={options.length > 0}
              aria-controls={options[0] && `${id}-list`}
              aria-activedescendant={options[active] && `${id}-list-${active}`}
              value={value}
              onChange={(event) => {
                open(event.currentTarget.value)
                onChange(event.currentTarget.value)
              }}
              onClick={() => open(isOpen ? undefined : '')}
              onKeyDown={onKeyDown}
              onBlur={leave}
            />
          </span>
          {isOpen && <Suggestions id={`${id}-list`} {...{ label, options, active, selected, none }} onPick={pick} />}
        </div>
      )}
    </Field>
  )
}
