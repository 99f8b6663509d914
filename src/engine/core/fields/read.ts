import { type Issue, isIssue } from '../result'
import { textOf } from '../text-field'
import type { CodeOf, Field, Fields, NumberRules, ReadContext, RowOf, ValueOf } from './field'

/** What was typed, as far as it's there. */
export type Typed<All extends Fields> = { readonly [Name in keyof All]?: unknown }

type NameOf<All extends Fields> = keyof All & string
type NamesOfRows<All extends Fields> = {
  [Name in NameOf<All>]: All[Name] extends { readonly fields: Fields } ? Name : never
}[NameOf<All>]

/** A form that's being read. */
export interface Form<All extends Fields = Fields> {
  /** The errors of what was read so far, in rows too. */
  readonly issues: Issue<CodeOf<All>>[]
  /** The trimmed text of a field, or '' if it has none. */
  text(name: NameOf<All>): string
  /**
   * What a field means: a number, a date, a choice. Undefined if it's invalid, or empty and optional. `rules` are those
   * that depend on other fields.
   */
  read<Name extends NameOf<All>>(name: Name, rules?: NumberRules): ValueOf<All[Name]> | undefined
  /** The rows of a list, each as a form. */
  rows<Name extends NamesOfRows<All>>(name: Name): readonly Form<RowOf<All[Name]>>[]
}

/**
 * Reads the fields of an input and collects every error, so that all of them can be shown at once.
 * `const form = readFields(fields, input, context)`, `form.read('rate')`, then check `form.issues`.
 * `path` prefixes the field's name in issues: `courses.2.` for a row.
 */
export function readFields<All extends Fields>(
  fields: All,
  input: Typed<All>,
  context: ReadContext = {},
  path = '',
  issues: Issue<CodeOf<All>>[] = [],
): Form<All> {
  function read(name: NameOf<All>, rules?: NumberRules) {
    const field = fields[name] as Field
    const { percentOf } = field
    if (percentOf === undefined && !rules) return field.read(input[name], context, field)
    const base = percentOf === undefined ? {} : { base: numberIn(fields, input, percentOf, context) }
    return field.read(input[name], context, { ...field, ...base, ...rules })
  }
  return {
    issues,
    text: (name) => textOf(input[name]).trim(),
    read<Name extends NameOf<All>>(name: Name, rules?: NumberRules) {
      const found = read(name, rules)
      if (!isIssue(found)) return found as ValueOf<All[Name]> | undefined
      issues.push({ field: path + name, ...found } as Issue<CodeOf<All>>)
      return undefined
    },
    rows<Name extends NamesOfRows<All>>(name: Name) {
      const field = fields[name] as Field
      const list = field.read(input[name], context, {}) as readonly Typed<RowOf<All[Name]>>[]
      return list.map((row, index) =>
        readFields(
          field.fields as RowOf<All[Name]>,
          row,
          context,
          `${path}${name}.${index}.`,
          issues as Issue<never>[],
        ),
      )
    },
  }
}

/** The number in another field, without its errors. */
function numberIn<All extends Fields>(
  fields: All,
  input: Typed<All>,
  name: string,
  context: ReadContext,
): number | undefined {
  const field = fields[name]
  const found = field?.read(input[name], context, field)
  return typeof found === 'number' ? found : undefined
}

/** The values read from a form. Undefined if one of them is. */
export function complete<Values extends Readonly<Record<string, unknown>>>(
  values: Values,
): { readonly [Name in keyof Values]: Exclude<Values[Name], undefined> } | undefined {
  return Object.values(values).includes(undefined) ? undefined : (values as never)
}
