import type { Issue, Result } from '../../../engine/core/result'
import { isSameInput, valueAt } from '../base/record'
import type { Status } from '../base/tool-props'
import type { Answered, State } from './state'

/** A result without issues isn't known yet, because code for it is still loading. */
export const isKnown = (result: Result<unknown, string>) => result.ok || result.issues.length > 0

const isInstant = ({ setup, input }: State) => Boolean(setup.instant?.(input))

/** The answer updates on every edit. */
export function follows(state: State): boolean {
  const { setup, typed, presses, isAnsweredByPage } = state
  const { live, edits = 'answer' } = setup
  if (live === true || isInstant(state) || (live && typed !== undefined)) return true
  return edits === 'answer' && (presses > 0 || isAnsweredByPage)
}

/** Whether `evaluate` answers, without a pause. */
export const isAtOnce = (state: State) => isInstant(state) || (!state.setup.run && !state.setup.pause)

/** The latest result that was asked for. */
export function answerOf(state: State): Answered | undefined {
  const { checked, settled } = state
  return follows(state) && isAtOnce(state) && isKnown(checked.result) ? checked : settled
}

/** What the visible answer belongs to. */
export function statusOf(state: State): Status {
  if (!state.last) return 'example'
  const answer = answerOf(state)
  const isCurrent = answer?.result.ok && (state.setup.edits === 'keep' || isSameInput(answer.input, state.input))
  return isCurrent && !state.isWorking ? 'current' : 'outdated'
}

/** Whether the field is still being edited: focused and changed recently. */
export const isTyping = ({ typing }: State, field: string) => typing?.field === field

/** The issue to show for a field, or for the input as a whole (''): none while the user is still typing in it. */
export function issueAt(state: State, path: string): Issue | undefined {
  if (isTyping(state, path)) return undefined
  for (const source of [state.checked, state.settled]) {
    if (!source || source.result.ok || !isAbout(source.input, state.input, path)) continue
    const issue = source.result.issues.find((candidate) => (candidate.field ?? '') === path)
    if (issue && isReady(state, issue, path)) return issue
  }
  return undefined
}

/** The text at a path is the same as when it was checked. '' is the whole input. */
const isAbout = (checked: object, input: object, path: string) =>
  path === '' ? isSameInput(checked, input) : valueAt(checked, path) === valueAt(input, path)

/** An empty field waits until it's left or the button is pressed, also one that an edit has just added. */
function isReady({ touched, input }: State, { code }: Issue, path: string): boolean {
  const marks = [touched[path], touched['']]
  const isEmpty = code === 'missing' || valueAt(input, path) === ''
  return marks.includes('left') || (!isEmpty && marks.includes('edited'))
}

/** What's known about the input, whether it's shown or not. */
export function issuesOf(state: State): readonly Issue[] {
  const own = state.settled && isSameInput(state.settled.input, state.input) ? state.settled : undefined
  return [state.checked, own].flatMap((each) => (each && !each.result.ok ? each.result.issues : []))
}
