import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Result } from '../../../engine/core/result'
import { afterPress } from './press'
import { isSameInput } from './record'
import { type Memory, useKept } from './use-kept'

export interface AnswerOptions<Input, Output, Code extends string> {
  /**
   * Answers from the start, without a press: every field is filled, or the answer is what is typed in another form.
   * `once-edited`: from the first edit, where an answer takes a request that a person has to cause.
   */
  readonly live?: boolean | 'once-edited'
  /** Milliseconds after the last key until an edit is answered; 0 if absent. */
  readonly pause?: number
  /**
   * What an edit does once the tool has answered. `answer`, which is usual: it answers again. `dim`: the last answer
   * stays, dimmed, until the next press. `keep`: it stays as it is, because it was drawn and is not derived.
   */
  readonly edits?: 'answer' | 'dim' | 'keep'
  /**
   * In place of `evaluate` where the work is done elsewhere: a worker, a service, code that is fetched first.
   * `pressed` is true for the button. Never rejects; undefined once `signal` has aborted.
   */
  readonly run?: (input: Input, signal: AbortSignal, pressed: boolean) => Promise<Result<Output, Code> | undefined>
}

/** A result, and the input that it belongs to. */
export interface Answered<Input, Output, Code extends string> {
  readonly input: Input
  readonly result: Result<Output, Code>
}

/** An answer, and the input that it was made from. */
export interface Answer<Input, Output> {
  readonly input: Input
  readonly output: Output
}

/** What a tool that is taken out of the page and put in again comes back with. */
interface Kept<Input, Output, Code extends string> {
  readonly presses: number
  readonly isEdited: boolean
  readonly judged: Answered<Input, Output, Code>
  readonly settled: Answered<Input, Output, Code> | undefined
}

interface Parameters<Input, Output, Code extends string> extends AnswerOptions<Input, Output, Code> {
  readonly memory: Memory | undefined
  readonly value: Input
  readonly newest: RefObject<Input>
  /** Stays the same function while its answers do. */
  readonly evaluate: (input: Input) => Result<Output, Code>
  /** After each answer; `cause` is none where a page, not a person, asked. */
  readonly onAnswer: (result: Result<Output, Code>, cause: Cause) => void
}

/** Who asked for an answer: a person's press or edit, or a page. */
export type Cause = 'press' | 'edit' | 'page'

/** When a tool answers, and with what: at once, after a pause, or on the button; here or elsewhere. */
export function useAnswer<Input extends object, Output, Code extends string>(
  parameters: Parameters<Input, Output, Code>,
) {
  const { value, newest, evaluate, live = false, pause = 0, edits = 'answer', run } = parameters
  const { kept, keep } = useKept<Kept<Input, Output, Code>>(parameters.memory, 'answer')
  /** How often the button was pressed. From the first press on answers follow the edits. */
  const [presses, setPresses] = useState(kept.current?.presses ?? 0)
  const [isEdited, setEdited] = useState(kept.current?.isEdited ?? false)
  const follows = live === true || (live && isEdited) || (presses > 0 && edits === 'answer')
  const isImmediate = !run && pause === 0
  /** Who caused the edit or press that is being answered. */
  const cause = useRef<Cause>('page')

  function report(result: Result<Output, Code>): void {
    const by = cause.current
    cause.current = 'page'
    parameters.onAnswer(result, by)
  }
  const runs = useRuns({ run, evaluate, value, report, kept: kept.current?.settled })
  const { settled, pending, answer, isAsked, abort, restore } = runs

  // A press draws again where something is drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another press is another draw
  const judged = useMemo(() => {
    const before = kept.current?.judged
    return before && isSameInput(before.input, value) ? before : { input: value, result: evaluate(value) }
  }, [evaluate, value, presses])
  keep({ presses, isEdited, judged, settled })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer, whatever it was made of
  useEffect(() => {
    if (follows && isImmediate && cause.current !== 'page') report(judged.result)
  }, [judged])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `answer` is another function at each render
  useEffect(() => {
    if (!follows || isImmediate || isAsked()) return
    // A press meanwhile has asked for it.
    const timer = setTimeout(() => isAsked() || answer(value, false), pause)
    return () => clearTimeout(timer)
  }, [follows, isImmediate, pause, value, evaluate, run])

  return {
    /** What is known of the present input without work: all its issues, or for most tools its answer. */
    judged,
    /** The last result that was asked for. */
    settled,
    answered: follows && isImmediate ? judged : settled,
    presses,
    pending,
    follows,
    /** A person edited: what is under way answers an input that is gone. */
    edited(): void {
      setEdited(true)
      if (follows) abort()
      cause.current = follows || live ? 'edit' : 'page'
    },
    /** The button, or Enter; or a page that asks for an answer. */
    press(by: Cause): void {
      cause.current = by
      setPresses((before) => before + 1)
      if (!isImmediate || !(live || edits === 'answer')) answer(newest.current, true)
    },
    /** The way back to the answer as it is now. */
    snapshot: () => () => {
      cause.current = 'page'
      setPresses(presses)
      setEdited(isEdited)
      restore(settled)
    },
    clear(): void {
      cause.current = 'page'
      setEdited(false)
      setPresses(0)
      restore(undefined)
    },
  }
}

interface Runs<Input, Output, Code extends string> extends Pick<AnswerOptions<Input, Output, Code>, 'run'> {
  readonly value: Input
  readonly evaluate: (input: Input) => Result<Output, Code>
  readonly report: (result: Result<Output, Code>) => void
  readonly kept: Answered<Input, Output, Code> | undefined
}

/** Answers that are asked for and come later, the newest only. */
function useRuns<Input extends object, Output, Code extends string>({
  run,
  evaluate,
  value,
  report,
  kept,
}: Runs<Input, Output, Code>) {
  const [settled, setSettled] = useState(kept)
  const [pending, setPending] = useState(false)
  const running = useRef<AbortController>(undefined)
  const newestReport = useRef(report)
  newestReport.current = report
  // biome-ignore lint/correctness/useExhaustiveDependencies: one for each set of what an answer is made from
  const question = useMemo(() => ({}), [value, evaluate, run])
  /** What was last asked for, so that the same is not asked for twice. */
  const asked = useRef(kept && isSameInput(kept.input, value) ? question : undefined)
  const abort = useCallback(() => running.current?.abort(), [])
  useEffect(() => abort, [abort])

  function answer(input: Input, pressed: boolean): void {
    abort()
    const controller = new AbortController()
    running.current = controller
    asked.current = question
    const finish = (result: Result<Output, Code>) => {
      setSettled({ input, result })
      newestReport.current(result)
    }
    if (!run) {
      finish(evaluate(input))
      return
    }
    setPending(true)
    void run(input, controller.signal, pressed).then((result) => {
      if (!result || controller.signal.aborted) return
      afterPress(() => {
        if (controller.signal.aborted) return
        setPending(false)
        finish(result)
      })
    })
  }

  return {
    settled,
    pending,
    answer,
    isAsked: () => asked.current === question,
    abort,
    /** Gives up what is under way, and has this result again, or none. */
    restore(result: Answered<Input, Output, Code> | undefined): void {
      abort()
      asked.current = undefined
      setPending(false)
      setSettled(result)
    },
  }
}
