import { type KeyboardEvent, useId, useState } from 'react'
import type { FieldProps } from '../tool/tool-props'
import * as css from './combobox.css'
import { Field } from './field'
import { box, input } from './field.css'
import { type Suggestion, Suggestions } from './suggestions'

interface ComboboxProps extends FieldProps {
  readonly placeholder?: string
  /** The id of the suggestion that the text names, if any. */
  readonly selected?: string
  /** What a text may mean, best first; '' asks for all. */
  search(text: string): readonly Suggestion[]
  onPick(id: string): void
  /** Shown where nothing is found. */
  readonly none: string
}

/**
 * One of very many: a text field with a list of suggestions (ARIA Authoring Practices, 'Editable combobox with list
 * autocomplete'). Arrows move, Enter picks the active one, Escape closes. On leaving the field, a text that names a
 * suggestion picks it; any other text stays.
 */
export function Combobox(props: ComboboxProps) {
  const { label, issue, value, placeholder, selected, none, search, onChange, onPick, onBlur } = props
  const id = useId()
  /** What the list answers: '' where it was opened without typing, undefined while it is closed. */
  const [asked, ask] = useState<string>()
  /** Where arrows have moved to. */
  const [moved, move] = useState<number>()
  const isOpen = asked !== undefined
  const options = isOpen ? search(asked) : []
  const active = moved ?? (asked ? 0 : options.findIndex((option) => option.id === selected))

  function open(text?: string): void {
    ask(text)
    move(undefined)
  }
  function pick(option: Suggestion): void {
    open()
    onPick(option.id)
  }
  function leave(): void {
    open()
    const named = options.find(({ label }) => label.toLowerCase() === asked?.trim().toLowerCase())
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
    <Field label={label} issue={issue}>
      {(wiring) => (
        <div className={css.anchor}>
          <span className={box}>
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
