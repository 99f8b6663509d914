import { useEffect, useRef, useState } from 'react'
import type { Issue } from '../../../engine/core/result'
import { afterPress } from './press'
import { isSameInput, valueAt } from './record'
import type { Answered } from './use-answer'

/** Milliseconds without a key after which a field counts as filled in. */
const pause = 1500

/** Which issues a person should see by now: not in a field that is still being filled in. */
export function useShownIssues<Input extends object, Output, Code extends string>(
  value: Input,
  /** Where issues come from, the first of all first: each holds as long as its field's text is what it was. */
  sources: readonly (Answered<Input, Output, Code> | undefined)[],
) {
  /** Fields that a person edited or left; '' once the button was pressed. */
  const [touched, setTouched] = useState<Readonly<Record<string, 'edited' | 'left'>>>({})
  /** The field that is being typed in. */
  const [busy, setBusy] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function issueAt(path: string): Issue<Code> | undefined {
    if (path !== '' && path === busy) return undefined
    for (const source of sources) {
      if (!source || source.result.ok || !isAbout(source.input, value, path)) continue
      const issue = source.result.issues.find((candidate) => (candidate.field ?? '') === path)
      const isReady = touched[''] ?? (issue?.code === 'missing' ? touched[path] === 'left' : touched[path])
      if (issue && isReady) return issue
    }
    return undefined
  }

  return {
    issueAt,
    /** The field is still being filled in: neither left, nor untouched for a while. */
    isTyping: (field: string) => field === busy,
    markEdited(field: string): void {
      setTouched((before) => (before[field] ? before : { ...before, [field]: 'edited' as const }))
      setBusy(field)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => afterPress(() => setBusy(undefined)), pause)
    },
    /** The field has lost the focus. */
    markLeft(field: string): void {
      afterPress(() => {
        setTouched((before) => (before[field] ? { ...before, [field]: 'left' as const } : before))
        setBusy(undefined)
      })
    },
    /** The button was pressed: everything that is wrong is said. */
    markAll(): void {
      setTouched((before) => ({ ...before, '': 'left' as const }))
      setBusy(undefined)
    },
    /** The way back to the issues that are shown now. */
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

/** What was judged at a path is what stands there now; at '' it is the whole input. */
const isAbout = (judged: object, value: object, path: string) =>
  path === '' ? isSameInput(judged, value) : valueAt(judged, path) === valueAt(value, path)
