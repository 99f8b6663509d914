import { useEffect, useState } from 'react'
import { flagLetters } from '../../engine/regex-tester'
import { Group } from '../core/field-groups/group'
import { check, tick } from '../core/fields/check.css'
import { Field } from '../core/fields/field'
import * as field from '../core/fields/field.css'
import { secondary } from '../core/output/button.css'
import { CopyButton } from '../core/output/copy-button'
import { DoneIcon, ErrorIcon } from '../core/output/icons'
import type { FieldProps } from '../core/tool/tool-props'
import * as css from './regex-tester.css'
import { checkRegex } from './regex-tester.state'
import type { strings } from './regex-tester.strings'

interface StringsProps {
  readonly t: typeof strings
}

interface PatternFieldProps extends FieldProps, StringsProps {
  readonly flags: string
  readonly valid: boolean
  /** What the copy button copies. */
  readonly literal: () => string
}

/** The pattern between its slashes, the flags after it; below, whether it is one. */
export function PatternField({ value, onChange, onBlur, flags, valid, literal, t, ...props }: PatternFieldProps) {
  return (
    <div className={field.field}>
      <Field {...props}>
        {(wiring) => (
          <span className={`${field.box} ${css.literal}`}>
            <span className={css.slash} aria-hidden="true">
              /
            </span>
            <input
              {...wiring}
              className={`${field.input} ${css.source}`}
              type="text"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={value}
              onChange={(event) => onChange(event.currentTarget.value)}
              onBlur={onBlur}
            />
            <span className={css.slash} aria-hidden="true">
              /<span className={css.letters}>{flags}</span>
            </span>
          </span>
        )}
      </Field>
      <div className={css.under}>
        <span className={valid ? css.badge : `${css.badge} ${css.invalid}`}>
          {valid ? <DoneIcon /> : <ErrorIcon />}
          {valid ? t.valid : t.invalid}
        </span>
        <CopyButton tool={{ t }} label={t.copyRegex} text={literal} />
      </div>
    </div>
  )
}

/** Those that this browser knows; prerendered, all. */
export function Flags({ label, value, onChange, onBlur, issue, t }: FieldProps & StringsProps) {
  const [known, setKnown] = useState<readonly Letter[]>(flagLetters)
  useEffect(() => setKnown(flagLetters.filter((flags) => !checkRegex({ pattern: '', flags }))), [])
  return (
    <Group label={label} issue={issue}>
      <div className={css.flags}>
        {known.map((letter) => (
          <label key={letter} className={check}>
            <input
              className={tick}
              type="checkbox"
              checked={value.includes(letter)}
              onChange={(event) => onChange(withFlag(value, letter, event.currentTarget.checked))}
              onBlur={onBlur}
            />
            <span>
              <code className={css.letter}>{letter}</code> {t.flagNames[letter]}
            </span>
          </label>
        ))}
      </div>
    </Group>
  )
}

type Letter = (typeof flagLetters)[number]

/** With a letter or without, in the order of the boxes. Of u and v the newer choice stays: they exclude each other. */
function withFlag(flags: string, letter: Letter, on: boolean): string {
  const other = letter === 'u' ? 'v' : letter === 'v' ? 'u' : ''
  return flagLetters.filter((each) => (each === letter ? on : flags.includes(each) && !(on && each === other))).join('')
}

interface PresetsProps extends StringsProps {
  readonly onChoose: (id: string) => void
}

/** A click fills in pattern and flags, and the text unless a person wrote one. */
export function Presets({ t, onChoose }: PresetsProps) {
  return (
    <Group label={t.presets}>
      <div className={css.presets}>
        {Object.entries(t.presetNames).map(([id, name]) => (
          <button key={id} type="button" className={secondary} onClick={() => onChoose(id)}>
            {name}
          </button>
        ))}
      </div>
    </Group>
  )
}
