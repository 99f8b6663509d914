import type { Issue, Result } from '../../../engine/core/result'
import { isBlank, isSameInput, valueAt } from '../base/record'
import type { Status } from '../base/tool-props'
import type { Answer, Answered, Inputs, State } from './state'

/** A result without issues isn't known yet, because code for it is still loading. */
export const isKnown = (result: Result<unknown, string>) => result.ok || result.issues.length > 0

const isInstant = ({ setup, input }: State) => Boolean(setup.instant?.(input))

/** The answer updates on every edit. */
export function follows(state: State): boolean {
  const { setup, isEdited, presses } = state
  const { follows: when = 'always', isClockKnown } = setup
  if (isInstant(state)) return true
  if (when === 'never') return false
  return presses > 0 || (when !== 'once-pressed' && (isEdited || (when === 'always' && isClockKnown)))
}

/** Whether `evaluate` answers, without a pause. It finds all that's wrong with fields. */
export const isAtOnce = (state: State): boolean =>
  isInstant(state) || hasWrongFields(state) || (!state.setup.run && !state.setup.pause)

const hasWrongFields = ({ checked }: State) => issuesIn(checked).some(({ field }) => field)

/** None if there's no result. */
export const issuesIn = (answered: Answered | undefined): readonly Issue[] =>
  answered && !answered.result.ok ? answered.result.issues : []

/** The latest result that was asked for. */
export function answerOf(state: State): Answered | undefined {
  const { checked, settled } = state
  return follows(state) && isAtOnce(state) && isKnown(checked.result) ? checked : settled
}

/** The answer to show: to the input, or else the one from before this edit. Undefined if there's none yet. */
export function shownOf(state: State): Answer<Inputs, unknown> | undefined {
  const answer = answerOf(state)
  // While another answer is on its way, the one before stays.
  if (!answer?.result.ok || !(isUpToDate(state, answer) || state.request)) return state.last
  return isUntouched(state) ? undefined : { input: answer.input, output: answer.result.value }
}

const isUpToDate = ({ setup, input }: State, answer: Answered) => setup.isDrawn || isSameInput(answer.input, input)

/** A tool that shows its example. It may have an answer to its empty input, which nobody has asked for. */
export function isUntouched(state: State): boolean {
  const { setup, input, isEdited, presses } = state
  return !isEdited && presses === 0 && isBlank(input, setup)
}

/** What the visible answer belongs to. */
export function statusOf(state: State): Status {
  const { isEdited, request } = state
  // Also while the answer to the page's input is on its way.
  const isExample = isUntouched(state) || (!isEdited && !hasWrongFields(state))
  if (!shownOf(state)) return isExample ? 'example' : 'incomplete'
  const answer = answerOf(state)
  return answer?.result.ok && isUpToDate(state, answer) && !request ? 'current' : 'outdated'
}

/** Whether the field is still being edited: focused and changed recently. */
export const isTyping = ({ typing }: State, field: string) => typing?.field === field

/** The issue to show for a field, or for the input as a whole (''): none while the user is still typing in it. */
export function issueAt(state: State, path: string): Issue | undefined {
  if (isTyping(state, path)) return undefined
  for (const source of [state.checked, state.settled]) {
    if (!source || !isAbout(source.input, state.input, path)) continue
    const issue = issuesIn(source).find((candidate) => (candidate.field ?? '') === path)
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
  const { checked, settled, input } = state
  // A press may have asked for what was checked.
  const isOther = settled && settled.result !== checked.result && isSameInput(settled.input, input)
  return [...issuesIn(checked), ...issuesIn(isOther ? settled : undefined)]
}
