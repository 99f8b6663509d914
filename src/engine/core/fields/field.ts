import type { Now } from '../dates/today'
import type { Context } from '../engine'
import type { Issue } from '../result'

/**
 * What a field holds, which says how its text is written in any locale. Attributes, links and examples are
 * locale-independent: decimal text such as '-1250.5', a date as '2026-06-15', a time as '21:30', a color as '#rrggbb'.
 */
export type FieldKind =
  | 'text'
  | 'number'
  | 'whole'
  | 'money'
  | 'percent'
  | 'length'
  | 'weight'
  | 'date'
  | 'time'
  | 'color'
  | 'place'
  | 'choice'
  | 'flag'
  | 'rows'

/** What can be said about any field: `money({ example: '84000', optional: true })`. */
export interface FieldOptions<Typed> {
  /** In an empty tool. '' if absent. */
  readonly initial?: Typed
  /** In the tool's example. As in an empty tool if absent. */
  readonly example?: Typed
  /** Shown in an error message if the example leaves the field empty. */
  readonly sample?: Typed
  /** May be empty. */
  readonly optional?: boolean
  /** May be empty if the others aren't: then it's what the tool finds. */
  readonly find?: boolean
}

/** What a number has to be. */
export interface NumberRules {
  /** The smallest and largest numbers allowed, inclusive. */
  readonly min?: number
  readonly max?: number
  /** Must be greater than 0. */
  readonly positive?: boolean
  readonly whole?: boolean
  /** The value of an empty field. Without it, an empty field is `missing`, unless it's optional. */
  readonly empty?: number | undefined
  /** A percentage: the '%' is optional, so '6.5%' is 6.5. */
  readonly percent?: boolean
  /** The field that a '%' is of: '20%' means 20 percent of its number. */
  readonly percentOf?: string
  /** The number of that field. Undefined while it's unknown. */
  readonly base?: number | undefined
  /** May be empty. */
  readonly optional?: boolean
}

/** What a field's reader gets besides the text. */
export interface ReadContext extends Context {
  /** For dates such as 'tomorrow'. */
  readonly now?: Now | undefined
}

/**
 * A field of a tool's input, as data. `Typed` is what a person types, `Value` what's read from it, and `Code` its errors.
 * From it follow the types of the input, its initial and example values, reading and checking, the attributes of the
 * element, the format of the control, and the reference.
 */
export interface Field<Typed = unknown, Value = unknown, Code extends string = string>
  extends FieldOptions<Typed>,
    NumberRules {
  readonly kind: FieldKind
  readonly initial: Typed
  /** Of a choice: the texts allowed, and the key of their labels in the tool's strings. */
  readonly values?: readonly string[]
  readonly words?: string | undefined
  /** Of rows: the fields of each. */
  readonly fields?: Fields
  /** Reads what was typed. Undefined if it's empty and may be. `rules` are the field's own, or stricter ones. */
  read(typed: unknown, context: ReadContext, rules: NumberRules): Value | Issue<Code> | undefined
}

/** A list of records with the same fields. */
export interface RowsField<Row extends Fields>
  extends Field<readonly InputOf<Row>[], readonly InputOf<Row>[], CodeOf<Row>> {
  readonly fields: Row
}

/** All fields of a tool, by name, or those of a row. */
export type Fields = { readonly [name: string]: Field }

export type TypedOf<Own> = Own extends Field<infer Typed> ? Typed : never
export type ValueOf<Own> = Own extends Field<infer _Typed, infer Value, infer _Code> ? Value : never
/** The errors that reading can give. */
export type CodeOf<All extends Fields> = {
  [Name in keyof All]: All[Name] extends Field<infer _Typed, infer _Value, infer Code> ? Code : never
}[keyof All]
/** The fields of a row. */
export type RowOf<Own> = Own extends RowsField<infer Row> ? Row : never

/** What was typed in each field: the input of an engine. */
export type InputOf<All extends Fields> = [AbsentIn<All>] extends [never]
  ? { readonly [Name in keyof All]: TypedOf<All[Name]> }
  : WithAbsent<All>

/** The fields that may be absent, which are optional. */
type AbsentIn<All extends Fields> = {
  [Name in keyof All]: undefined extends TypedOf<All[Name]> ? Name : never
}[keyof All]
type WithAbsent<All extends Fields> = Flat<
  { readonly [Name in keyof All as Exclude<Name, AbsentIn<All>>]: TypedOf<All[Name]> } & {
    readonly [Name in keyof All as Extract<Name, AbsentIn<All>>]?: TypedOf<All[Name]>
  }
>
type Flat<Type> = { [Name in keyof Type]: Type[Name] }

interface Start<All extends Fields> {
  /** The input of an empty tool. */
  readonly initial: InputOf<All>
  /** An input that has an answer. */
  readonly example: InputOf<All>
}

const starts = new WeakMap<Fields, Start<Fields>>()

/** The initial and the example input. The same two objects for the same fields. */
export function startOf<const All extends Fields>(fields: All): Start<All> {
  const start = starts.get(fields) ?? {
    initial: inputOf(fields, ({ initial }) => initial),
    example: inputOf(fields, ({ initial, example = initial }) => example),
  }
  starts.set(fields, start)
  return start as Start<All>
}

function inputOf(fields: Fields, textOf: (field: Field) => unknown): InputOf<Fields> {
  const texts = Object.entries(fields).map(([name, field]) => [name, textOf(field)])
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined))
}

/** Whether there's no answer while it's empty, unless it's what the tool is to find. */
export const isNeeded = ({ initial, optional, empty }: Pick<Field, 'initial' | 'optional' | 'empty'>): boolean =>
  initial === '' && !optional && empty === undefined

/** fieldAt(fields, 'courses.2.credits') is the field `credits` of the rows. Undefined if there's none. */
export function fieldAt(fields: Fields, path: string): Field | undefined {
  const [name = '', , inRow] = path.split('.')
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return inRow === undefined ? field : field?.fields?.[inRow]
}
