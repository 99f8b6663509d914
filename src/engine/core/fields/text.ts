import { textOf } from '../text-field'
import type { Field, FieldOptions, Fields, InputOf, RowsField } from './field'

/** Any text, which is trimmed when it's read. It may be empty, unless `optional` is false. */
export const text = (options: FieldOptions<string> = {}): Field<string, string, never> => ({
  kind: 'text',
  initial: '',
  optional: true,
  ...options,
  read: (typed) => textOf(typed).trim(),
})

/** A text that a row may lack, because it was added later. */
export const absentText = (): Field<string | undefined, string, never> => ({ ...text(), initial: undefined })

/** A city, a country or a time zone. */
export const place = (options: FieldOptions<string> = {}): Field<string, string, never> => ({
  ...text(options),
  kind: 'place',
})

interface ChoiceOptions<Typed extends string, Code extends string> extends FieldOptions<Typed> {
  /** The error of any other text. If there's none, such a text counts as the initial one. */
  readonly unknown?: Code
  /** The key of the choices' labels in the tool's strings. */
  readonly words?: string
}

/** One of some texts, of which the first is the initial one. With `optional`, also '', which is then the initial one. */
export function choice<const Name extends string, const Code extends string = never>(
  values: readonly Name[],
  options: ChoiceOptions<NoInfer<Name> | '', Code> & { readonly optional: true },
): Field<Name | '', Name, Code>
export function choice<const Name extends string, const Code extends string = never>(
  values: readonly Name[],
  options?: ChoiceOptions<NoInfer<Name>, Code>,
): Field<Name, Name, Code>
export function choice(values: readonly string[], options: ChoiceOptions<string, string> = {}): Field<string, string> {
  return oneOf(values, options)
}

/** A choice that callers may pass any text, such as a code from elsewhere. */
export const oneOf = <const Name extends string, const Code extends string = never>(
  values: readonly Name[],
  { unknown, ...options }: ChoiceOptions<string, Code> = {},
): Field<string, Name, Code> => {
  const { initial = options.optional ? '' : `${values[0]}` } = options
  return {
    kind: 'choice',
    ...options,
    values,
    initial,
    read(typed) {
      const text = textOf(typed).trim()
      const known = values.find((value) => value === text)
      if (known !== undefined || (text === '' && options.optional)) return known
      return unknown === undefined ? (initial as Name) : { code: unknown }
    },
  }
}

/** Whether something is on. Initially off. */
export const flag = (options: FieldOptions<boolean> = {}): Field<boolean, boolean, never> => ({
  kind: 'flag',
  initial: false,
  ...options,
  read: (typed) => typed === true,
})

/** A list of records, each with these fields. Initially empty. */
export const rows = <const Row extends Fields>(
  fields: Row,
  options: FieldOptions<readonly InputOf<Row>[]> = {},
): RowsField<Row> => ({
  kind: 'rows',
  initial: [],
  ...options,
  fields,
  read: (typed) => (Array.isArray(typed) ? typed.map((row) => Object(row ?? {})) : []),
})
