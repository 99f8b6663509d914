import { useImperativeHandle } from 'react'
import type { Issue, Result } from '../../../engine/core/result'
import { isSameInput } from '../base/record'
import type { Summary } from '../base/summary'
import type { Status, Verdict } from '../base/tool-props'

interface Judged<Code extends string> {
  readonly result: Result<unknown, Code>
}

interface VerdictOptions<Code extends string> {
  /** `settled`: the last requested result, which may be about an earlier input. */
  readonly answer: {
    readonly judged: Judged<Code>
    readonly settled: (Judged<Code> & { readonly input: object }) | undefined
  }
  readonly value: object
  readonly status: Status
  readonly summary: Summary | undefined
  readonly sentenceFor: (issue: Issue<Code>) => string
  readonly t: object
}

/**
 * Tells the page what's known about the input, as soon as it's rendered. The callback is a ref to a handle, which React
 * calls before the next paint, and which a server ignores without a warning.
 */
export function useVerdict<Code extends string>(
  onVerdict: ((verdict: Verdict | null) => void) | undefined,
  { answer: { judged, settled }, value, status, summary, sentenceFor, t }: VerdictOptions<Code>,
): void {
  useImperativeHandle(onVerdict, () => {
    const isAnswered = status === 'current'
    const own = settled && isSameInput(settled.input, value) ? settled : undefined
    const issues = [judged, own].flatMap((each) => (each && !each.result.ok ? each.result.issues : []))
    const sentenceOf = (issue: Issue) => sentenceFor(issue as Issue<Code>)
    return { issues: isAnswered ? [] : issues, isAnswered, sentenceOf, summary, t }
  })
}
