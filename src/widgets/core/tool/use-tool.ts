import { useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { Context } from '../../../engine/core/engine'
import type { Kinds } from '../../../engine/core/kinds'
import type { Result } from '../../../engine/core/result'
import { type AnyKinds, localize, mapTexts } from './field-kinds'
import { fieldPropsOf } from './field-props'
import { isSameInput, normalizeInput } from './record'
import { sentenceOf, withOverrides } from './strings'
import type { Status, ToolProps } from './tool-props'
import { type Answer, type AnswerOptions, type Cause, useAnswer } from './use-answer'
import { useInput } from './use-input'
import { useShownIssues } from './use-shown-issues'
import { useUndo } from './use-undo'

interface Engine<Input, Output, Code extends string, Extra> {
  readonly initial: Input
  /** What is shown before a person has an answer of their own. */
  readonly example: Input
  readonly kinds?: Kinds<Input>
  evaluate(input: Input, context?: Extra): Result<Output, Code>
}

interface Options<Input, Output, Code extends string, Extra> extends AnswerOptions<Input, Output, Code> {
  /** What `evaluate` gets beside the input; the same object as long as it means the same. */
  readonly context?: Extra
  /** In place of `evaluate` for the example, where an answer takes chance, a service, or code that is fetched late. */
  readonly evaluateExample?: (input: Input, context: Extra) => Result<Output, Code>
}

/** The state behind every widget: the text typed, the result, and the errors that a person should see by now. */
export function useTool<
  Input extends object,
  Output,
  Code extends string,
  Strings extends { readonly issues: Readonly<Record<Code, string>> },
  Extra extends Context = Context,
>(
  engine: Engine<Input, Output, Code, Extra>,
  strings: Strings,
  props: ToolProps<Input, Output, Code, Strings>,
  options: Options<Input, Output, Code, Extra> = {},
) {
  const { locale } = props
  const kinds = engine.kinds as AnyKinds | undefined
  const t = useMemo(() => withOverrides(strings, props.strings), [strings, props.strings])
  const context = useMemo(() => ({ locale, ...options.context }) as Extra, [locale, options.context])
  const evaluate = useCallback((input: Input) => engine.evaluate(input, context), [engine.evaluate, context])
  const { input, answer, issues, undo, failures, change, replace, leave, press, clear } = useActions(
    engine.initial,
    evaluate,
    props,
    options,
  )
  const { value, newest } = input
  const { answered, pending } = answer
  const isBlank = isBlankInput(value, engine)

  /** The last answer: it stays while an edit has none. */
  const last = useRef<Answer<Input, Output>>(undefined)
  if (!answered) last.current = undefined
  else if (answered.result.ok && (!isBlank || last.current || answer.presses > 0))
    last.current = { input: answered.input, output: answered.result.value }
  const example = useExample(engine, context, options, last.current !== undefined)
  const shown = last.current ?? example
  const isCurrent =
    options.edits === 'keep' ? answered?.result.ok : answered?.result.ok && isSameInput(answered.input, value)
  const status: Status = !last.current ? 'example' : isCurrent && !pending ? 'current' : 'outdated'

  function reset(): void {
    last.current = undefined
    clear()
  }
  /** A tool that was emptied begins again with its example. */
  function replaceFields(patch: Partial<Input>): void {
    const next = { ...newest.current, ...patch }
    if (isBlankInput(next, engine)) last.current = undefined
    replace(next, isBlankInput(next, engine))
  }
  useImperativeHandle(props.actions, () => ({ calculate: () => press('page'), reset, result: answered?.result }))
  const newestPress = useRef(press)
  newestPress.current = press

  const sentenceAt = (path: string) => {
    const issue = issues.issueAt(path)
    return issue && sentenceOf(issue, t.issues, locale)
  }

  return {
    t,
    locale: locale ?? 'en-US',
    props,
    value,
    result: answered?.result,
    /** The answer to show, and what it is an answer to: see `status`. */
    output: shown?.output,
    answeredInput: shown?.input,
    status,
    pending,
    /** Each edit is answered. */
    follows: answer.follows,
    presses: answer.presses,
    /** What is wrong with the input as a whole. */
    issue: sentenceAt(''),
    issueAt: issues.issueAt,
    sentenceAt,
    /** How often a person's press had no answer. */
    failures,
    field: fieldPropsOf({
      t,
      locale: locale ?? 'en-US',
      kinds,
      value,
      newest,
      example: engine.example,
      change,
      leave,
      sentenceAt,
    }),
    /** A person's edit of several fields at once, such as a preset. */
    update: (patch: Partial<Input>) => change({ ...newest.current, ...patch }),
    /** The same, for Clear, a sample and whatever else takes away what was typed: it can be undone. */
    replace: replaceFields,
    undo,
    /** The example as a person's own input, answered. */
    applyExample(): void {
      replaceFields(mapTexts(engine.example, kinds, (text, kind) => localize(text, kind, locale ?? 'en-US')))
      press('press')
    },
    /** The button, or Enter. */
    act: () => press('press'),
    /** An answer on arrival, for tools that generate something: without a press. */
    begin: useCallback(() => newestPress.current('page'), []),
    reset,
  }
}

/** The answer of the example, worked out while it is needed. */
function useExample<Input extends object, Output, Code extends string, Extra extends Context>(
  engine: Engine<Input, Output, Code, Extra>,
  context: Extra,
  { evaluateExample = engine.evaluate }: Options<Input, Output, Code, Extra>,
  isOver: boolean,
): Answer<Input, Output> | undefined {
  const { example } = engine
  return useMemo(() => {
    if (isOver) return undefined
    const input = mapTexts(example, engine.kinds as AnyKinds | undefined, (text, kind) =>
      localize(text, kind, context.locale ?? 'en-US'),
    )
    const result = evaluateExample(input, context)
    return result.ok ? { input, output: result.value } : undefined
  }, [evaluateExample, example, engine.kinds, context, isOver])
}

/** Nothing is typed yet in the fields that `example` fills in and an empty tool does not. */
function isBlankInput<Input extends object>(value: Input, { initial, example }: { initial: Input; example: Input }) {
  const isFilledIn = (field: keyof Input) =>
    initial[field] === '' ? example[field] !== '' : Array.isArray(initial[field])
  const fields = (Object.keys(initial) as (keyof Input)[]).filter(isFilledIn)
  const isBlank = (field: keyof Input) =>
    initial[field] === ''
      ? !String(value[field]).trim()
      : isSameInput({ field: value[field] }, { field: initial[field] })
  return !isSameInput(initial, example) && fields.length > 0 && fields.every(isBlank)
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
  const undo = useUndo<Input>(replaced, (before) => edit(before))

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
    replace(next: Input, isBlank: boolean): void {
      const before = newest.current
      if (isBlank) clearAnswer()
      edit(next)
      if (!isSameInput(before, input.start)) undo.remember(before)
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
