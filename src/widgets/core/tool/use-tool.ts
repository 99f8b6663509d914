import { useCallback, useMemo } from 'react'
import type { Context } from '../../../engine/core/engine'
import { type Fields, startOf } from '../../../engine/core/fields/field'
import type { Issue, Result } from '../../../engine/core/result'
import { localize, mapTexts } from '../base/field-kinds'
import { afterPress } from '../base/press'
import { isBlank, isSameInput, normalizeInput, settingsOf, withFixed } from '../base/record'
import type { coreStrings } from '../base/strings'
import { outlineOf, type Summarize } from '../base/summary'
import type { ToolProps } from '../base/tool-props'
import { useBrowserLayoutEffect } from '../base/use-browser-layout-effect'
import { useExample } from './example'
import { fieldsOf } from './field-props'
import { initialIn } from './initial-in'
import type { AnswerOptions, Cause, Event, Setup, State } from './state'
import { useIsClockKnown } from './use-is-clock-known'
import { useStrings } from './use-strings'
import { useSummary } from './use-summary'
import { type Send, useToolState } from './use-tool-state'

interface Options<Input, Output, Code extends string, Extra> extends AnswerOptions<Input, Output, Code> {
  /** Replaces `evaluate` for the example, if an answer needs randomness, a service or code that's loaded later. */
  readonly evaluateExample?: (input: Input, context: Extra) => Result<Output, Code>
  /** The example for a setting, such as a system of units. Must be the same object for the same setting. */
  readonly exampleFor?: (value: Input) => Input
  /** An answer sends a request, so it needs a user's action, even if the page shows only the answer. */
  readonly sendsRequest?: boolean
  /** An answer can depend on today's date, so a server can't give it. */
  readonly readsClock?: boolean
  /** What `evaluate` receives besides the input. The same object while its content is the same. */
  readonly context?: Extra
}

interface Engine<Input, Output, Code extends string, Strings, Extra> {
  readonly fields: Fields
  readonly evaluate: (input: Input, context?: Extra) => Result<Output, Code>
  readonly summarize: Summarize<Input, Output, Strings>
  /** Instead of the fields' own. The same object in every render. */
  readonly example?: Input
}

/** The state of every widget: the input, the result, and the errors to show. */
export function useTool<
  Input extends object,
  Output,
  Code extends string,
  Strings extends typeof coreStrings & { readonly issues: Readonly<Record<Code, string>> },
  Extra extends Context = Context,
>(
  engine: Engine<Input, Output, Code, Strings, Extra>,
  strings: Strings,
  props: ToolProps<Input, Output, Code, Strings>,
  options: Options<Input, Output, Code, Extra> = {},
) {
  const { fields } = engine
  const { t, locale, minorDigits, setCurrency } = useStrings(strings, props)
  const { setup, given, context } = useSetup(engine, minorDigits, { ...props, locale }, options)
  const tool = useToolState(setup, given, props)
  const { state, send, answer, status, follows, issues, issueAt } = tool
  const { input: value } = state
  const example = options.exampleFor?.(value) ?? setup.example
  const evaluate = options.evaluateExample ?? engine.evaluate
  const exampleAnswer = useExample({ ...setup, fields, example, evaluate, context, value, isNeeded: !tool.shown })
  const source = tool.shown ?? exampleAnswer
  const named = useSummary(source, engine.summarize, t, locale)
  const isIncomplete = status === 'incomplete'
  const shown = isIncomplete ? undefined : source
  const summary = isIncomplete && named ? outlineOf(named) : named
  const actions = actionsOf(state, send, { fields, example, locale, onValueChange: props.onValueChange })
  const { onChange, onBlur, press, reset, ...rest } = actions
  const forView = fieldsOf({ fields, t, locale, value, example, issueAt, host: props, onChange, onBlur, setCurrency })

  useBrowserLayoutEffect(() => {
    const isAnswered = status === 'current'
    const sentenceOf = (issue: Issue) => forView.sentenceFor(issue as Issue<Code>)
    if (props.actions) props.actions.current = { calculate: () => press('page'), reset, result: answer?.result }
    props.onVerdict?.({ issues: isAnswered ? [] : issues, isAnswered, sentenceOf, summary, t })
  })

  return {
    ...forView,
    ...rest,
    issueAt,
    isTyping: tool.isTyping,
    /** What keeps the input from having an answer. */
    issues,
    t,
    locale: locale ?? 'en-US',
    props,
    value,
    result: answer?.result,
    /** The input that `result` belongs to. */
    resultInput: answer?.input,
    /** The answer to show. `status` says what it belongs to. */
    output: shown?.output,
    summary,
    answeredInput: shown?.input,
    status,
    pending: tool.pending,
    /** The answer updates on every edit. */
    follows,
    presses: state.presses,
    /** How many times the user's action had no answer. */
    failures: state.failures,
    /** Runs the action: the button or Enter. */
    act: () => press('press'),
    /** Creates an initial answer for generators, without a press, unless there already is one. */
    begin: useCallback((): void => void send({ type: 'begun' }), [send]),
    reset,
    setCurrency,
  }
}

