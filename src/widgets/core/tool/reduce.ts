import { isBlank, isSameInput, withValueAt } from '../base/record'
import { answerOf, follows, isAtOnce, isKnown } from './shown'
import type { Answered, Cause, Event, Inputs, Request, Setup, State } from './state'

const untouched = {
  typed: undefined,
  isAnsweredByPage: false,
  presses: 0,
  failures: 0,
  acts: 0,
  by: 'page',
  settled: undefined,
  request: undefined,
  isWorking: false,
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
  const input = value ?? kept?.input ?? setup.start
  const isSame = (answered: Answered | undefined) => answered !== undefined && isSameInput(answered.input, input)
  const before = { ...untouched, ...kept, request: undefined, isWorking: false, typing: undefined, setup, input }
  const isChecked = kept && isKnown(kept.checked.result) && isSame(kept.checked)
  const state = isChecked ? { ...before, checked: kept.checked } : check(before)
  return remember(isSame(kept?.settled) ? state : ask(state))
}

/** The state after an event. Pure, except that `evaluate` may draw at random. */
export function reduce(state: State, event: Event): State {
  return remember(after(state, event))
}

function after(state: State, event: Event): State {
  switch (event.type) {
    case 'typed':
      return markTyping(edit(endPress(state), withValueAt(state.input, event.path, event.value)), event.path)
    case 'changed':
      return markTyping(edit(endPress(state), { ...state.input, ...event.patch }), event.field)
    case 'left':
      return leave(state, event.field)
    case 'rested':
      return { ...state, typing: undefined }
    case 'pressed':
      return press(state, event.by)
    case 'begun':
      return state.presses === 0 ? press(state, 'page') : state
    case 'started':
      return event.request === state.request && !state.isWorking ? { ...state, isWorking: true } : state
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
  const { setup, input, typed } = state
  const result = setup.evaluate(input)
  const isTyped = typed !== undefined && isSameInput(typed, input)
  const isFilledIn = isBlank(setup.initial, setup) && !isBlank(input, setup)
  const isAnswered = setup.answersPage && isFilledIn && (result.ok || !isKnown(result))
  return { ...state, checked: { input, result }, isAnsweredByPage: isTyped ? state.isAnsweredByPage : isAnswered }
}

/** Requests an answer that takes time, if it's due without a press. Cancels the one in progress. */
function ask(state: State, by = state.by): State {
  if (!follows(state)) return state
  if (isAtOnce(state)) return { ...state, request: undefined, isWorking: false }
  const { setup, input } = state
  return { ...state, request: { setup, input, by, pause: setup.pause ?? 0 } }
}

function edit(state: State, typed: Inputs): State {
  const { setup, acts } = state
  const input = withFixed(typed, state.input, setup.fixed)
  const next = check({ ...state, input, typed: input, undo: undefined })
  return ask({ ...next, acts: acts + 1, by: follows(next) ? 'edit' : 'page' })
}

/** A sample or a preset doesn't change hidden or locked fields either. */
function withFixed(next: Inputs, before: Inputs, fixed: readonly string[]): Inputs {
  const kept = fixed.filter((field) => field in before).map((field) => [field, before[field]])
  return kept.length > 0 ? { ...next, ...Object.fromEntries(kept) } : next
}

/** The first edit after a press. What the press has found stays shown. */
function endPress(state: State): State {
  if (state.touched[''] !== 'left') return state
  const found = [state.checked, state.settled].flatMap((each) => (each && !each.result.ok ? each.result.issues : []))
  const left = found.map(({ field = '' }) => [field, 'left'] as const)
  return { ...state, touched: { ...state.touched, ...Object.fromEntries(left), '': 'edited' } }
}

function markTyping(state: State, field: string | undefined): State {
  if (!field) return state
  return { ...state, typing: { field }, touched: { [field]: 'edited', ...state.touched } }
}

function leave(state: State, field: string): State {
  const { touched } = state
  return { ...state, typing: undefined, touched: touched[field] ? { ...touched, [field]: 'left' } : touched }
}

/** The button, Enter or the page's request: shows all errors, and answers. */
function press(state: State, by: Cause): State {
  const next = check({
    ...state,
    by,
    acts: state.acts + 1,
    presses: state.presses + 1,
    touched: { ...state.touched, '': 'left' },
    typing: undefined,
  })
  const { setup, checked, input } = next
  if (isAtOnce(next) && follows(next)) return isKnown(checked.result) ? countFailure(next, by, checked) : next
  const request = { setup, input, by, pause: 0 }
  return setup.run ? { ...next, request, isWorking: true } : settle(next, request, checked.result)
}

function settle(state: State, { input, by }: Request, result: Answered['result']): State {
  const settled = { input, result }
  return countFailure({ ...state, settled, request: undefined, isWorking: false }, by, settled)
}

const countFailure = (state: State, by: Cause, { result }: Answered): State =>
  by === 'press' && !result.ok ? { ...state, failures: state.failures + 1 } : state

/** An emptied tool shows its example again. */
function replace(state: State, patch: Inputs): State {
  const next = withFixed({ ...state.input, ...patch }, state.input, state.setup.fixed)
  const replaced = edit(isBlank(next, state.setup) ? clear(state) : state, next)
  if (isSameInput(state.input, next)) return replaced
  return { ...replaced, undo: { state: { ...state, undo: undefined }, isOffered: true } }
}

const clear = (state: State): State => ({ ...state, ...untouched, failures: state.failures, acts: state.acts })

function goBack(state: State, before: State): State {
  const { setup, acts, failures } = state
  const back: State = { ...before, setup, acts, failures, by: 'page', typing: undefined }
  const checked = before.setup.evaluate === setup.evaluate ? back : check(back)
  return ask({ ...checked, request: undefined, isWorking: false })
}

/** A value from the page, or another setup, such as a locale or code that has loaded. */
function give(before: State, setup: Setup, value: Inputs | undefined): State {
  const input = value && !isSameInput(value, before.input) ? value : before.input
  const { setup: old, checked, settled, request } = before
  if (setup === old && input === before.input) return before
  const isSame = input === before.input && setup.evaluate === old.evaluate
  const given = { ...before, setup, input }
  const state = countLate(isSame && setup.answersPage === old.answersPage ? given : check(given), checked)
  const isAsked = isSame && setup.run === old.run && (request !== undefined || settled?.input === input)
  return isAsked ? state : ask(state, request?.by ?? 'page')
}

/** A press whose answer needed code that was still loading. */
function countLate(state: State, before: Answered): State {
  const isLate = state.by === 'press' && !isKnown(before.result) && answerOf(state) === state.checked
  return isLate ? countFailure(state, 'press', state.checked) : state
}

/** Keeps the last answer. One to an empty input counts as the user's only after a press or after another answer. */
function remember(state: State): State {
  const { last, presses, setup } = state
  const answer = answerOf(state)
  if (!answer) return last ? { ...state, last: undefined } : state
  const { input, result } = answer
  const isOwn = last !== undefined || presses > 0 || !isBlank(input, setup)
  if (!isOwn || !result.ok || (last && last.output === result.value && last.input === input)) return state
  return { ...state, last: { input, output: result.value } }
}
