import { useMemo, useRef } from 'react'
import type { Context } from '../../../engine/core/engine'
import type { Fields } from '../../../engine/core/fields/field'
import type { Result } from '../../../engine/core/result'
import { localize, mapTexts } from '../base/field-kinds'
import { isSameInput } from '../base/record'
import type { Status } from '../base/tool-props'
import { type Memory, useKept } from '../base/use-kept'
import type { Answer, Answered, AnswerOptions } from './use-answer'

export interface Engine<Input, Output, Code extends string, Extra> {
  readonly initial: Input
  /** What to show before there's an answer to the user's input. */
  readonly example: Input
  readonly fields: Fields
  /** Fields that the page has hidden or locked. Nothing but the page fills them in, the example neither. */
  readonly fixed?: readonly string[]
  evaluate(input: Input, context?: Extra): Result<Output, Code>
}

export interface ExampleOptions<Input, Output, Code extends string, Extra> {
  /** Replaces `evaluate` for the example, if an answer needs randomness, a service or code that's loaded later. */
  readonly evaluateExample?: (input: Input, context: Extra) => Result<Output, Code>
  /** The example for a setting, such as a system of units. Must be the same object for the same setting. */
  readonly exampleFor?: (value: Input) => Input
}

interface ShownAnswerOptions<Input, Output, Code extends string, Extra>
  extends Pick<ExampleOptions<Input, Output, Code, Extra>, 'evaluateExample'>,
    Pick<AnswerOptions<Input, Output, Code>, 'edits'> {
  readonly engine: Engine<Input, Output, Code, Extra>
  readonly memory: Memory | undefined
  readonly context: Extra
  readonly value: Input
  readonly answer: {
    readonly answered: Answered<Input, Output, Code> | undefined
    readonly presses: number
    readonly pending: boolean
  }
}

/** The answer to show: the latest one to the user's input or, until there is one, the example's. */
export function useShownAnswer<Input extends object, Output, Code extends string, Extra extends Context>({
  engine,
  memory,
  context,
  value,
  answer: { answered, presses, pending },
  edits,
  evaluateExample = engine.evaluate,
}: ShownAnswerOptions<Input, Output, Code, Extra>) {
  /** Stays while an edit has no answer. */
  const { kept, keep } = useKept<Answer<Input, Output> | undefined>(memory, 'shown')
  const last = useRef(kept.current)
  // An answer to an empty input counts as the user's only after a press or after another answer.
  const isOwn = last.current !== undefined || presses > 0 || (answered && !isBlank(answered.input, engine))
  if (!answered) last.current = undefined
  else if (answered.result.ok && isOwn) last.current = { input: answered.input, output: answered.result.value }

  keep(last.current)
  const hasOwn = last.current !== undefined
  const settings = JSON.stringify(settingsOf(value, engine))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the engine is a new but equal object in every render
  const example = useMemo(() => {
    if (hasOwn) return undefined
    const usual = exampleIn(context.locale, engine)
    // A setting that's invalid, or that the example has no answer for, is ignored.
    for (const input of [{ ...usual, ...JSON.parse(settings) }, usual]) {
      const result = evaluateExample(input, context)
      if (result.ok) return { input, output: result.value }
    }
    return undefined
  }, [hasOwn, engine.example, evaluateExample, context, settings])

  const isAnswered = answered?.result.ok && (edits === 'keep' || isSameInput(answered.input, value))
  const status: Status = !hasOwn ? 'example' : isAnswered && !pending ? 'current' : 'outdated'
  return {
    shown: last.current ?? example,
    status,
    /** Captures the visible answer for undo. */
    snapshot() {
      const before = last.current
      return () => {
        last.current = before
      }
    },
    /** A cleared tool shows its example again. */
    forget(): void {
      last.current = undefined
    },
  }
}

/** The example as typed in a locale. */
const exampleIn = <Input extends object>(
  locale: string | undefined,
  { example, fields }: { readonly example: Input; readonly fields: Fields },
): Input => mapTexts(example, fields, (text, kind) => localize(text, kind, locale ?? 'en-US'))

/**
 * The fields that are filled in from the start, such as a tip of 15%, as the form shows them now. The example uses
 * them, so that its answer fits what's visible.
 */
export function settingsOf<Input extends object>(
  value: Input,
  { initial, fixed = [] }: Pick<Engine<Input, unknown, string, never>, 'initial' | 'fixed'>,
): Partial<Input> {
  const isSetting = ([field, now]: [string, unknown]) => {
    if (fixed.includes(field)) return true
    const start = (initial as Record<string, unknown>)[field]
    return start !== '' && now !== '' && !Array.isArray(start)
  }
  return Object.fromEntries(Object.entries(value).filter(isSetting)) as Partial<Input>
}

/** Whether nothing is filled in, although `example` fills in something that an empty tool doesn't. */
export function isBlank<Input extends object>(
  value: Input,
  { initial, example }: { readonly initial: Input; readonly example: Input },
): boolean {
  const fields = (Object.keys(initial) as (keyof Input)[]).filter(
    (field) => initial[field] === '' || Array.isArray(initial[field]),
  )
  const isFilledIn = (field: keyof Input) => initial[field] !== '' || example[field] !== ''
  const isEmpty = (field: keyof Input) =>
    initial[field] === '' ? value[field] === '' : isSameInput({ field: value[field] }, { field: initial[field] })
  return !isSameInput(initial, example) && fields.some(isFilledIn) && fields.every(isEmpty)
}