/** What the page and the tool's options say about it: the same object while nothing of it changes. */
function useSetup<Input extends object, Output, Code extends string, Strings, Extra extends Context>(
  engine: Engine<Input, Output, Code, Strings, Extra>,
  minorDigits: number | undefined,
  { locale, value, defaultValue, resultOnly, hide = [], lock = [] }: ToolProps<Input, Output, Code, Strings>,
  {
    pause,
    isDrawn,
    run,
    instant,
    readsClock,
    sendsRequest,
    context: more,
    ...options
  }: Options<Input, Output, Code, Extra>,
) {
  const own = startOf(engine.fields) as unknown as { readonly initial: Input; readonly example: Input }
  const { initial } = own
  const { evaluate: evaluateIn, example = own.example } = engine
  const context = useMemo(() => ({ locale, minorDigits, ...more }) as Extra, [locale, minorDigits, more])
  const evaluate = useCallback((input: Input) => evaluateIn(input, context), [evaluateIn, context])
  const empty = useMemo(() => initialIn(initial, locale), [initial, locale])
  const start = useMemo(
    () => (defaultValue ? normalizeInput(initial, defaultValue) : empty),
    [initial, defaultValue, empty],
  )
  const given = useMemo(() => value && normalizeInput(initial, value), [initial, value])
  const isClockKnown = useIsClockKnown(Boolean(readsClock) && !isBlank(given ?? start, { initial, example }))
  // Nobody can press a button that isn't shown.
  const follows = resultOnly && !sendsRequest ? 'always' : options.follows
  const names = [...hide, ...lock].join(' ')
  const fixed = useMemo(() => names.split(' '), [names])
  const setup = useMemo(
    () => ({ initial, empty, start, example, fixed, isClockKnown, evaluate, follows, pause, isDrawn, run, instant }),
    [initial, empty, start, example, fixed, isClockKnown, evaluate, follows, pause, isDrawn, run, instant],
  )
  return { setup: setup as Setup<Input, Output, Code>, given, context }
}

interface Form<Input> {
  readonly fields: Fields
  readonly example: Input
  readonly locale: string | undefined
  readonly onValueChange: ((value: Input) => void) | undefined
}

/** What a user can do. */
function actionsOf<Input extends object, Output, Code extends string>(
  { setup, input, undo }: State<Input, Output, Code>,
  send: Send<Input, Output, Code>,
  { fields, example, locale = 'en-US', onValueChange }: Form<Input>,
) {
  function edit(event: Event<Input, Output, Code>): void {
    const next = send(event)
    onValueChange?.(next.input)
  }
  const press = (by: Cause) => void send({ type: 'pressed', by })
  const replace = (patch: Partial<Input>) => edit({ type: 'replaced', patch })
  function tryOut(value: Input, settings: Partial<Input> = {}): void {
    const typed = mapTexts(value, fields, (text, kind) => localize(text, kind, locale))
    replace({ ...typed, ...settings })
    press('press')
  }
  return {
    onChange: (field: string, value: unknown) => edit({ type: 'typed', field, value }),
    onBlur: (field: string) => afterPress(() => send({ type: 'left', field })),
    /** Changes several fields at once, for example with a preset. `field` is the one that the user is typing in, if any. */
    update: (patch: Partial<Input>, field?: string) => edit({ type: 'changed', patch, field }),
    /** Like `update`, for changes that discard the input. It can be undone. */
    replace,
    /** Starts over. Undefined if there's nothing to clear. */
    clear: isSameInput(withFixed(setup.empty, input, setup.fixed), input) ? undefined : () => replace(setup.empty),
    undo: { isOffered: Boolean(undo?.isOffered), undo: undo && (() => edit({ type: 'undone' })) },
    /** Uses the example, with the visible settings, as the user's input and answers it. */
    applyExample: () => tryOut(example, settingsOf(input, setup)),
    /** The same for a sample. Fields that it doesn't contain are left empty. */
    applySample: (sample: object) => tryOut(normalizeInput(setup.initial, sample)),
    press,
    reset: () => void send({ type: 'reset' }),
  }
}
