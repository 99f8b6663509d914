/**
 * The type of each field, so that its text can be formatted for any locale. Attributes, links and examples are
 * locale-independent: decimal text such as '-1250.5', a date as '2026-06-15', a time as '21:30', a color as '#rrggbb'.
 * A `percent` is a number with an optional percent sign.
 */
export type FieldKind = 'number' | 'money' | 'percent' | 'date' | 'time' | 'color'

/** The kinds of an input's fields, without free text and choices. A list has the kinds of its rows. */
export type Kinds<Input> = {
  readonly [Field in keyof Input]?: Input[Field] extends readonly (infer Row)[] ? Kinds<Row> : FieldKind
}
