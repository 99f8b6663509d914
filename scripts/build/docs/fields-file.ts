import { described, type Field } from './tools.ts'

/** A field in fields.json. What doesn't apply to it is left out. */
export interface FieldData {
  readonly name: string
  readonly attribute: string
  readonly kind: Field['kind']
  readonly label: string
  readonly description: string
  readonly initial: unknown
  readonly example: unknown
  /** May be empty. */
  readonly optional: boolean | undefined
  /** May be empty if the others aren't: then it's what the tool finds. */
  readonly find: boolean | undefined
  /** The number that an empty field means. */
  readonly empty: number | undefined
  readonly min: number | undefined
  readonly max: number | undefined
  readonly positive: boolean | undefined
  /** The field that a percentage is of: '20%'. */
  readonly percentOf: string | undefined
  /** The values of a choice. Those without a label speak for themselves, such as codes of currencies. */
  readonly choices: Field['choices'] | undefined
  /** The fields of each row. */
  readonly fields: readonly FieldData[] | undefined
}

const dataOf = ({ name, attribute, kind, label, doc, initial, example, own, choices, rows }: Field): FieldData => ({
  name,
  attribute,
  kind,
  label,
  description: doc,
  initial,
  example,
  optional: own.optional,
  find: own.find,
  empty: own.empty,
  min: own.min,
  max: own.max,
  positive: own.positive,
  percentOf: own.percentOf,
  choices: choices.length > 0 ? choices : undefined,
  fields: rows.length > 0 ? rows.map(dataOf) : undefined,
})

/** fields.json: what can be entered in each tool, by the tool's id. */
export const fieldsFile: Readonly<Record<string, readonly FieldData[]>> = Object.fromEntries(
  described.map(({ id, fields }) => [id, fields.map(dataOf)]),
)
