import { useMemo } from 'react'
import type { Context } from '../../../engine/core/engine'
import type { Fields } from '../../../engine/core/fields/field'
import type { Result } from '../../../engine/core/result'
import { localize, mapTexts } from '../base/field-kinds'
import { settingsOf } from '../base/record'
import type { Answer } from './state'

interface ExampleParameters<Input, Output, Context> {
  readonly fields: Fields
  readonly initial: Input
  readonly fixed: readonly string[]
  /** As the engine has it. The same object while it's the same example. */
  readonly example: Input
  readonly evaluate: (input: Input, context: Context) => Result<Output, string>
  /** What `evaluate` receives besides the input. The same object while its content is the same. */
  readonly context: Context & { readonly locale?: string | undefined }
  readonly value: Input
  readonly isNeeded: boolean
}

/** The example's answer, with the visible settings, for a tool without an answer of its own. */
export function useExample<Input extends object, Output, Extra extends Context>({
  fields,
  initial,
  fixed,
  example,
  evaluate,
  context,
  value,
  isNeeded,
}: ExampleParameters<Input, Output, Extra>): Answer<Input, Output> | undefined {
  // As text, which stays the same while other fields are edited.
  const settings = isNeeded ? JSON.stringify(settingsOf(value, { initial, fixed })) : undefined
  return useMemo(() => {
    if (settings === undefined) return undefined
    const usual = exampleIn(context.locale, example, fields)
    // A setting that's invalid, or that the example has no answer for, is ignored.
    for (const input of [{ ...usual, ...JSON.parse(settings) }, usual]) {
      const result = evaluate(input, context)
      if (result.ok) return { input, output: result.value }
    }
    return undefined
  }, [fields, example, evaluate, context, settings])
}

/** The example as typed in a locale. */
const exampleIn = <Input extends object>(locale = 'en-US', example: Input, fields: Fields): Input =>
  mapTexts(example, fields, (text, kind) => localize(text, kind, locale))
