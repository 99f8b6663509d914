import type { Fields } from './field'

/** The fields that can be found. The usual answer is last. */
export const findable = <Name extends string>(fields: Fields): readonly Name[] =>
  Object.keys(fields).filter((name): name is Name => fields[name]?.find === true)

/**
 * Solve for any field: the field that's left empty is found. The usual answer is found if it's empty, whatever else is:
 * then the others are missing. Undefined if none is empty, so there's nothing to find.
 */
export function fieldToFind<Name extends string>(fields: Fields, textOf: (name: Name) => string): Name | undefined {
  const names = findable<Name>(fields)
  const empty = names.filter((name) => textOf(name) === '')
  const usual = names[names.length - 1] as Name
  return empty.includes(usual) ? usual : empty[0]
}
