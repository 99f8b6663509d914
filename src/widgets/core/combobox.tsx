import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import * as css from './combobox.css'
import { Field } from './field'
import { box, input } from './field.css'
import type { FieldProps } from './tool-props'

/** What can be chosen: its id, the words that people read, and what tells it from others of that name. */
export interface Suggestion {
  readonly id: string
  readonly label: string
  readonly note?: string
}

export interface ListProps {
  readonly id: string
  readonly label: string
  readonly options: readonly Suggestion[]
  readonly active: number
  readonly selected?: string
  readonly none: string
  readonly onPick: (option: Suggestion) => void
}

interface ComboboxProps extends FieldProps {
  readonly placeholder?: string
  /** The id of what the text stands for, where it is one. */
  readonly selected?: string
  /** Absent while it is fetched, from `onOpen` on. */
  readonly source?: {
    /** What a text may mean, best first; '' is asked for all. */
    readonly search: (text: string) => readonly Suggestion[]
    /** `Suggestions`. */
    readonly List: (props: ListProps) => ReactNode
  }
  onOpen?(): void
  onPick(id: string): void
  /** Said where nothing is found. */
  readonly none: string
}

/**
 * One of very many: a text field with a list of suggestions (ARIA Authoring Practices, 'Editable combobox with list
 * autocomplete'). Arrows move, Enter takes the one that is active, Escape closes; a text that is left is taken where it
 * is the name of a suggestion, and stays in any case.
 */
export function Combobox(props: ComboboxProps) {
  const { label, issue, value, placeholder, selected, source, none, onChange, onPick, onOpen, onBlur } = props
  const id = useId()
  /** What the list answers: '' where it was opened without typing, nothing where it is closed. */
  const [asked, ask] = useState<string>()
  /** Where arrows have moved to. */
  const [moved, move] = useState<number>()
  const options = (asked !== undefined && source?.search(asked)) || []
  const isOpen = asked !== undefined && source !== undefined
  const active = moved ?? (asked ? 0 : options.findIndex((option) => option.id === selected))

  function open(text?: string): void {
    if (text !== undefined) onOpen?.()
    ask(text)
    move(undefined)
  }
  function pick(option: Suggestion): void {
    open()
    onPick(option.id)
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
              onBlur={() => {
                open()
                const named = options.find(({ label }) => label.toLowerCase() === asked?.trim().toLowerCase())
                if (named) onPick(named.id)
                onBlur?.()
              }}
            />
          </span>
          {isOpen && (
            <source.List
              id={`${id}-list`}
              label={label}
              options={options}
              active={active}
              selected={selected}
              none={none}
              onPick={pick}
            />
          )}
        </div>
      )}
    </Field>
  )
}
