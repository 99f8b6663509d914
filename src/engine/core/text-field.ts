/** The text of an input's field as typed; '' where the input has no text there, as may be in JavaScript. */
export function typedIn<Input extends object>(input: Input, field: keyof Input): string {
  const value: unknown = input[field]
  return typeof value === 'string' ? value : ''
}

/** The text of a field, trimmed. */
export const readText = <Input extends object>(input: Input, field: keyof Input): string => typedIn(input, field).trim()
