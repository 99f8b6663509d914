import { type RefObject, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { Context } from '../../../engine/core/engine'
import type { Result } from '../../../engine/core/result'
import { fieldsOf } from './field-props'
import { isSameInput, normalizeInput } from './record'
import type { ToolProps } from './tool-props'
import { type AnswerOptions, type Cause, useAnswer } from './use-answer'
import { useInput } from './use-input'
import { type Engine, type ExampleOptions, exampleIn, isBlank, useShownAnswer } from './use-shown-answer'
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
  const { shown, status, forget } = useShownAnswer({ ...options, engine, memory: props.memory, context, value, answer })

  function reset(): void {
    forget()
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
    ...replacementsOf(engine, actions, forget, locale),
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
  { input, undo: { isOffered, replaced }, replace, press }: Actions<Input>,
  forget: () => void,
  locale: string | undefined,
) {
  function put(next: Input, canUndo: boolean): void {
    const isEmptied = isBlank(next, engine)
    if (isEmptied) forget()
    replace(next, isEmptied, canUndo)
  }
  const replaceFields = (patch: Partial<Input>) => put({ ...input.newest.current, ...patch }, true)

  return {
    /** As `update`, for Clear, a sample and whatever else takes away what was typed: it can be undone. */
    replace: replaceFields,
    undo: { isOffered, undo: replaced && (() => put(replaced, false)) },
    /** The example as a person's own input, answered. */
    applyExample(): void {
      replaceFields(exampleIn(locale, engine))
      press('press')
    },
  }
}

interface Actions<Input> {
  readonly input: { readonly newest: RefObject<Input> }
  readonly undo: { readonly isOffered: boolean; readonly replaced: Input | undefined }
  readonly replace: (next: Input, isBlank: boolean, canUndo: boolean) => void
  readonly press: (by: Cause) => void
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
  const replaced = useMemo(() => props.replaced && normalizeInput(initial, props.replaced), [initial, props.replaced])
  const undo = useUndo<Input>(replaced)

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
    replace(next: Input, isBlank: boolean, canUndo: boolean): void {
      const before = newest.current
      if (isBlank) clearAnswer()
      edit(next)
      if (canUndo && !isSameInput(before, next)) undo.remember(before)
    },
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
