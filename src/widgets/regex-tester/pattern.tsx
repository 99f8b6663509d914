import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { DoneIcon, ErrorIcon } from '../core/base/icons'
import type { FieldProps } from '../core/base/tool-props'
import type { Insertion } from '../core/editor/code-line'
import type { Mark } from '../core/editor/highlight'
import { ErrorMessage } from '../core/fields/field'
import * as field from '../core/fields/field.css'
import { CopyButton } from '../core/output/copy-button'
import { useWords } from '../core/words/use-words'
import { capturesIn } from './captures'
import { partsOfPattern } from './colored-parts'
import * as css from './regex-tester.css'
import type { initialStrings } from './views/initial.strings'

export interface PatternFieldProps extends FieldProps {
  readonly flags: string
  readonly valid: boolean
  /** The text for the copy button. */
  readonly literal: () => string
  /** Replaces the field with one that colors the groups, once it's loaded. */
  readonly CodeLine: typeof import('../core/editor/code-line').CodeLine | undefined
  readonly onEnter: () => void
  /** What was made of a pasted literal. */
  readonly said: string | undefined
  /** The error, the current token. */
  readonly marks: readonly Mark[]
  /** A token from the reference to insert at the caret. */
  readonly insertion: Insertion | undefined
  /** The caret or the mouse is at a place in the pattern. */
  readonly onPlace: (at: number | undefined) => void
}

/** The pattern between slashes, followed by the flags. Above it, whether it's valid. */
export function PatternField(all: PatternFieldProps) {
  const { t } = useWords<typeof initialStrings>()
  const { flags, valid, literal, CodeLine, onEnter, marks, insertion, onPlace, said, ...props } = all
  const { label, value, issue, placeholder = '', onChange, onBlur, access } = props
  const id = useId()
  const { ready: Line, ...focus } = useUnfocused(CodeLine)
  const input = useRef<HTMLInputElement>(null)
  useInsertion(input, insertion, onChange)
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
          {Line && !isLocked ? (
            <Line
              className={css.line}
              label={label}
              text={value}
              placeholder={placeholder}
              issue={issue}
              parts={parts}
              marks={marks}
              insertion={insertion}
              onCaret={onPlace}
              onPoint={onPlace}
              onChange={onChange}
              onBlur={onBlur}
              onEnter={onEnter}
            />
          ) : (
            <input
              ref={input}
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
              onSelect={(event) => onPlace(event.currentTarget.selectionStart ?? undefined)}
              onFocus={focus.onFocus}
              onBlur={() => {
                focus.onBlur()
                onBlur?.()
              }}
            />
          )}
          <span className={css.slash} aria-hidden="true">
            /<span className={css.letters}>{flags}</span>
          </span>
        </span>
        <span className={css.copyRegex}>
          <CopyButton label={t.copyRegex} text={literal} />
        </span>
      </div>
      <ErrorMessage id={`${id}-issue`}>{issue}</ErrorMessage>
      {said && !issue && <p className={css.said}>{said}</p>}
    </div>
  )
}

/** Inserts a text at the caret of the plain field. The editor does it itself. */
function useInsertion(
  input: RefObject<HTMLInputElement | null>,
  insertion: Insertion | undefined,
  onChange: (pattern: string) => void,
) {
  /** Where the caret goes once the field has the new text. */
  const goal = useRef<{ readonly text: string; readonly caret: number }>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each insertion
  useEffect(() => {
    const field = input.current
    if (!insertion || !field) return
    const from = field.selectionStart ?? field.value.length
    const text = field.value.slice(0, from) + insertion.text + field.value.slice(field.selectionEnd ?? from)
    goal.current = { text, caret: from + insertion.caret }
    onChange(text)
  }, [insertion])
  useEffect(() => {
    const field = input.current
    if (!field || field.value !== goal.current?.text) return
    field.focus()
    field.setSelectionRange(goal.current.caret, goal.current.caret)
    goal.current = undefined
  })
}

/** Something to replace a field with while it isn't focused, because someone may be typing in it. */
function useUnfocused<Ready>(loaded: Ready | undefined) {
  const [isFocused, setFocused] = useState(false)
  const ready = useRef<Ready>(undefined)
  if (!isFocused) ready.current ??= loaded
  return { ready: ready.current, onFocus: () => setFocused(true), onBlur: () => setFocused(false) }
}
