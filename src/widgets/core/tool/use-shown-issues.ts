import { useEffect, useRef, useState } from 'react'
import type { Issue } from '../../../engine/core/result'
import { afterPress } from '../base/press'
import { isSameInput, valueAt } from '../base/record'
import type { Answered } from './use-answer'

/** Milliseconds without a keystroke until a field counts as finished. */
const pause = 1500

/** The issues to show: none for a field that the user is still typing in. */
export function useShownIssues<Input extends object, Output, Code extends string>(
  value: Input,
  /** Sources of issues, in order of priority. Each is valid while its field's text is unchanged. */
  sources: readonly (Answered<Input, Output, Code> | undefined)[],
) {
  /** Fields that the user has edited or left. '' is the whole form: `left` by a press of the button, `edited` after that. */
  const [touched, setTouched] = useState<Readonly<Record<string, 'edited' | 'left'>>>({})
  /** The field that the user is typing in. */
  const [busy, setBusy] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function issueAt(path: string): Issue<Code> | undefined {
    if (path !== '' && path === busy) return undefined
    for (const source of sources) {
      if (!source || source.result.ok || !isAbout(source.input, value, path)) continue
      const issue = source.result.issues.find((candidate) => (candidate.field ?? '') === path)
      if (issue && isReady(issue, path)) return issue
    }
    return undefined
  }

  /** An empty field waits until it's left or the button is pressed, also one that an edit has just added. */
  function isReady({ code }: Issue<Code>, path: string): boolean {
    const states = [touched[path], touched['']]
    const isEmpty = code === 'missing' || valueAt(value, path) === ''
    return states.includes('left') || (!isEmpty && states.includes('edited'))
  }

  /** On the first edit after a press. What the press has found stays shown. */
  function endPress(): void {
    if (touched[''] !== 'left') return
    const found = sources.flatMap((source) => (source && !source.result.ok ? source.result.issues : []))
    const left = found.map(({ field = '' }) => [field, 'left'] as const)
    setTouched((before) => ({ ...before, ...Object.fromEntries(left), '': 'edited' }))
  }

  return {
    issueAt,
    /** Whether the field is still being edited: focused and changed recently. */
    isTyping: (field: string) => field === busy,
    endPress,
    markEdited(field: string): void {
      setTouched((before) => (before[field] ? before : { ...before, [field]: 'edited' as const }))
      setBusy(field)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => afterPress(() => setBusy(undefined)), pause)
    },
    /** On blur. */
    markLeft(field: string): void {
      afterPress(() => {
        setTouched((before) => (before[field] ? { ...before, [field]: 'left' as const } : before))
        setBusy(undefined)
      })
    },
    /** On the button: shows all errors. */
    markAll(): void {
      setTouched((before) => ({ ...before, '': 'left' as const }))
      setBusy(undefined)
    },
    /** Captures the visible issues for undo. */
    snapshot: () => () => {
      setTouched(touched)
      setBusy(undefined)
    },
    clear(): void {
      clearTimeout(timer.current)
      setTouched({})
      setBusy(undefined)
    },
  }
}

/** The text at a path is the same as when it was checked. '' is the whole input. */
const isAbout = (judged: object, value: object, path: string) =>
  path === '' ? isSameInput(judged, value) : valueAt(judged, path) === valueAt(value, path)
