/**
 * What a field's text means, so that it can be printed in any locale. Attributes, links and examples are locale-free:
 * plain decimal text such as '-1250.5', a date as '2026-06-15', a time as '21:30', a color as '#rrggbb'.
 * A `percent` is a number of hundredths, with or without its sign.
 */
export type FieldKind = 'number' | 'money' | 'percent' | 'date' | 'time' | 'color'

/** The kinds of an input's fields; those of free text and of choices are left out. A list has those of its rows. */
export type Kinds<Input> = {
  readonly [Field in keyof Input]?: Input[Field] extends readonly (infer Row)[] ? Kinds<Row> : FieldKind
}
