import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { Context } from '../../engine/core/engine'
import type { Issue, Result } from '../../engine/core/result'
import { at, put, recordLike, same } from './record'
import { sentenceOf, withOverrides } from './strings'
import type { FieldProps, ToolProps } from './tool-props'

interface Engine<Input, Output, Code extends string, Extra> {
  readonly initial: Input
  evaluate(input: Input, context?: Extra): Result<Output, Code>
}

interface Options<Input, Output, Code extends string, Extra> {
  /** On every edit; or after this many milliseconds without one. Absent: on the button, or Enter. */
  readonly live?: boolean | number
  /** What `evaluate` is told beside the input; keep it the same object while it means the same. */
  readonly context?: Extra
  /**
   * In place of `evaluate` where the work is done elsewhere: a worker, a service. `pressed` is true for the button.
   * Never rejects; nothing once `signal` has aborted, because a newer input is on its way.
   */
  readonly run?: (input: Input, signal: AbortSignal, pressed: boolean) => Promise<Result<Output, Code> | undefined>
}

interface Answered<Input, Output, Code extends string> {
  readonly input: Input
  readonly result: Result<Output, Code>
}

/** The state behind every widget: the text typed, the result, the faults that a person should be told of. */
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
  const { live, run } = options
  const t = useMemo(() => withOverrides(strings, props.strings), [strings, props.strings])
  const context = useMemo(() => ({ locale, ...options.context }) as Extra, [locale, options.context])

  const start = useMemo(() => recordLike(engine.initial, props.defaultValue), [engine, props.defaultValue])
  const [inner, setInner] = useState(start)
  const given = useMemo(() => props.value && recordLike(engine.initial, props.value), [engine, props.value])
  const value = given ?? inner
  const [answered, setAnswered] = useState<Answered<Input, Output, Code>>()
  const [pending, setPending] = useState(false)
  const [told, setTold] = useState<Answered<Input, Output, Code>>()
  const [touched, setTouched] = useState<Readonly<Record<string, 'edited' | 'left'>>>({})

  /** The newest of everything, for handlers that run before the next render. */
  const now = useRef({ value, props, touched, calculate })
  now.current = { value, props, touched, calculate }
  const byPerson = useRef(false)
  const running = useRef<AbortController>(undefined)

  const immediate = useMemo(
    () => (live === true && !run ? engine.evaluate(value, context) : undefined),
    [live, run, engine, value, context],
  )
  const result = immediate ?? answered?.result

  function settle(input: Input, result: Result<Output, Code>): void {
    setAnswered({ input, result })
    if (!result.ok) setTold({ input, result })
    if (byPerson.current) now.current.props.onResult?.(result)
    byPerson.current = false
  }

  function answerTo(input: Input, pressed: boolean): void {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    if (!run) {
      settle(input, engine.evaluate(input, context))
      return
    }
    setPending(true)
    void run(input, controller.signal, pressed).then((result) => {
      if (!result || controller.signal.aborted) return
      setPending(false)
      settle(input, result)
    })
  }

  // A live tool whose work is done elsewhere, or that waits for a pause.
  // biome-ignore lint/correctness/useExhaustiveDependencies: answerTo is made anew at each render
  useEffect(() => {
    if (!live || (live === true && !run)) return
    const timer = setTimeout(() => answerTo(value, false), live === true ? 0 : live)
    return () => clearTimeout(timer)
  }, [live, run, engine, value, context])

  useEffect(() => () => running.current?.abort(), [])

  useEffect(() => {
    if (immediate && byPerson.current) {
      byPerson.current = false
      now.current.props.onResult?.(immediate)
    }
  }, [immediate])

  function change(next: Input, field?: string): void {
    // What is under way answers an input that is no longer there.
    if (live) running.current?.abort()
    byPerson.current = Boolean(live)
    now.current = { ...now.current, value: next }
    setInner(next)
    if (field) setTouched((before) => (before[field] ? before : { ...before, [field]: 'edited' }))
    now.current.props.onValueChange?.(next)
  }

  function leave(field: string): void {
    if (!now.current.touched[field]) return
    setTouched((before) => ({ ...before, [field]: 'left' }))
    if (!live) setTold({ input: now.current.value, result: engine.evaluate(now.current.value, context) })
  }

  function calculate(person: boolean): void {
    const input = now.current.value
    byPerson.current = person
    setTouched((before) => ({ ...before, '': 'left' }))
    if (immediate) {
      setTold({ input, result: immediate })
      if (person) now.current.props.onResult?.(immediate)
      byPerson.current = false
    } else answerTo(input, true)
  }

  function reset(): void {
    running.current?.abort()
    byPerson.current = false
    now.current = { ...now.current, value: start }
    setPending(false)
    setAnswered(undefined)
    setTold(undefined)
    setTouched({})
    setInner(start)
  }

  useImperativeHandle(props.actions, () => ({ calculate: () => calculate(false), reset, result }))

  /** The fault to show at a field: known, still true of the text that stands there, and the person is ready for it. */
  function issueAt(path: string): Issue<Code> | undefined {
    const source = immediate ? { input: value, result: immediate } : told
    if (!source || source.result.ok) return undefined
    const issue = source.result.issues.find((candidate) => (candidate.field ?? '') === path)
    if (!issue || at(source.input, path) !== at(value, path)) return undefined
    const ready = touched[''] ?? (issue.code === 'missing' ? touched[path] === 'left' : touched[path])
    return ready ? issue : undefined
  }

  function sentenceAt(path: string): string | undefined {
    const issue = issueAt(path)
    return issue && sentenceOf(issue, t.issues, locale)
  }

  /** Of a field, or of a field of a row: 'rate', 'courses.2.grade'. */
  function field<Name extends keyof Input & string>(name: Name, label?: string): FieldProps<Input[Name]>
  function field(path: `${keyof Input & string}.${number}.${string}`, label: string): FieldProps
  function field(
    path: string,
    label = (t as object as Partial<Record<string, string>>)[path] ?? path,
  ): FieldProps<never> {
    return {
      label,
      value: at(value, path) as never,
      onChange: (text: unknown) => change(put(now.current.value, path, text), path),
      onBlur: () => leave(path),
      issue: sentenceAt(path),
    }
  }

  /** An answer on arrival, for tools that make something: nobody pressed. */
  const load = useCallback(() => now.current.calculate(false), [])

  return {
    t,
    load,
    locale: locale ?? 'en-US',
    props,
    value,
    result,
    /** The answer, where there is one. */
    output: result?.ok ? result.value : undefined,
    /** What the answer was made from. */
    answeredInput: immediate ? value : answered?.input,
    /** The answer belongs to an earlier input than the one on screen. */
    stale: !live && answered !== undefined && answered.result.ok && !same(answered.input, value),
    pending,
    live: Boolean(live),
    /** A fault of the input as a whole. */
    issue: sentenceAt(''),
    issueAt,
    /** The same, in words. */
    sentenceAt,
    /** The button, or Enter. */
    act: () => calculate(true),
    reset,
    /** A person's edit of several fields at once, such as a preset. */
    update: (patch: Partial<Input>) => change({ ...now.current.value, ...patch }),
    /** The props of the part that edits a field; its label is the string of the same name unless given. */
    field,
  }
}
