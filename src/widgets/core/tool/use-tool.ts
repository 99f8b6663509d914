import { type RefObject, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { Context } from '../../../engine/core/engine'
import type { Result } from '../../../engine/core/result'
import { type AnyKinds, localize, mapTexts } from './field-kinds'
import { fieldsOf } from './field-props'
import { isSameInput } from './record'
import type { ToolProps } from './tool-props'
import { type AnswerOptions, type Cause, useAnswer } from './use-answer'
import { useInput } from './use-input'
import { type Engine, type ExampleOptions, isBlank, useShownAnswer } from './use-shown-answer'
import { useShownIssues } from './use-shown-issues'
import { useUndo } from './use-undo'
import { useWords } from './use-words'

interface Options<Input, Output, Code extends string, Extra>
  extends AnswerOptions<Input, Output, Code>,
    ExampleOptions<Input, Output, Code, Extra> {
  /** What `evaluate` gets beside the input; the same object as long as it means the same. */
  readonly context?: Extra
}

/** The state behind every widget: the text typed, the result, and the errors that a person should see by now. */
export function useTool<
  Input extends object,
  Output,
  Code extends string,
  Strings extends { readonly issues: Readonly<Record<Code, string>> },
  Extra extends Context = Context,
>(
  { example: usual, ...rest }: Engine<Input, Output, Code, Extra>,
  strings: Strings,
  props: ToolProps<Input, Output, Code, Strings>,
  options: Options<Input, Output, Code, Extra> = {},
) {
  const { locale } = props
  const { t, setCurrency } = useWords(strings, props)
  const context = useMemo(() => ({ locale, ...options.context }) as Extra, [locale, options.context])
  const evaluate = useCallback((input: Input) => rest.evaluate(input, context), [rest.evaluate, context])
  const actions = useActions(rest.initial, evaluate, props, options)
  const { input, answer, issues, failures, change, leave, press, clear } = actions
  const { value, newest } = input
  const engine = { ...rest, example: options.exampleFor?.(value) ?? usual }
  const { answered, pending } = answer
  const shownAnswer = useShownAnswer({ ...options, engine, memory: props.memory, context, value, answer })
  const { shown, status } = shownAnswer

  function reset(): void {
    shownAnswer.forget()
    clear()
  }
  useImperativeHandle(props.actions, () => ({ calculate: () => press('page'), reset, result: answered?.result }))
  const newestBegin = useRef(() => {})
  newestBegin.current = () => {
    if (answer.presses === 0) press('page')
  }

  return {
    ...fieldsOf({ engine, t, locale, value, newest, issues, change, leave }),
    t,
    locale: locale ?? 'en-US',
    props,
    value,
    result: answered?.result,
    /** What `result` is the result of. */
    resultInput: answered?.input,
    /** The answer to show, and what it is an answer to: see `status`. */
    output: shown?.output,
    answeredInput: shown?.input,
    status,
    pending,
    /** Each edit is answered. */
    follows: answer.follows,
    presses: answer.presses,
    /** How often a person's press had no answer. */
    failures,
    /** A person's edit of several fields at once, such as a preset. */
    update: (patch: Partial<Input>) => change({ ...newest.current, ...patch }),
    ...replacementsOf(engine, actions, shownAnswer, locale),
    /** The button, or Enter. */
    act: () => press('press'),
    /** An answer on arrival, for tools that generate something: without a press, and unless there is one. */
    begin: useCallback(() => newestBegin.current(), []),
    reset,
    setCurrency,
  }
}

/** What takes away what was typed, and gives it back. */
function replacementsOf<Input extends object, Output, Code extends string, Extra>(
  engine: Engine<Input, Output, Code, Extra>,
  { input, answer, issues, undo, edit, clearAnswer, press }: Actions<Input>,
  shown: Snapshots & { forget(): void },
  locale = 'en-US',
) {
  function replace(patch: Partial<Input>): void {
    const before = input.newest.current
    const next = { ...before, ...patch }
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
  function tryOut(value: Input): void {
    replace(mapTexts(value, engine.kinds as AnyKinds | undefined, (text, kind) => localize(text, kind, locale)))
    press('press')
  }

  return {
    /** As `update`, for Clear and whatever else takes away what was typed: it can be undone. */
    replace,
    undo: { isOffered: undo.isOffered, undo: undo.undo },
    /** The example as a person's own input, answered. */
    applyExample: () => tryOut(engine.example),
    /** The same with a sample, which leaves the fields empty that it does not name. */
    applySample: (sample: object) => tryOut({ ...engine.initial, ...sample }),
  }
}

/** What can be put back as it is now. */
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

/** What can happen to a tool: an edit, a field that is left, a press of the button, an undo, a reset. */
function useActions<Input extends object, Output, Code extends string, Strings>(
  initial: Input,
  evaluate: (input: Input) => Result<Output, Code>,
  props: ToolProps<Input, Output, Code, Strings>,
  options: AnswerOptions<Input, Output, Code>,
) {
  const input = useInput(initial, props)
  const { value, newest } = input
  const [failures, setFailures] = useState(0)
  const answer = useAnswer<Input, Output, Code>({
    ...options,
    memory: props.memory,
    value,
    newest,
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
  function edit(next: Input): void {
    answer.edited()
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
