import { describe, expect, it } from 'vitest'
import { failure, type Issue, success } from '../../../src/engine/core/result'
import { begin, reduce } from '../../../src/widgets/core/tool/reduce'
import { answerOf, follows, issueAt, issuesOf, isTyping, shownOf, statusOf } from '../../../src/widgets/core/tool/shown'
import type { Event, Inputs, Request, Setup, State } from '../../../src/widgets/core/tool/state'

// The state of a tool, event by event. In these rows, the tool adds two numbers, in a mode.

const initial = { a: '', b: '', mode: 'plain' }

function issuesOfInput({ a, b }: Inputs): Issue[] {
  return Object.entries({ a, b }).flatMap(([field, text]) => {
    if (text === '') return [{ code: 'missing', field }]
    return Number.isNaN(Number(text)) ? [{ code: 'invalid', field }] : []
  })
}
const sumOf = ({ a, b }: Inputs) => Number(a) + Number(b)
function evaluate(input: Inputs) {
  const issues = issuesOfInput(input)
  return issues.length > 0 ? failure(...issues) : success(sumOf(input))
}
/** Code for it is still loading. */
const unknown = () => failure()
/** 1, 2, 3 and so on, as a draw. */
function drawing() {
  let drawn = 0
  return () => success(++drawn)
}
const run = () => Promise.resolve(undefined)

const adds: Setup = {
  initial,
  empty: initial,
  start: initial,
  example: { ...initial, a: '2', b: '3' },
  fixed: [],
  isClockKnown: true,
  evaluate,
}

type Step = (state: State, requests: readonly Request[]) => Event

const type =
  (field: string, value: unknown): Step =>
  () => ({ type: 'typed', field, value })
const change =
  (patch: Inputs, field?: string): Step =>
  () => ({ type: 'changed', patch, field })
const leave =
  (field: string): Step =>
  () => ({ type: 'left', field })
const rest: Step = () => ({ type: 'rested' })
const press: Step = () => ({ type: 'pressed', by: 'press' })
const calculate: Step = () => ({ type: 'pressed', by: 'page' })
const open: Step = () => ({ type: 'begun' })
const replace =
  (patch: Inputs): Step =>
  () => ({ type: 'replaced', patch })
const clear = replace(initial)
const undo: Step = () => ({ type: 'undone' })
const expire: Step = () => ({ type: 'expired' })
const reset: Step = () => ({ type: 'reset' })
/** The page passes another value or setup. */
const give =
  (value?: Inputs, more: Partial<Setup> = {}): Step =>
  ({ setup }) => ({ type: 'given', setup: { ...setup, ...more }, value: value && { ...initial, ...value } })
/** A request is answered, with the sum. */
const answer =
  (index = 0): Step =>
  (_, requests) => {
    const request = requests[index] as Request
    return { type: 'answered', request, result: evaluate(request.input) }
  }
const fail =
  (index = 0): Step =>
  (_, requests) => ({
    type: 'answered',
    request: requests[index] as Request,
    result: failure({ code: 'unreachable' }),
  })
/** Removed from the page and added again. */
const addAgain = 'add again'

interface Case {
  readonly setup?: Partial<Setup>
  readonly value?: Inputs
  readonly steps: readonly (Step | typeof addAgain)[]
}

/** What can be seen of a tool. */
function after({ setup: more, value, steps }: Case) {
  const setup = { ...adds, ...more }
  const given = value && { ...initial, ...value }
  const requests: Request[] = []
  let state = begin(setup, given)
  const note = () => {
    if (state.request && !requests.includes(state.request)) requests.push(state.request)
  }
  note()
  for (const step of steps) {
    state = step === addAgain ? begin(setup, given && state.input, state) : reduce(state, step(state, requests))
    note()
  }
  const errors = ['', 'a', 'b'].flatMap((path) => {
    const issue = issueAt(state, path)
    return issue ? [`${path} ${issue.code}`.trim()] : []
  })
  return {
    input: [state.input.a, state.input.b],
    status: statusOf(state),
    shown: shownOf(state)?.output,
    errors,
    requests: requests.map(({ input, by, pause }) => [input.a, input.b, by, pause]),
    request: state.request && requests.indexOf(state.request),
    failures: state.failures,
    presses: state.presses,
    isUndoOffered: state.undo?.isOffered,
    follows: follows(state),
    result: answerOf(state)?.result.ok,
    by: state.by,
    acts: state.acts,
    typing: ['a', 'b'].filter((field) => isTyping(state, field)),
    issues: issuesOf(state).map(({ code }) => code),
  }
}

