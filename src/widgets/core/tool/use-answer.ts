import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Result } from '../../../engine/core/result'
import { afterPress } from '../base/press'
import { isSameInput } from '../base/record'
import { type Memory, useKept } from '../base/use-kept'

export interface AnswerOptions<Input, Output, Code extends string> {
  /**
   * Answers immediately, without the button: all fields have values, or the answer is just another form of the input.
   * `once-edited`: from the first edit, if an answer sends a request, which the user has to trigger.
   */
  readonly live?: boolean | 'once-edited'
  /** Milliseconds after the last keystroke until the answer updates; 0 if absent. */
  readonly pause?: number
  /**
   * What an edit does after the first answer. `answer` (the default): updates it. `dim`: dims it until the button is
   * pressed. `keep`: keeps it, because it was drawn at random and doesn't follow from the input.
   */
  readonly edits?: 'answer' | 'dim' | 'keep'
  /**
   * Replaces `evaluate` if the work is done elsewhere: in a worker, by a service or in code that has to be loaded.
   * `pressed` is true for the button. Never rejects. Undefined once `signal` has aborted.
   */
  readonly run?: (input: Input, signal: AbortSignal, pressed: boolean) => Promise<Result<Output, Code> | undefined>
  /** Inputs that `evaluate` answers on every edit, although others need a press or `run`. Must be a stable function. */
  readonly instant?: (input: Input) => boolean
}

/** A result and the input it belongs to. */
export interface Answered<Input, Output, Code extends string> {
  readonly input: Input
  readonly result: Result<Output, Code>
}

/** An answer and the input it was calculated from. */
export interface Answer<Input, Output> {
  readonly input: Input
  readonly output: Output
}

/** The state to restore when a tool is removed from the page and added again. */
interface Kept<Input, Output, Code extends string> {
  readonly presses: number
  readonly isEdited: boolean
  readonly given: Given<Input>
  readonly judged: Answered<Input, Output, Code>
  readonly settled: Answered<Input, Output, Code> | undefined
}

/** Distinguishes input from the page from what the user has entered. */
interface Given<Input> {
  /** The user's last edit. Any other value is from the page. */
  typed?: Input | undefined
  /** Whether the page's input has an answer, which is then shown without a press. */
  hasAnswer: boolean
}

interface UseAnswerOptions<Input, Output, Code extends string> extends AnswerOptions<Input, Output, Code> {
  readonly memory: Memory | undefined
  readonly value: Input
  readonly newest: RefObject<Input>
  /** Whether a tool that waits for input has some. */
  readonly isFilledIn: boolean
  /** Must be a stable function while its results don't change. */
  readonly evaluate: (input: Input) => Result<Output, Code>
  /** Called after each answer. `cause` is undefined if the page, not the user, asked. */
  readonly onAnswer: (result: Result<Output, Code>, cause: Cause) => void
}

/** What triggered the answer: the user's button press or edit, or the page. */
export type Cause = 'press' | 'edit' | 'page'

