import { isBlank, isSameInput, withFixed, withValueAt } from '../base/record'
import { follows, isAtOnce, isKnown, issuesIn, isUntouched, shownOf } from './shown'
import type { Answered, Cause, Event, Inputs, Request, Setup, State } from './state'

const untouched = {
  isEdited: false,
  presses: 0,
  by: 'page',
  settled: undefined,
  request: undefined,
  editing: undefined,
  last: undefined,
  touched: {},
  typing: undefined,
  undo: undefined,
} as const

/**
 * The state of a tool that has been added to the page. `kept` is from when it was removed: a draw isn't repeated, and
 * an answer isn't requested again.
 */
export function begin(setup: Setup, value: Inputs | undefined, kept?: State): State {
  if (!kept) return ask(check({ ...untouched, failures: 0, acts: 0, setup, input: value ?? setup.start }))
  const state = give({ ...kept, setup, request: undefined, typing: undefined }, setup, value)
  const isAnswered = state.settled && isSameInput(state.settled.input, state.input)
  return isAnswered ? state : ask(isKnown(state.checked.result) ? state : check(state))
}

/** The state after an event. Pure, except that `evaluate` may draw at random. */
export function reduce(state: State, event: Event): State {
  switch (event.type) {
    case 'typed':
      return change(state, withValueAt(state.input, event.field, event.value), event.field)
    case 'changed':
      return change(state, { ...state.input, ...event.patch }, event.field)
    case 'left':
      return leave(state, event.field)
    case 'rested':
      return { ...state, typing: undefined }
    case 'pressed':
      return press(state, event.by)
    case 'begun':
      return state.presses === 0 ? press(state, 'page') : state
    case 'answered':
      return event.request === state.request ? settle(state, event.request, event.result) : state
    case 'replaced':
      return replace(state, event.patch)
    case 'undone':
      return state.undo ? goBack(state, state.undo.state) : state
    case 'expired':
      return state.undo ? { ...state, undo: { ...state.undo, isOffered: false } } : state
    case 'reset':
      return ask(check({ ...clear(state), input: state.setup.start }))
    case 'given':
      return give(state, event.setup, event.value)
  }
}

type Unchecked = Omit<State, 'checked'>

/** Evaluates the input. Random results are drawn again. */
function check(state: Unchecked): State {
  const { setup, input } = state
  return { ...state, checked: { input, result: setup.evaluate(input) } }
}

/** Requests an answer that takes time, if it's due without a press. Cancels the one in progress. */
function ask(state: State, by = state.by): State {
  if (!follows(state) || isUntouched(state)) return state
  if (isAtOnce(state)) return { ...state, request: undefined }
  const { setup, input } = state
  return { ...state, request: { setup, input, by, pause: setup.pause ?? 0 } }
}

/** An edit by the user. It goes on while the same field is edited. */
function change(state: State, next: Inputs, field: string | undefined): State {
  const begun = field && field === state.editing ? state : endEdit(state)
  const edited = { ...edit(endPress(begun), next), editing: field }
  return field ? { ...edited, typing: { field }, touched: { [field]: 'edited', ...edited.touched } } : edited
}

const endEdit = (state: State): State => ({ ...state, editing: undefined, last: shownOf(state) })

function edit(state: State, next: Inputs): State {
  const { setup, acts } = state
  const input = withFixed(next, state.input, setup.fixed)
  const edited = check({ ...state, input, isEdited: true, undo: undefined })
  const by = follows(edited) ? 'edit' : 'page'
  return ask(forget({ ...edited, acts: acts + 1, by }))
}

/** An answer that only a press asks for doesn't stay beside another input, nor does one on its way. */
function forget(state: State): State {
  const { setup, last } = state
  if (setup.follows !== 'never' || setup.isDrawn) return state
  const isFollowed = last && setup.instant?.(last.input)
  return { ...state, last: isFollowed ? last : undefined, settled: undefined, request: undefined }
}

