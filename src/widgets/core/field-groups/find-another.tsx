import { type ReactNode, useRef } from 'react'
import { localize } from '../base/field-kinds'
import type { FormTool } from '../base/tool-props'
import { Disclosure } from './disclosure'
import type { findStrings } from './find.strings'
import { choices } from './find-another.css'
import { Group } from './group'
import { quick } from './quick-button.css'

type ByField<Input, Value> = { readonly [Field in keyof Input & string]?: Value }

interface FindAnotherProps<Input, Output> {
  readonly tool: Omit<FormTool<Input, typeof findStrings>, 'field' | 'replace'> & {
    /** The current answer. */
    readonly result: { readonly ok: true; readonly value: Output } | { readonly ok: false } | undefined
  }
  /** The field of the usual answer. Filling it in makes it possible to find another field. */
  readonly usual: keyof Input & string
  /** The other fields that can be found, with their labels. */
  readonly others: ByField<Input, string>
  /** The numbers of an answer. */
  readonly numbersOf: (output: Output) => ByField<Input, number>
  /** The field of the usual answer. */
  readonly children: ReactNode
}

/**
 * The usual answer as a field, so that another field can be found: whichever is left empty. A button empties a field,
 * and fills in the one that was found before, so that there's always one to find.
 */
export function FindAnother<Input, Output>(props: FindAnotherProps<Input, Output>) {
  const { tool, usual, others, numbersOf, children } = props
  const { t, value } = tool
  const content = useRef<HTMLDivElement>(null)
  type Field = keyof Input & string
  const fields = Object.keys(others) as Field[]
  const isFilled = (field: Field) => hasText(value, field)
  /** The one that's found, as in `fieldToFind`. Others may be empty too, if they're optional. */
  const sought = isFilled(usual) ? fields.find((field) => !isFilled(field)) : undefined
  if (tool.accessOf(usual) === 'hidden') return null

  function find(field: Field): void {
    const known: ByField<Input, number> = tool.result?.ok ? numbersOf(tool.result.value) : {}
    const filledIn = [usual, ...fields].flatMap((each) =>
      known[each] === undefined || isFilled(each) ? [] : [[each, localize(String(known[each]), 'number', tool.locale)]],
    )
    const patch = { ...Object.fromEntries(filledIn), [field]: '' }
    tool.update(patch)
    if (!isFilled(usual) && !patch[usual]) content.current?.querySelector('input')?.focus()
  }

  return (
    <Disclosure summary={t.findAnother} open={isFilled(usual)}>
      <div ref={content}>{children}</div>
      <Group label={t.find}>
        <div className={choices}>
          {fields
            .filter((field) => tool.accessOf(field) === undefined)
            .map((field) => (
              <button
                key={field}
                type="button"
                className={quick}
                aria-pressed={field === sought}
                onClick={() => find(field)}
              >
                {others[field]}
              </button>
            ))}
        </div>
      </Group>
    </Disclosure>
  )
}

/** The props of an empty field whose value has been found: `text` in place of the example. */
export const foundProps = (isFound: boolean, text: string, t: typeof findStrings) =>
  isFound ? { placeholder: text, echo: t.found } : {}

/** Whether exactly one of the fields is empty, so that it can be found. */
export const hasOneToFind = <Input,>(value: Input, fields: readonly (keyof Input & string)[]): boolean =>
  fields.filter((field) => !hasText(value, field)).length === 1

const hasText = <Input,>(value: Input, field: keyof Input) => String(value[field] ?? '').trim() !== ''