/** When and how a tool answers: immediately, after a pause or on the button; here or elsewhere. */
export function useAnswer<Input extends object, Output, Code extends string>(
  parameters: UseAnswerOptions<Input, Output, Code>,
) {
  const { value, newest, isFilledIn, evaluate, live, pause = 0, edits = 'answer', run, instant } = forInput(parameters)
  const { kept, keep } = useKept<Kept<Input, Output, Code>>(parameters.memory, 'answer')
  /** How many times the button was pressed. After the first press, the answer follows edits. */
  const [presses, setPresses] = useState(kept.current?.presses ?? 0)
  const [isEdited, setEdited] = useState(kept.current?.isEdited ?? false)
  const isImmediate = !run && pause === 0
  /** What triggered the answer in progress. */
  const cause = useRef<Cause>('page')

  function report(result: Result<Output, Code>): void {
    const by = cause.current
    cause.current = 'page'
    parameters.onAnswer(result, by)
  }
  const runs = useRuns({ run, evaluate, value, report, kept: kept.current?.settled })
  const { settled, pending, answer, isAsked, abort, restore } = runs

  // If results are random, each press draws again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press draws again
  const judged = useMemo(() => judge(value, evaluate, kept.current?.judged), [evaluate, value, presses])
  const given = useGiven(kept.current?.given, value, isFilledIn && !hasIssues(judged.result))
  const follows = live === true || (live && isEdited) || (edits === 'answer' && (presses > 0 || given.hasAnswer))
  keep({ presses, isEdited, given, judged, settled })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new answer
  useEffect(() => {
    if (follows && isImmediate && isKnown(judged.result) && cause.current !== 'page') report(judged.result)
  }, [judged])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `answer` changes with every render
  useEffect(() => {
    if (!follows || isImmediate || isAsked()) return
    // A press in the meantime has already requested it.
    const timer = setTimeout(() => isAsked() || answer(value, false), pause)
    return () => clearTimeout(timer)
  }, [follows, isImmediate, pause, value, evaluate, run])

  return {
    /** What's known about the current input right away: all its issues, or for most tools its answer. */
    judged,
    /** The last requested result. */
    settled,
    answered: follows && isImmediate && isKnown(judged.result) ? judged : settled,
    presses,
    pending,
    follows,
    /** On an edit: discards the answer in progress, because its input is outdated. */
    edited(next: Input): void {
      setEdited(true)
      given.typed = next
      if (follows) abort()
      cause.current = follows || live || instant?.(next) ? 'edit' : 'page'
    },
    /** On the button, Enter or the page's request. */
    press(by: Cause): void {
      cause.current = by
      setPresses((before) => before + 1)
      if (!isImmediate || !(live || edits === 'answer')) answer(newest.current, true)
    },
    /** Captures the current answer for undo. */
    snapshot: () => () => {
      cause.current = 'page'
      setPresses(presses)
      setEdited(isEdited)
      restore(settled)
    },
    clear(): void {
      cause.current = 'page'
      given.typed = undefined
      setEdited(false)
      setPresses(0)
      restore(undefined)
    },
  }
}

/** An instant input is answered live, without `run`. */
function forInput<Input, Output, Code extends string>(parameters: UseAnswerOptions<Input, Output, Code>) {
  const { instant, value, live = false, run } = parameters
  return instant?.(value) ? { ...parameters, live: true, run: undefined } : { ...parameters, live, run }
}

function useGiven<Input extends object>(kept: Given<Input> | undefined, value: Input, hasAnswer: boolean) {
  const given = useRef<Given<Input>>(kept ?? { hasAnswer }).current
  const isTyped = given.typed && isSameInput(given.typed, value)
  if (!isTyped) given.hasAnswer = hasAnswer
  return given
}

/** The same as before the tool was removed from the page, unless that wasn't known yet. */
function judge<Input extends object, Output, Code extends string>(
  input: Input,
  evaluate: (input: Input) => Result<Output, Code>,
  before: Answered<Input, Output, Code> | undefined,
): Answered<Input, Output, Code> {
  return before && isKnown(before.result) && isSameInput(before.input, input)
    ? before
    : { input, result: evaluate(input) }
}

const hasIssues = (result: Result<unknown, string>) => !result.ok && result.issues.length > 0

/** A result without issues isn't known yet, because code for it is still loading. */
const isKnown = (result: Result<unknown, string>) => result.ok || hasIssues(result)

interface Runs<Input, Output, Code extends string> extends Pick<AnswerOptions<Input, Output, Code>, 'run'> {
  readonly value: Input
  readonly evaluate: (input: Input) => Result<Output, Code>
  readonly report: (result: Result<Output, Code>) => void
  readonly kept: Answered<Input, Output, Code> | undefined
}

/** Runs asynchronous answers and keeps only the newest. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: one per set of inputs to the answer
  const question = useMemo(() => ({}), [value, evaluate, run])
  /** The last request, to avoid repeating it. */
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
    /** Cancels the answer in progress and restores this result, if any. */
    restore(result: Answered<Input, Output, Code> | undefined): void {
      abort()
      asked.current = undefined
      setPending(false)
      setSettled(result)
    },
  }
}
