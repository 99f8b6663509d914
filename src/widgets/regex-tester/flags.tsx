import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { flagLetters } from '../../engine/regex-tester/fields'
import type { FieldProps } from '../core/base/tool-props'
import { ErrorMessage } from '../core/fields/field'
import * as field from '../core/fields/field.css'
import { useWords } from '../core/words/use-words'
import * as css from './regex-tester.css'
import { checkRegex } from './regex-tester.state'
import type { initialStrings } from './views/initial.strings'

/**
 * The flags that this browser supports, as buttons with a letter. Prerendered pages list all of them. A link's other letters
 * are buttons as well, so that they can be turned off.
 */
export function Flags({ label, value, onChange, onBlur, issue, access }: FieldProps & {}) {
  const { t } = useWords<typeof initialStrings>()
  const id = useId()
  const [known, setKnown] = useState<readonly Letter[]>(flagLetters)
  useEffect(() => setKnown(flagLetters.filter((flags) => !checkRegex({ pattern: '', flags }))), [])
  const chosen = known.filter((letter) => value.includes(letter))
  const unknown = [...new Set(value)].filter((letter) => !(known as readonly string[]).includes(letter))
  if (access === 'hidden') return null
  return (
    <fieldset
      className={field.field}
      part="field"
      disabled={access === 'locked'}
      aria-describedby={issue ? id : undefined}
      aria-invalid={issue ? true : undefined}
      tabIndex={issue ? -1 : undefined}
    >
      <legend className={css.flagsHead}>
        {label} <span className={css.summary}>{chosen.map((letter) => t.flagNames[letter]).join(', ')}</span>
      </legend>
      <div className={css.flags}>
        {[...known, ...unknown].map((letter) => {
          const name = letter in t.flagNames ? `${letter}: ${t.flagNames[letter as Letter]}` : letter
          const isOn = value.includes(letter)
          const toggle = () => onChange(withFlag(value, letter, !isOn))
          return (
            <label key={letter} className={css.flag}>
              {/* biome-ignore lint/a11y/useSemanticElements: one of the tool's fields, which looks like a button */}
              <input
                className={css.toggle}
                type="checkbox"
                role="button"
                aria-pressed={isOn}
                aria-label={name}
                title={name}
                checked={isOn}
                onChange={toggle}
                onKeyDown={(event) => onEnter(event, toggle)}
                onBlur={onBlur}
              />
              <span aria-hidden="true">{letter}</span>
            </label>
          )
        })}
      </div>
      <ErrorMessage id={id}>{issue}</ErrorMessage>
    </fieldset>
  )
}

/** Buttons react to Enter as well, checkboxes only to Space. */
function onEnter(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  act()
}

type Letter = (typeof flagLetters)[number]

/** Adds or removes a flag, in the buttons' order. u and v exclude each other, so the newer choice wins. Drops unknown ones. */
function withFlag(flags: string, letter: string, on: boolean): string {
  const other = letter === 'u' ? 'v' : letter === 'v' ? 'u' : ''
  return flagLetters.filter((each) => (each === letter ? on : flags.includes(each) && !(on && each === other))).join('')
}
