import { useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { Context } from '../../../engine/core/engine'
import type { Result } from '../../../engine/core/result'
import { isCurrency } from '../format/format'
import type { AnyKinds } from './field-kinds'
import { fieldPropsOf } from './field-props'
import { isSameInput, normalizeInput } from './record'
import { sentenceOf, withOverrides } from './strings'
import type { ToolProps } from './tool-props'
import { type AnswerOptions, type Cause, useAnswer } from './use-answer'
import { useInput } from './use-input'
import { type Engine, type ExampleOptions, exampleIn, isBlank, useShownAnswer } from './use-shown-answer'
import { useShownIssues } from './use-shown-issues'
import { useUndo } from './use-undo'

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
  engine: Engine<Input, Output, Code, Extra>,
  strings: Strings,
  props: ToolProps<Input, Output, Code, Strings>,
  options: Options<Input, Output, Code, Extra> = {},
) {
  const { locale } = props
  const [currency, chooseCurrency] = useCurrency(props.currency)
  const kinds = engine.kinds as AnyKinds | undefined
  const t = useMemo(() => {
    const own = withOverrides(strings, props.strings)
    return isCurrency(currency) ? { ...own, currency } : own
  }, [strings, props.strings, currency])
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
  const { shown, status, forget } = useShownAnswer({ ...options, engine, context, value, answer })

  function reset(): void {
    forget()
    clear()
  }
  function replaceFields(patch: Partial<Input>): void {
    const next = { ...newest.current, ...patch }
    const isEmptied = isBlank(next, engine)
    if (isEmptied) forget()
    replace(next, isEmptied)
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
      replaceFields(exampleIn(locale, engine))
      press('press')
    },
    /** The button, or Enter. */
    act: () => press('press'),
    /** An answer on arrival, for tools that generate something: without a press. */
    begin: useCallback(() => newestPress.current('page'), []),
    reset,
    /** Shows amounts in another currency; nothing is converted. */
    setCurrency(code: string): void {
      chooseCurrency(code)
      props.onCurrencyChange?.(code)
    },
  }
}

/** What a person chose, until the page gives another. */
function useCurrency(given: string | undefined) {
  const [chosen, choose] = useState<{ readonly code: string; readonly instead: string | undefined }>()
  const currency = chosen && chosen.instead === given ? chosen.code : given
  return [currency, (code: string) => choose({ code, instead: given })] as const
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
