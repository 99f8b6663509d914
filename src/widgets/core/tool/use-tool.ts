import { useCallback, useImperativeHandle, useMemo, useRef } from 'react'
import type { Context } from '../../../engine/core/engine'
import type { Result } from '../../../engine/core/result'
import { fieldPropsOf } from './field-props'
import { isSameInput } from './record'
import { sentenceOf, withOverrides } from './strings'
import type { ToolProps } from './tool-props'
import { type AnswerOptions, useAnswer } from './use-answer'
import { useInput } from './use-input'
import { useShownIssues } from './use-shown-issues'

interface Engine<Input, Output, Code extends string, Extra> {
  readonly initial: Input
  evaluate(input: Input, context?: Extra): Result<Output, Code>
}

interface Options<Input, Output, Code extends string, Extra> extends AnswerOptions<Input, Output, Code> {
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
  const t = useMemo(() => withOverrides(strings, props.strings), [strings, props.strings])
  const context = useMemo(() => ({ locale, ...options.context }) as Extra, [locale, options.context])
  const evaluate = useCallback((input: Input) => engine.evaluate(input, context), [engine.evaluate, context])
  const { input, answer, issues, change, leave, press, reset } = useActions(engine.initial, evaluate, props, options)
  const { value, newest } = input
  const { immediate, answered } = answer
  const result = immediate ?? answered?.result

  useImperativeHandle(props.actions, () => ({ calculate: () => press(false), reset, result }))
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
    result,
    /** The answer, where there is one. */
    output: result?.ok ? result.value : undefined,
    /** What the answer was made from. */
    answeredInput: immediate ? value : answered?.input,
    /** The answer belongs to an earlier input than the one on screen. */
    stale: !options.live && answered !== undefined && answered.result.ok && !isSameInput(answered.input, value),
    pending: answer.pending,
    live: Boolean(options.live),
    /** What is wrong with the input as a whole. */
    issue: sentenceAt(''),
    issueAt: issues.issueAt,
    sentenceAt,
    field: fieldPropsOf({ t, value, newest, change, leave, sentenceAt }),
    /** A person's edit of several fields at once, such as a preset. */
    update: (patch: Partial<Input>) => change({ ...newest.current, ...patch }),
    /** The button, or Enter. */
    act: () => press(true),
    /** An answer on arrival, for tools that generate something: without a press. */
    begin: useCallback(() => newestPress.current(false), []),
    reset,
  }
}

/** What can happen to a tool: an edit, a field that is left, a press of the button, a reset. */
function useActions<Input extends object, Output, Code extends string, Strings>(
  initial: Input,
  evaluate: (input: Input) => Result<Output, Code>,
  props: ToolProps<Input, Output, Code, Strings>,
  { live, run }: AnswerOptions<Input, Output, Code>,
) {
  const input = useInput(initial, props)
  const { value, newest } = input
  const answer = useAnswer<Input, Output, Code>({
    value,
    newest,
    evaluate,
    live,
    run,
    onAnswer(answered, byPerson) {
      if (!answered.result.ok) issues.judge(answered)
      if (byPerson) props.onResult?.(answered.result)
    },
  })
  const issues = useShownIssues(value, answer.immediate)

  return {
    input,
    answer,
    issues,
    change(next: Input, field?: string): void {
      answer.edited()
      input.set(next)
      if (field) issues.markEdited(field)
      props.onValueChange?.(next)
    },
    leave(field: string): void {
      if (!issues.isTouched(field)) return
      issues.markLeft(field)
      if (!live) issues.judge({ input: newest.current, result: evaluate(newest.current) })
    },
    press(byPerson: boolean): void {
      issues.markLeft('')
      answer.press(byPerson)
    },
    reset(): void {
      answer.clear()
      issues.clear()
      input.set(input.start)
    },
  }
}
