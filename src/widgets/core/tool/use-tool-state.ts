import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Issue, Result } from '../../../engine/core/result'
import { keptIn, type Memory, useKeep } from '../base/memory'
import { showAfterPress } from '../base/press'
import { useBrowserLayoutEffect } from '../base/use-browser-layout-effect'
import { begin, reduce } from './reduce'
import { answerOf, follows, issueAt, issuesOf, isTyping, shownOf, statusOf } from './shown'
import type { Answer, Answered, Event, Setup, State } from './state'

/** Milliseconds without a keystroke until a field counts as finished. */
const restTime = 1500
/** How long Undo is offered, in milliseconds. Ctrl+Z works until the next edit. */
const undoTime = 10_000

/** Returns the new state, for handlers, which run before the next render. */
export type Send<Input, Output, Code extends string> = (event: Event<Input, Output, Code>) => State<Input, Output, Code>

// The reducer treats all tools alike, so their types are only known here.
const first = begin as unknown as <Input, Output, Code extends string>(
  ...of: [Setup<Input, Output, Code>, value: Input | undefined, kept: State<Input, Output, Code> | undefined]
) => State<Input, Output, Code>
const next = reduce as unknown as <Input, Output, Code extends string>(
  ...of: [State<Input, Output, Code>, Event<Input, Output, Code>]
) => State<Input, Output, Code>

interface Host<Output, Code extends string> {
  readonly memory?: Memory | undefined
  readonly onResult?: ((result: Result<Output, Code>) => void) | undefined
}

/** The state of a tool, what follows from it, and `send` for events. `value` is the input, if the page controls it. */
export function useToolState<Input extends object, Output, Code extends string>(
  setup: Setup<Input, Output, Code>,
  value: Input | undefined,
  { memory, onResult }: Host<Output, Code>,
) {
  const [stored, store] = useState(() => first(setup, value, keptIn(memory, 'state')))
  const newest = useRef(stored)
  const state = useMemo(() => next(stored, { type: 'given', setup, value }), [stored, setup, value])
  const send: Send<Input, Output, Code> = useCallback((event) => {
    newest.current = next(newest.current, event)
    store(newest.current)
    return newest.current
  }, [])
  // Stores what the page has given, unless an event in the meantime has made another state of the stored one.
  useBrowserLayoutEffect(() => {
    if (state === stored) return
    newest.current = newest.current === stored ? state : next(newest.current, { type: 'given', setup, value })
    store(newest.current)
  }, [state, stored, setup, value])
  useKeep(memory, 'state', state)
  const pending = useRequest(state.request, send)
  useLater(state.typing, restTime, 'rested', send)
  useLater(state.undo?.state, undoTime, 'expired', send)
  const any = state as unknown as State
  const answer = answerOf(any) as Answered<Input, Output, Code> | undefined
  useReport(state, answer, onResult)
  return {
    state,
    send,
    pending,
    answer,
    shown: shownOf(any) as Answer<Input, Output> | undefined,
    status: statusOf(any),
    follows: follows(any),
    issues: issuesOf(any) as readonly Issue<Code>[],
    issueAt: (path: string) => issueAt(any, path) as Issue<Code> | undefined,
    isTyping: (field: string) => isTyping(any, field),
  }
}

/**
 * Runs an answer that takes time, until another one is requested. What follows the answer, such as a check of a long text,
 * may take longer. Returns whether the work has begun.
 */
function useRequest<Input, Output, Code extends string>(
  request: State<Input, Output, Code>['request'],
  send: Send<Input, Output, Code>,
): boolean {
  const [isRunning, setRunning] = useState(false)
  /** Of the request that was answered last. */
  const answered = useRef<AbortController>(undefined)
  useEffect(() => () => answered.current?.abort(), [])
  useEffect(() => {
    if (!request) {
      setRunning(false)
      return
    }
    answered.current?.abort()
    const { setup, input, by, pause } = request
    const controller = new AbortController()
    const { signal } = controller
    const run = setup.run ?? (async () => setup.evaluate(input))
    const timer = setTimeout(async () => {
      // It shows in the layout.
      showAfterPress(() => !signal.aborted && setRunning(true))
      const result = await run(input, signal, by === 'press')
      // A request that has been replaced in the meantime is ignored.
      if (!result || signal.aborted) return
      answered.current = controller
      showAfterPress(() => send({ type: 'answered', request, result }))
    }, pause)
    return () => {
      clearTimeout(timer)
      if (answered.current !== controller) controller.abort()
    }
  }, [request, send])
  return request !== undefined && (isRunning || request.pause === 0)
}

/** Sends an event some time after a state has begun. */
function useLater<Input, Output, Code extends string>(
  begun: object | undefined,
  time: number,
  type: 'rested' | 'expired',
  send: Send<Input, Output, Code>,
): void {
  useEffect(() => {
    if (!begun) return
    const timer = setTimeout(() => showAfterPress(() => send({ type })), time)
    return () => clearTimeout(timer)
  }, [begun, time, type, send])
}

/** Tells the page the first answer to each edit or press of the user. */
function useReport<Input, Output, Code extends string>(
  { acts, by }: Pick<State<Input, Output, Code>, 'acts' | 'by'>,
  answer: Answered<Input, Output, Code> | undefined,
  onResult: ((result: Result<Output, Code>) => void) | undefined,
): void {
  const reported = useRef({ acts, answer })
  useBrowserLayoutEffect(() => {
    if (!answer || answer === reported.current.answer) return
    const isNew = acts !== reported.current.acts
    reported.current = { acts, answer }
    if (isNew && by !== 'page') onResult?.(answer.result)
  }, [acts, by, answer, onResult])
}