/** The first edit after a press. What the press has found stays shown. */
function endPress(state: State): State {
  if (state.touched[''] !== 'left') return state
  const found = [...issuesIn(state.checked), ...issuesIn(state.settled)]
  const left = found.map(({ field = '' }) => [field, 'left'] as const)
  return { ...state, touched: { ...state.touched, ...Object.fromEntries(left), '': 'edited' } }
}

function leave(state: State, field: string): State {
  const { touched } = state
  return { ...endEdit(state), typing: undefined, touched: touched[field] ? { ...touched, [field]: 'left' } : touched }
}

/** The button, Enter or the page's request: shows all errors, and answers. */
function press(state: State, by: Cause): State {
  const next = check({
    ...endEdit(state),
    by,
    acts: state.acts + 1,
    presses: state.presses + 1,
    touched: { ...state.touched, '': 'left' },
    typing: undefined,
  })
  const { setup, checked, input } = next
  if (isAtOnce(next) && follows(next)) return countFailure(next, by, checked)
  const request = { setup, input, by, pause: 0 }
  return setup.run ? { ...next, request } : settle(next, request, checked.result)
}

function settle(state: State, { input, by }: Request, result: Answered['result']): State {
  const settled = { input, result }
  return countFailure({ ...state, settled, request: undefined }, by, settled)
}

const countFailure = (state: State, by: Cause, { result }: Answered): State =>
  by === 'press' && !result.ok && isKnown(result) ? { ...state, failures: state.failures + 1 } : state

/** An emptied tool shows its example again. */
function replace(state: State, patch: Inputs): State {
  const next = withFixed({ ...state.input, ...patch }, state.input, state.setup.fixed)
  const isWhole = Object.keys(next).every((field) => field in patch)
  // A list that has lost its last row isn't cleared: other fields may have been edited.
  const isCleared = isBlank(next, state.setup) && (isWhole || !Object.values(patch).some(Array.isArray))
  const edited = edit(isCleared ? clear(state) : { ...state, editing: undefined, last: undefined }, next)
  const replaced = isCleared ? { ...edited, isEdited: false } : edited
  if (isSameInput(state.input, next)) return replaced
  return { ...replaced, undo: { state: { ...state, undo: undefined }, isOffered: true } }
}

const clear = (state: State): State => ({ ...state, ...untouched })

function goBack(state: State, before: State): State {
  const { setup, acts, failures } = state
  const back: State = { ...before, setup, acts, failures, by: 'page', typing: undefined }
  const checked = before.setup.evaluate === setup.evaluate ? back : check(back)
  return ask({ ...checked, request: undefined })
}

/** A value from the page, or another setup, such as a locale or code that has loaded. */
function give(before: State, setup: Setup, value: Inputs | undefined): State {
  const { setup: old, input, settled, request, isEdited } = before
  const isOther = value !== undefined && !isSameInput(value, input)
  if (setup === old && !isOther) return before
  // Nothing stays beside another input.
  const other = isOther && { input: value, editing: undefined, last: undefined }
  const given = { ...before, setup, ...other, isEdited: isEdited && !(isOther && isBlank(value, setup)) }
  const isSame = !isOther && setup.evaluate === old.evaluate
  const state = isSame ? given : isOther ? check(given) : learn(before, check(given))
  const isAsked = isSame && setup.run === old.run && (request !== undefined || settled?.input === input)
  // What a press has asked for comes as it was asked, also if it turns out that fields are wrong.
  const isComing = !isOther && request?.by === 'press' && setup.run !== undefined && setup.run === old.run
  return isAsked || isComing ? state : ask(state, request?.by ?? 'page')
}

/** A press that was too early for code that was still loading fails once the code is there. */
const learn = (before: State, state: State): State =>
  isKnown(before.checked.result) || state.request ? state : countFailure(state, state.by, state.checked)
