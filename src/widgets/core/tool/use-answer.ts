import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Result } from '../../../engine/core/result'
import type { Answered } from './use-shown-issues'

export interface AnswerOptions<Input, Output, Code extends string> {
  /** On every edit; or after this many milliseconds without one. Absent: on the button, or Enter. */
  readonly live?: boolean | number
  /**
   * In place of `evaluate` where the work is done elsewhere: a worker, a service, code that is fetched first.
   * `pressed` is true for the button. Never rejects; undefined once `signal` has aborted.
   */
  readonly run?: (input: Input, signal: AbortSignal, pressed: boolean) => Promise<Result<Output, Code> | undefined>
}

interface Parameters<Input, Output, Code extends string> extends AnswerOptions<Input, Output, Code> {
  readonly value: Input
  readonly newest: RefObject<Input>
  /** Stays the same function while its answers do. */
  readonly evaluate: (input: Input) => Result<Output, Code>
  /** After each answer; `byPerson` is false where a page, not a person, caused it. */
  readonly onAnswer: (answered: Answered<Input, Output, Code>, byPerson: boolean) => void
}

/** When a tool answers, and with what: at once, after a pause, or on the button; here or elsewhere. */
export function useAnswer<Input extends object, Output, Code extends string>(
  parameters: Parameters<Input, Output, Code>,
) {
  const { value, newest, evaluate, live, run } = parameters
  const [answered, setAnswered] = useState<Answered<Input, Output, Code>>()
  const [pending, setPending] = useState(false)
  const running = useRef<AbortController>(undefined)
  /** The edit or press that is being answered was a person's. */
  const byPerson = useRef(false)
  const onAnswer = useRef(parameters.onAnswer)
  onAnswer.current = parameters.onAnswer

  const immediate = useMemo(() => (live === true && !run ? evaluate(value) : undefined), [live, run, evaluate, value])

  function settle(answered: Answered<Input, Output, Code>): void {
    const asked = byPerson.current
    byPerson.current = false
    onAnswer.current(answered, asked)
  }

  function answer(input: Input, pressed: boolean): void {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const finish = (result: Result<Output, Code>) => {
      setAnswered({ input, result })
      settle({ input, result })
    }
    if (!run) {
      finish(evaluate(input))
      return
    }
    setPending(true)
    void run(input, controller.signal, pressed).then((result) => {
      if (!result || controller.signal.aborted) return
      setPending(false)
      finish(result)
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `answer` is another function at each render
  useEffect(() => {
    if (!live || (live === true && !run)) return
    const timer = setTimeout(() => answer(value, false), live === true ? 0 : live)
    return () => clearTimeout(timer)
  }, [live, run, evaluate, value])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer, whatever it was made of
  useEffect(() => {
    if (immediate && byPerson.current) settle({ input: newest.current, result: immediate })
  }, [immediate])

  useEffect(() => () => running.current?.abort(), [])

  return {
    immediate,
    answered,
    pending,
    /** A person edited: what is under way answers an input that is gone. */
    edited(): void {
      if (live) running.current?.abort()
      byPerson.current = Boolean(live)
    },
    /** The button, or Enter; or a page that asks for an answer. */
    press(person: boolean): void {
      byPerson.current = person
      if (immediate) settle({ input: newest.current, result: immediate })
      else answer(newest.current, true)
    },
    clear(): void {
      running.current?.abort()
      byPerson.current = false
      setPending(false)
      setAnswered(undefined)
    },
  }
}