type Row = readonly [name: string, of: Case, expected: Partial<ReturnType<typeof after>>]
const check = (rows: readonly Row[]) =>
  it.each(rows)('%s', (_, of, expected) => {
    expect(after(of)).toMatchObject(expected)
  })

const filled = [type('a', '4'), type('b', '5')]
const answered = [...filled, press]

describe('an empty tool', () => {
  check([
    ['shows its example', { steps: [] }, { status: 'example', errors: [], presses: 0, shown: undefined }],
    ['knows what’s missing, without showing it', { steps: [] }, { issues: ['missing', 'missing'], errors: [] }],
    ['shows all errors after a press', { steps: [press] }, { errors: ['a missing', 'b missing'], failures: 1 }],
    ['counts each press without an answer', { steps: [press, press] }, { failures: 2, presses: 2 }],
    [
      'counts an error once, also if a press has asked for it',
      { setup: { follows: 'never' }, steps: [press] },
      { issues: ['missing', 'missing'] },
    ],
    ['has no failure if the page asks', { steps: [calculate] }, { failures: 0, errors: ['a missing', 'b missing'] }],
  ])
})

describe('an edit', () => {
  check([
    ['answers once all that’s needed is there', { steps: filled }, { shown: 9, status: 'current', by: 'edit' }],
    ['of one field ends the example', { steps: [type('a', '4')] }, { status: 'incomplete', shown: undefined }],
    ['of a choice ends the example', { steps: [change({ mode: 'other' })] }, { status: 'incomplete' }],
    ['ends the example for good', { steps: [type('a', '4'), type('a', '')] }, { status: 'incomplete' }],
    ['that’s wrong has no answer of another', { steps: [type('a', 'x'), leave('a')] }, { status: 'incomplete' }],
    ['is counted', { steps: filled }, { acts: 2, input: ['4', '5'] }],
    ['after a press, updates the answer', { steps: [...answered, type('b', '6')] }, { shown: 10, status: 'current' }],
    [
      'without an answer keeps the one before',
      { steps: [...answered, type('b', 'x')] },
      { shown: 9, status: 'outdated', result: false },
    ],
    [
      'keeps the answer before it, not that of a half-typed number',
      { steps: [...filled, leave('b'), type('b', '1'), type('b', '1x')] },
      { shown: 9, status: 'outdated' },
    ],
    [
      'that’s left and begun again keeps the answer of the first',
      { steps: [...filled, leave('b'), type('b', '1'), leave('b'), type('b', '1x')] },
      { shown: 5, status: 'outdated' },
    ],
    [
      'in another field is another',
      { steps: [...filled, type('a', ''), leave('a'), type('a', '2'), type('b', '')] },
      { shown: 7, status: 'outdated' },
    ],
    ['of a chip is one by itself', { steps: [change({ a: '4', b: '5' }), change({ a: '' })] }, { shown: 9 }],
    ['ends with a press', { steps: [...answered, type('b', '1'), press, type('b', '')] }, { shown: 5 }],
    [
      'that has begun from nothing keeps nothing',
      { steps: [change({ a: '4' }), type('b', '1'), type('b', '')] },
      { status: 'incomplete' },
    ],
    ['of several fields is one', { steps: [change({ a: '1', b: '2' }), press] }, { shown: 3, acts: 2 }],
    [
      'leaves fixed fields as they are',
      { setup: { fixed: ['b'] }, value: { b: '7' }, steps: [change({ a: '1', b: '2' })] },
      { input: ['1', '7'] },
    ],
    ['in a row changes that row', { steps: [type('rows.0.x', '1')] }, { acts: 1 }],
    [
      'by a handler that knows no newer input adds to it',
      { steps: [change({ a: '1' }), change({ b: '2' })] },
      { input: ['1', '2'] },
    ],
  ])
})

