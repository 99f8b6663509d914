import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import type { Option } from '../fields/choice'
import * as css from './tabs.css'

interface TabsProps {
  /** The label of the group: 'Mode'. */
  readonly label: string
  readonly options: readonly Option[]
  readonly value: string
  readonly onChange: (value: string) => void
  /** The selected tab's content. */
  readonly children: ReactNode
}

/** Tabs following the ARIA pattern: arrow keys move and select, Tab moves into the panel. */
export function Tabs({ label, options, value, onChange, children }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const here = options.findIndex(([option]) => option === value)
    const forward = event.currentTarget.matches(':dir(rtl)') ? -1 : 1
    const to = { ArrowRight: here + forward, ArrowLeft: here - forward, Home: 0, End: options.length - 1 }[event.key]
    const option = to === undefined ? undefined : options[(to + options.length) % options.length]
    if (!option) return
    event.preventDefault()
    onChange(option[0])
    const tab = list.current?.children[options.indexOf(option)] as HTMLElement | undefined
    tab?.focus()
  }

  return (
    <div className={css.tabs}>
      <div className={css.list} role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {options.map(([option, words]) => (
          <button
            key={option}
            type="button"
            role="tab"
            id={`${id}-${option}`}
            className={css.tab}
            aria-selected={option === value}
            aria-controls={`${id}-panel`}
            tabIndex={option === value ? 0 : -1}
            onClick={() => onChange(option)}
          >
            {words}
          </button>
        ))}
      </div>
      <div className={css.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  )
}
