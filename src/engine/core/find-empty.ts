/**
 * Solve for any field: the field that's left empty is found. `fields` ends with the usual answer, which is found if it's
 * empty, whatever else is: then the others are missing. Undefined if none is empty, so there's nothing to find.
 */
export function fieldToFind<Field extends string>(
  textOf: (field: Field) => string,
  fields: readonly Field[],
): Field | undefined {
  const empty = fields.filter((field) => textOf(field) === '')
  const usual = fields[fields.length - 1] as Field
  return empty.includes(usual) ? usual : empty[0]
}
