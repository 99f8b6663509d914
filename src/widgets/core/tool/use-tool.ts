import { type RefObject, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { Context } from '../../../engine/core/engine'
import { startOf } from '../../../engine/core/fields/field'
import { localize, mapTexts } from '../base/field-kinds'
import { isSameInput, normalizeInput } from '../base/record'
import type { Summarize } from '../base/summary'
import type { HostOptions, ToolProps } from '../base/tool-props'
import { fieldsOf } from './field-props'
import { type AnswerOptions, type Cause, useAnswer } from './use-answer'
import { useInput } from './use-input'
import { useIsClockKnown } from './use-is-clock-known'
import { type Engine, type ExampleOptions, isBlank, settingsOf, useShownAnswer } from './use-shown-answer'
import { useShownIssues } from './use-shown-issues'
import { useSummary } from './use-summary'
import { useUndo } from './use-undo'
import { useVerdict } from './use-verdict'
import { useWords } from './use-words'

interface Options<Input, Output, Code extends string, Extra>
  extends AnswerOptions<Input, Output, Code>,
    ExampleOptions<Input, Output, Code, Extra> {
  /** An answer sends a request, so it needs a user's action, even if the page shows only the answer. */
  readonly sendsRequest?: boolean
  /** An answer can depend on today's date, so a server can't give it. */
  readonly readsClock?: boolean
  /** What `evaluate` receives besides the input. The same object while its content is the same. */
  readonly context?: Extra
}

interface GivenEngine<Input, Output, Code extends string, Strings, Extra>
  extends Pick<Engine<Input, Output, Code, Extra>, 'fields' | 'evaluate'> {
  readonly summarize: Summarize<Input, Output, Strings>
  /** Instead of the fields' own. The same object in every render. */
  readonly example?: Input
}

function withStart<Input, Output, Code extends string, Strings, Extra>(
  given: GivenEngine<Input, Output, Code, Strings, Extra>,
) {
  const start = startOf(given.fields) as unknown as { readonly initial: Input; readonly example: Input }
  return { ...start, ...given }
}

/** The state of every widget: the input, the result, and the errors to show. */
export function useTool<
  Input extends object,
  Output,
  Code extends string,
  Strings extends { readonly issues: Readonly<Record<Code, string>> },
  Extra extends Context = Context,
>(
  given: GivenEngine<Input, Output, Code, Strings, Extra>,
  strings: Strings,
  props: ToolProps<Input, Output, Code, Strings>,
  options: Options<Input, Output, Code, Extra> = {},
) {
  const { locale } = props
  const { example: usual, summarize, ...rest } = withStart(given)
  const { t, minorDigits, setCurrency } = useWords(strings, props)
  const context = useMemo(
    () => ({ locale, minorDigits, ...options.context }) as Extra,
    [locale, minorDigits, options.context],
  )
  const evaluate = useCallback((input: Input) => rest.evaluate(input, context), [rest.evaluate, context])
  const actions = useActions({ ...rest, example: usual, evaluate }, props, options)
  const { input, answer, issues, failures, change, leave, press, clear } = actions
  const { value, newest } = input
  const engine = { ...rest, example: options.exampleFor?.(value) ?? usual, fixed: fixedIn(props) }
  const shownAnswer = useShownAnswer({ ...options, engine, memory: props.memory, context, value, answer })
  const { shown, status } = shownAnswer
  const summary = useSummary(shown, summarize, t, locale)

  function reset(): void {
    shownAnswer.forget()
    clear()
  }
  const fields = fieldsOf({ engine, t, locale, value, newest, issues, change, leave, host: props })
  useVerdict(props.onVerdict, { answer, value, status, summary, sentenceFor: fields.sentenceFor, t })
  // Also a text that a detector has to analyze. An empty tool keeps its example.
  const isAnswerable = !options.sendsRequest && !isBlank(value, engine)
  const answersItself = props.resultOnly && isAnswerable && !answer.follows
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each value
  useEffect(() => {
    if (answersItself) press('page')
  }, [answersItself, value])
  useImperativeHandle(props.actions, () => ({ calculate: () => press('page'), reset, result: answer.answered?.result }))
  const newestBegin = useRef(() => {})
  newestBegin.current = () => {
    if (answer.presses === 0) press('page')
  }

  return {
    ...fields,
    t,
    locale: locale ?? 'en-US',
    props,
    value,
    result: answer.answered?.result,
    /** The input that `result` belongs to. */
    resultInput: answer.answered?.input,
    /** The answer to show. `status` says what it belongs to. */
    output: shown?.output,
    summary,
    answeredInput: shown?.input,
    status,
    pending: answer.pending,
    /** The answer updates on every edit. */
    follows: answer.follows,
    presses: answer.presses,
    /** How many times the user's action had no answer. */
    failures,
    /** Changes several fields at once, for example with a preset. `field` is the one that the user is typing in, if any. */
    update: (patch: Partial<Input>, field?: string) => change({ ...newest.current, ...patch }, field),
    ...replacementsOf(engine, actions, shownAnswer, locale),
    /** Runs the action: the button or Enter. */
    act: () => press('press'),
    /** Creates an initial answer for generators, without a press, unless there already is one. */
    begin: useCallback(() => newestBegin.current(), []),
    reset,
    setCurrency,
  }
}

/** Replaces the input, with undo. */
function replacementsOf<Input extends object, Output, Code extends string, Extra>(
  engine: Engine<Input, Output, Code, Extra>,
  { input, answer, issues, undo, edit, clearAnswer, press }: Actions<Input>,
  shown: Snapshots & { forget(): void },
  locale = 'en-US',
) {
  function replace(patch: Partial<Input>): void {
    const before = input.newest.current
    const next = withFixed({ ...before, ...patch }, before, engine.fixed)
    const backs = [answer, issues, shown].map(({ snapshot }) => snapshot())
    if (isBlank(next, engine)) {
      shown.forget()
      clearAnswer()
    }
    edit(next)
    if (isSameInput(before, next)) return
    undo.remember(() => {
      edit(before)
      for (const back of backs) back()
    })
  }
  function tryOut(value: Input, settings: Partial<Input> = {}): void {
    const typed = mapTexts(value, engine.fields, (text, kind) => localize(text, kind, locale))
    replace({ ...typed, ...settings })
    press('press')
  }

  return {
    /** Like `update`, for Clear and other changes that discard the input. It can be undone. */
    replace,
    undo: { isOffered: undo.isOffered, undo: undo.undo },
    /** Uses the example, with the visible settings, as the user's input and answers it. */
    applyExample: () => tryOut(engine.example, settingsOf(input.newest.current, engine)),
    /** The same for a sample. Fields that it doesn't contain are left empty. */
    applySample: (sample: object) => tryOut(normalizeInput(engine.initial, sample)),
  }
}

/** Captures the current state for undo. */
interface Snapshots {
  snapshot(): () => void
}

interface Actions<Input> {
  readonly input: { readonly newest: RefObject<Input> }
  readonly answer: Snapshots
  readonly issues: Snapshots
  readonly undo: ReturnType<typeof useUndo>
  edit(next: Input): void
  clearAnswer(): void
  press(by: Cause): void
}

const fixedIn = ({ hide = [], lock = [] }: Pick<HostOptions, 'hide' | 'lock'>) => [...hide, ...lock]

/** A sample or a preset doesn't change hidden or locked fields either. */
function withFixed<Input extends object>(next: Input, before: Input, fixed: readonly string[] = []): Input {
  const kept = fixed.filter((field) => field in before).map((field) => [field, before[field as keyof Input]])
  return kept.length > 0 ? { ...next, ...Object.fromEntries(kept) } : next
}

/** The events of a tool: edit, blur, action, undo, reset. */
function useActions<Input extends object, Output, Code extends string, Strings, Extra>(
  engine: Engine<Input, Output, Code, Extra>,
  props: ToolProps<Input, Output, Code, Strings>,
  options: Options<Input, Output, Code, Extra>,
) {
  const { initial, evaluate } = engine
  const input = useInput(initial, props)
  const { value, newest } = input
  const [failures, setFailures] = useState(0)
  const isFilledIn = isBlank(initial, engine) && !isBlank(value, engine)
  const isClockKnown = useIsClockKnown(isFilledIn && Boolean(options.readsClock))
  const answer = useAnswer<Input, Output, Code>({
    ...options,
    memory: props.memory,
    value,
    newest,
    isFilledIn: isFilledIn && isClockKnown && !options.sendsRequest,
    evaluate,
    onAnswer(result, cause) {
      if (cause === 'page') return
      if (cause === 'press' && !result.ok) setFailures((before) => before + 1)
      props.onResult?.(result)
    },
  })
  const issues = useShownIssues(value, [answer.judged, answer.settled])
  const undo = useUndo()

  function clearAnswer(): void {
    answer.clear()
    issues.clear()
  }
  function edit(typed: Input): void {
    const next = withFixed(typed, newest.current, fixedIn(props))
    answer.edited(next)
    undo.forget()
    input.set(next)
    props.onValueChange?.(next)
  }

  return {
    input,
    answer,
    issues,
    undo,
    failures,
    change(next: Input, field?: string): void {
      issues.endPress()
      edit(next)
      if (field) issues.markEdited(field)
    },
    edit,
    clearAnswer,
    leave: issues.markLeft,
    press(by: Cause): void {
      issues.markAll()
      answer.press(by)
    },
    clear(): void {
      clearAnswer()
      undo.forget()
      input.set(input.start)
    },
  }
}
