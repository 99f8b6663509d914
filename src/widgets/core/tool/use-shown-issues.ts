import { useState } from 'react'
import type { Issue, Result } from '../../../engine/core/result'
import { valueAt } from './record'

/** A result, and the input that it belongs to. */
export interface Answered<Input, Output, Code extends string> {
  readonly input: Input
  readonly result: Result<Output, Code>
}

/** Which issues a person should see by now: not while a field is still being filled in for the first time. */
export function useShownIssues<Input extends object, Output, Code extends string>(
  value: Input,
  live: Result<Output, Code> | undefined,
) {
  /** The result that the issues are taken from, where the tool does not answer each edit. */
  const [judged, judge] = useState<Answered<Input, Output, Code>>()
  /** Fields that a person edited or left; '' once the button was pressed. */
  const [touched, setTouched] = useState<Readonly<Record<string, 'edited' | 'left'>>>({})

  /** The issue of a field, if it still holds for the text in it and the person is ready for it. */
  function issueAt(path: string): Issue<Code> | undefined {
    const source = live ? { input: value, result: live } : judged
    if (!source || source.result.ok) return undefined
    const issue = source.result.issues.find((candidate) => (candidate.field ?? '') === path)
    if (!issue || valueAt(source.input, path) !== valueAt(value, path)) return undefined
    const isReady = touched[''] ?? (issue.code === 'missing' ? touched[path] === 'left' : touched[path])
    return isReady ? issue : undefined
  }

  return {
    judge,
    issueAt,
    isTouched: (field: string) => Boolean(touched[field]),
    markEdited: (field: string) =>
      setTouched((before) => (before[field] ? before : { ...before, [field]: 'edited' as const })),
    markLeft: (field: string) => setTouched((before) => ({ ...before, [field]: 'left' as const })),
    clear(): void {
      judge(undefined)
      setTouched({})
    },
  }
}
