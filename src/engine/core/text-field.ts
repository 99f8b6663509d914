/** What was typed. A number or a boolean, which other programs may pass, is a text too, and anything else is ''. */
export const textOf = (typed: unknown): string =>
  typeof typed === 'string' ? typed : typeof typed === 'number' || typeof typed === 'boolean' ? String(typed) : ''

/** The text of a field as typed. */
export const typedIn = <Input extends object>(input: Input, field: keyof Input): string => textOf(input[field])

/** The trimmed text of a field. */
export const readText = <Input extends object>(input: Input, field: keyof Input): string => typedIn(input, field).trim()