describe('an error', () => {
  check([
    ['isn’t shown while the user types', { steps: [type('a', 'x')] }, { errors: [], typing: ['a'] }],
    ['is shown after a rest', { steps: [type('a', 'x'), rest] }, { errors: ['a invalid'], typing: [] }],
    ['is shown on leaving', { steps: [type('a', 'x'), leave('a')] }, { errors: ['a invalid'] }],
    ['isn’t shown in a field that was only passed', { steps: [leave('a')] }, { errors: [] }],
    [
      'is shown for a field emptied and left',
      { steps: [type('a', '1'), type('a', ''), leave('a')] },
      { errors: ['a missing'] },
    ],
    ['isn’t shown for an emptied field after a rest', { steps: [type('a', '1'), type('a', ''), rest] }, { errors: [] }],
    ['goes once the text is another', { steps: [type('a', 'x'), leave('a'), type('a', '1')] }, { errors: [] }],
    [
      'of another field stays during typing',
      { steps: [type('a', 'x'), leave('a'), type('b', 'y')] },
      { errors: ['a invalid'] },
    ],
    ['found by a press stays in other fields', { steps: [press, type('a', '1')] }, { errors: ['b missing'] }],
    [
      'found by a press isn’t added to by the next edit',
      { steps: [type('a', '1'), type('b', '2'), press, change({ a: '' })] },
      { errors: [] },
    ],
    [
      'of the whole input is shown after a press',
      { setup: { run, follows: 'never' }, steps: [...filled, press, fail()] },
      { errors: ['unreachable'], failures: 1 },
    ],
    [
      'of the whole input goes with an edit',
      { setup: { run, follows: 'never' }, steps: [...filled, press, fail(), type('a', '1')] },
      { errors: [], issues: [] },
    ],
  ])
})

describe('a press', () => {
  check([
    ['answers', { steps: answered }, { shown: 9, status: 'current', by: 'press', failures: 0 }],
    ['by the page answers too', { steps: [...filled, calculate] }, { shown: 9, by: 'page' }],
    ['ends the typing', { steps: [type('a', 'x'), press] }, { typing: [], errors: ['a invalid', 'b missing'] }],
    [
      'whose code is still loading has no answer yet',
      { setup: { evaluate: unknown }, steps: answered },
      { result: undefined, status: 'incomplete' },
    ],
    [
      'is answered once the code has loaded',
      { setup: { evaluate: unknown }, steps: [...answered, give(undefined, { evaluate })] },
      { shown: 9, failures: 0 },
    ],
    ['hasn’t failed while code is loading', { setup: { evaluate: unknown }, steps: [press] }, { failures: 0 }],
    [
      'fails once the code has loaded',
      { setup: { evaluate: unknown }, steps: [press, give(undefined, { evaluate })] },
      { failures: 1, errors: ['a missing', 'b missing'] },
    ],
    [
      'fails once, also if other code loads later',
      {
        setup: { evaluate: unknown },
        steps: [press, give(undefined, { evaluate }), give(undefined, { example: initial })],
      },
      { failures: 1 },
    ],
    [
      'gets its answer, also if loaded code finds a wrong field first',
      {
        setup: { evaluate: unknown, run, follows: 'never' },
        steps: [type('a', 'x'), press, give(undefined, { evaluate }), fail()],
      },
      { failures: 1, errors: ['unreachable', 'a invalid', 'b missing'], request: undefined },
    ],
  ])
})

describe('a tool', () => {
  const edited = { follows: 'once-edited' } as const
  const pressed = { follows: 'once-pressed' } as const
  const never = { follows: 'never' } as const
  check([
    ['answers a press with the same', { steps: answered }, { shown: 9, acts: 3 }],
    [
      'that follows once edited shows its example until then',
      { setup: edited, value: { a: '1', b: '2' }, steps: [] },
      { status: 'example', follows: false },
    ],
    [
      'that follows once edited does from the first edit',
      { setup: edited, steps: filled },
      { shown: 9, follows: true },
    ],
    [
      'that follows once pressed waits for it',
      { setup: pressed, steps: filled },
      { status: 'incomplete', follows: false },
    ],
    ['that follows once pressed does then', { setup: pressed, steps: [...answered, type('b', '6')] }, { shown: 10 }],
    ['that never follows answers a press', { setup: never, steps: answered }, { shown: 9, status: 'current' }],
    [
      'that never follows keeps nothing beside another input',
      { setup: never, steps: [...answered, type('b', '6')] },
      { status: 'incomplete', shown: undefined },
    ],
    [
      'whose page knows no clock yet waits',
      { setup: { isClockKnown: false }, value: { a: '1', b: '2' }, steps: [] },
      { status: 'example' },
    ],
    [
      'for some inputs answers those',
      { setup: { run, ...never, instant: ({ a }) => a === '4' }, steps: filled },
      { shown: 9, requests: [] },
    ],
    [
      'for some inputs keeps their answer while an edit has none',
      { setup: { run, ...never, instant: ({ a }) => a === '4' }, steps: [...filled, leave('b'), type('a', '')] },
      { shown: 9, status: 'outdated' },
    ],
  ])
})

