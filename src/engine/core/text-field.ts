/** What was typed, or '' if it isn't a string, which can happen when called from JavaScript. */
export const textOf = (typed: unknown): string => (typeof typed === 'string' ? typed : '')

/** The text of a field as typed. */
export const typedIn = <Input extends object>(input: Input, field: keyof Input): string => textOf(input[field])

/** The trimmed text of a field. */
export const readText = <Input extends object>(input: Input, field: keyof Input): string => typedIn(input, field).trim()
