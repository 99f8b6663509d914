/** The text of a field as typed, or '' if it isn't a string, which can happen when called from JavaScript. */
export function typedIn<Input extends object>(input: Input, field: keyof Input): string {
  const value: unknown = input[field]
  return typeof value === 'string' ? value : ''
}

/** The trimmed text of a field. */
export const readText = <Input extends object>(input: Input, field: keyof Input): string => typedIn(input, field).trim()