describe('a draw', () => {
  check([
    [
      'is made on a press',
      { setup: { evaluate: drawing(), follows: 'never', isDrawn: true }, steps: [press] },
      { shown: 2, status: 'current' },
    ],
    [
      'is made again by each press',
      { setup: { evaluate: drawing(), follows: 'never', isDrawn: true }, steps: [press, press] },
      { shown: 3 },
    ],
    [
      'stays current after an edit',
      { setup: { evaluate: drawing(), follows: 'never', isDrawn: true }, steps: [press, type('a', '1')] },
      { shown: 2, status: 'current' },
    ],
    [
      'is made when a generator opens',
      { setup: { evaluate: drawing(), follows: 'once-pressed' }, steps: [open] },
      { shown: 2, by: 'page' },
    ],
    [
      'isn’t made again by opening',
      { setup: { evaluate: drawing(), follows: 'once-pressed' }, steps: [open, open] },
      { shown: 2, presses: 1 },
    ],
    [
      'isn’t repeated when the tool is added again',
      { setup: { evaluate: drawing(), follows: 'once-pressed' }, steps: [open, addAgain] },
      { shown: 2 },
    ],
    [
      'isn’t repeated by undo',
      { setup: { evaluate: drawing() }, steps: [type('a', '1'), press, clear, undo] },
      { shown: 3 },
    ],
    [
      'follows a setting',
      { setup: { evaluate: drawing(), follows: 'once-pressed' }, steps: [open, type('mode', 'other')] },
      { shown: 3 },
    ],
  ])
})

describe('an answer that takes time', () => {
  const slow = { run, pause: 300 }
  check([
    ['is requested after a pause', { setup: slow, steps: filled }, { requests: [['4', '5', 'edit', 300]] }],
    ['isn’t requested for an empty tool', { setup: slow, steps: [] }, { requests: [] }],
    [
      'isn’t requested while fields are missing',
      { setup: slow, steps: [type('a', '4')] },
      { requests: [], result: false },
    ],
    ['is shown', { setup: slow, steps: [...filled, answer()] }, { shown: 9, status: 'current' }],
    [
      'that comes too late is ignored',
      { setup: slow, steps: [...filled, type('a', '1'), answer()] },
      { shown: undefined, request: 1 },
    ],
    ['is requested at once by a press', { setup: slow, steps: answered }, { request: 1 }],
    ['to a press counts its failure', { setup: slow, steps: [...answered, fail(1)] }, { failures: 1, result: false }],
    ['to an edit counts none', { setup: slow, steps: [...filled, fail()] }, { failures: 0, result: false }],
    [
      'keeps the last one meanwhile',
      { setup: slow, steps: [...filled, answer(), type('a', '1')] },
      { shown: 9, status: 'outdated' },
    ],
    [
      'to an older press isn’t shown beside another input',
      { setup: { run, follows: 'never' }, steps: [...answered, type('a', '1'), answer()] },
      { shown: undefined, status: 'incomplete' },
    ],
    [
      'is dropped by Clear',
      { setup: { run, follows: 'never' }, steps: [...answered, clear, answer()] },
      { shown: undefined },
    ],
    [
      'is dropped by a reset',
      { setup: { run, follows: 'never' }, steps: [...answered, reset, answer()] },
      { shown: undefined },
    ],
    [
      'is requested again if it’s to be found elsewhere',
      { setup: slow, steps: [...filled, answer(), give(undefined, { run: () => Promise.resolve(undefined) })] },
      {
        requests: [
          ['4', '5', 'edit', 300],
          ['4', '5', 'page', 300],
        ],
      },
    ],
    [
      'isn’t requested again for another example',
      { setup: slow, steps: [...filled, answer(), give(undefined, { example: initial })] },
      { request: undefined },
    ],
    [
      'isn’t requested again when the tool is added again',
      { setup: slow, steps: [...filled, answer(), addAgain] },
      { shown: 9, request: undefined, status: 'current' },
    ],
    [
      'is requested if the tool was removed before it came',
      { setup: slow, steps: [...filled, addAgain] },
      { request: 1 },
    ],
    [
      'is given at once if nothing has to be loaded',
      { setup: { pause: 200, follows: 'never' }, steps: answered },
      { shown: 9, requests: [] },
    ],
    [
      'that sends a request waits for a press',
      { setup: { run, follows: 'never', isClockKnown: false }, value: { a: '1', b: '2' }, steps: [] },
      { requests: [], follows: false },
    ],
    [
      'after a press alone isn’t requested by an edit',
      { setup: { run, follows: 'never' }, steps: [...answered, answer(), type('a', '1')] },
      { request: undefined, status: 'incomplete' },
    ],
  ])
})

