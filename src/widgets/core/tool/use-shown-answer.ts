import { useMemo, useRef } from 'react'
import type { Context } from '../../../engine/core/engine'
import type { Kinds } from '../../../engine/core/kinds'
import type { Result } from '../../../engine/core/result'
import { type AnyKinds, localize, mapTexts } from './field-kinds'
import { isSameInput } from './record'
import type { Status } from './tool-props'
import type { Answer, Answered, AnswerOptions } from './use-answer'
import { type Memory, useKept } from './use-kept'

export interface Engine<Input, Output, Code extends string, Extra> {
  readonly initial: Input
  /** What is shown before a person has an answer of their own. */
  readonly example: Input
  readonly kinds?: Kinds<Input>
  evaluate(input: Input, context?: Extra): Result<Output, Code>
}

export interface ExampleOptions<Input, Output, Code extends string, Extra> {
  /** In place of `evaluate` for the example, where an answer takes chance, a service, or code that is fetched late. */
  readonly evaluateExample?: (input: Input, context: Extra) => Result<Output, Code>
  /** The example for what has been chosen, such as a system of units; the same object for the same choice. */
  readonly exampleFor?: (value: Input) => Input
}

interface Parameters<Input, Output, Code extends string, Extra>
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

/** Which answer is on screen: the last that a person had, or until there is one the example's. */
export function useShownAnswer<Input extends object, Output, Code extends string, Extra extends Context>({
  engine,
  memory,
  context,
  value,
  answer: { answered, presses, pending },
  edits,
  evaluateExample = engine.evaluate,
}: Parameters<Input, Output, Code, Extra>) {
  /** It stays while an edit has none. */
  const { kept, keep } = useKept<Answer<Input, Output> | undefined>(memory, 'shown')
  const last = useRef(kept.current)
  // An answer to nothing is a person's own only after a press, or where another came before it.
  const isOwn = last.current !== undefined || presses > 0 || (answered && !isBlank(answered.input, engine))
  if (!answered) last.current = undefined
  else if (answered.result.ok && isOwn) last.current = { input: answered.input, output: answered.result.value }

  keep(last.current)
  const hasOwn = last.current !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the engine is another object at each render, with the same in it
  const example = useMemo(() => {
    if (hasOwn) return undefined
    const input = exampleIn(context.locale, engine)
    const result = evaluateExample(input, context)
    return result.ok ? { input, output: result.value } : undefined
  }, [hasOwn, engine.example, evaluateExample, context])

  const isAnswered = answered?.result.ok && (edits === 'keep' || isSameInput(answered.input, value))
  const status: Status = !hasOwn ? 'example' : isAnswered && !pending ? 'current' : 'outdated'
  return {
    shown: last.current ?? example,
    status,
    /** The way back to the answer that is on screen. */
    snapshot() {
      const before = last.current
      return () => {
        last.current = before
      }
    },
    /** A tool that was emptied begins again with its example. */
    forget(): void {
      last.current = undefined
    },
  }
}

/** The example as a person would type it in a locale. */
const exampleIn = <Input extends object>(
  locale: string | undefined,
  { example, kinds }: { readonly example: Input; readonly kinds?: Kinds<Input> },
): Input => mapTexts(example, kinds as AnyKinds | undefined, (text, kind) => localize(text, kind, locale ?? 'en-US'))

/** Nothing is filled in yet, where `example` fills in something that an empty tool does not. */
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
