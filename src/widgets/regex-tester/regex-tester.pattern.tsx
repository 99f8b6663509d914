import { useId, useMemo, useRef, useState } from 'react'
import { CodeLine } from '../core/editor/code-line'
import { ErrorMessage } from '../core/fields/field'
import * as field from '../core/fields/field.css'
import { CopyButton } from '../core/output/copy-button'
import { DoneIcon, ErrorIcon } from '../core/output/icons'
import type { FieldProps } from '../core/tool/tool-props'
import { capturesIn } from './regex-tester.captures'
import * as css from './regex-tester.css'
import { partsOfPattern } from './regex-tester.parts'
import type { strings } from './regex-tester.strings'

export interface PatternFieldProps extends FieldProps {
  readonly flags: string
  readonly valid: boolean
  /** The text for the copy button. */
  readonly literal: () => string
  /** Replaces the field with one that colors the groups, once it's loaded. */
  readonly createEditor: typeof import('../core/editor/code-editor').createLineEditor | undefined
  readonly onEnter: () => void
  readonly t: typeof strings
}

/** The pattern between slashes, followed by the flags. Above it, whether it's valid. */
export function PatternField({ flags, valid, literal, createEditor, onEnter, t, ...props }: PatternFieldProps) {
  const { label, value, issue, placeholder = '', onChange, onBlur, access } = props
  const id = useId()
  const create = useUnfocused(createEditor)
  const isLocked = access === 'locked'
  const parts = useMemo(() => partsOfPattern(value, capturesIn(value, flags)), [value, flags])
  if (access === 'hidden') return null
  return (
    <div className={field.field} part="field">
      <div className={field.head}>
        <label className={field.label} htmlFor={id}>
          {label}
        </label>
        <span className={valid ? css.badge : css.invalid}>
          {valid ? <DoneIcon /> : <ErrorIcon />}
          {valid ? t.valid : t.invalid}
        </span>
      </div>
      <div className={css.row}>
        <span className={css.literal}>
          <span className={css.slash} aria-hidden="true">
            /
          </span>
          {create.ready && !isLocked ? (
            <CodeLine
              create={create.ready}
              className={css.line}
              label={label}
              text={value}
              placeholder={placeholder}
              issue={issue}
              parts={parts}
              onChange={onChange}
              onBlur={onBlur}
              onEnter={onEnter}
            />
          ) : (
            <input
              id={id}
              aria-describedby={issue ? `${id}-issue` : undefined}
              aria-invalid={issue ? true : undefined}
              className={css.source}
              type="text"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              placeholder={placeholder}
              value={value}
              disabled={isLocked}
              onChange={(event) => onChange(event.currentTarget.value)}
              onFocus={create.onFocus}
              onBlur={() => {
                create.onBlur()
                onBlur?.()
              }}
            />
          )}
          <span className={css.slash} aria-hidden="true">
            /<span className={css.letters}>{flags}</span>
          </span>
        </span>
        <span className={css.copyRegex}>
          <CopyButton tool={{ t }} label={t.copyRegex} text={literal} />
        </span>
      </div>
      <ErrorMessage id={`${id}-issue`}>{issue}</ErrorMessage>
    </div>
  )
}

/** Something to replace a field with while it isn't focused, because someone may be typing in it. */
function useUnfocused<Ready>(loaded: Ready | undefined) {
  const [isFocused, setFocused] = useState(false)
  const ready = useRef<Ready>(undefined)
  if (!isFocused) ready.current ??= loaded
  return { ready: ready.current, onFocus: () => setFocused(true), onBlur: () => setFocused(false) }
}