describe('Clear, a sample or Format', () => {
  check([
    ['shows the example again', { steps: [...answered, clear] }, { status: 'example', shown: undefined, presses: 0 }],
    [
      'can be undone',
      { steps: [...answered, clear, undo] },
      { shown: 9, status: 'current', input: ['4', '5'], presses: 1 },
    ],
    ['can be undone with its errors', { steps: [type('a', 'x'), leave('a'), clear, undo] }, { errors: ['a invalid'] }],
    ['can be undone until the next edit', { steps: [...answered, clear, type('a', '1'), undo] }, { input: ['1', ''] }],
    ['offers to undo', { steps: [...answered, clear] }, { isUndoOffered: true }],
    ['offers it no longer after a while, but does', { steps: [...answered, clear, expire, undo] }, { shown: 9 }],
    ['of nothing offers nothing', { steps: [clear] }, { isUndoOffered: undefined }],
    [
      'keeps the way back over a press',
      { steps: [...answered, replace({ a: '1', b: '1' }), press, undo] },
      { shown: 9 },
    ],
    [
      'leaves fixed fields as they are',
      { setup: { fixed: ['a'] }, value: { a: '1', b: '2' }, steps: [clear] },
      { input: ['1', ''] },
    ],
    [
      'keeps nothing of the answer to another input',
      { steps: [...answered, replace({ a: 'x' })] },
      { shown: undefined, status: 'incomplete' },
    ],
    [
      'undone in another locale is read in that',
      { steps: [...answered, clear, give(undefined, { evaluate: () => success(0) }), undo] },
      { shown: 0 },
    ],
    ['undone isn’t reported', { steps: [...answered, clear, undo] }, { by: 'page' }],
  ])
})

describe('a reset', () => {
  check([
    [
      'shows what the page has passed',
      { setup: { start: { ...initial, a: '1', b: '1' } }, steps: [...answered, reset] },
      { shown: 2, presses: 0, input: ['1', '1'] },
    ],
    ['shows the example if that’s empty', { steps: [...answered, reset] }, { status: 'example', errors: [] }],
    ['hides errors', { steps: [press, reset] }, { errors: [] }],
    ['can’t be undone', { steps: [...answered, clear, reset, undo] }, { input: ['', ''] }],
  ])
})

describe('a value from the page', () => {
  const two = { a: '1', b: '1' }
  check([
    [
      'is answered without a press',
      { value: two, steps: [] },
      { shown: 2, status: 'current', follows: true, by: 'page' },
    ],
    [
      'with errors has no answer, and shows no error yet',
      { value: { a: 'x', b: '1' }, steps: [] },
      { status: 'incomplete', errors: [], issues: ['invalid'] },
    ],
    [
      'waits until the clock is known',
      { setup: { isClockKnown: false }, value: two, steps: [] },
      { status: 'example' },
    ],
    [
      'is answered once the clock is known',
      { setup: { isClockKnown: false }, value: two, steps: [give(two, { isClockKnown: true })] },
      { shown: 2 },
    ],
    ['that follows the answer replaces it', { value: two, steps: [give({ a: '2', b: '2' })] }, { shown: 4 }],
    ['that is equal changes nothing', { steps: [...answered, give({ a: '4', b: '5' })] }, { shown: 9, acts: 3 }],
    ['instead of the user’s is taken', { steps: [...answered, give(two)] }, { input: ['1', '1'], shown: 2 }],
    ['that’s empty shows the example again', { value: two, steps: [give(initial)] }, { status: 'example' }],
    ['then edited follows', { value: two, steps: [type('a', '3')] }, { shown: 4, by: 'edit' }],
    [
      'then edited badly keeps the last answer',
      { value: two, steps: [type('a', 'x')] },
      { shown: 2, status: 'outdated' },
    ],
    [
      'in another locale is answered anew',
      { value: two, steps: [give(two, { evaluate: () => success(7) })] },
      { shown: 7 },
    ],
    [
      'is kept when the tool is added again',
      { value: two, steps: [type('a', '3'), addAgain] },
      { shown: 4, input: ['3', '1'] },
    ],
    ['added again keeps the way back', { steps: [...answered, clear, addAgain, undo] }, { shown: 9 }],
  ])
})
