/**
 * Syntax error messages. `{found}` is the text at the error.
 * `nothing`: only whitespace. `byte-order-mark`: U+FEFF before the value. `ends-early`: the text ends before its value
 * does. `bad-word`: a bare word other than true, false and null. `number-start`: +1 or .5. `digit-expected`: no digit
 * after the minus sign, decimal point or exponent. `odd-space`: whitespace that JSON doesn't allow, such as U+00A0.
 */
export const messages = {
  nothing: 'There’s no value yet. Enter one, such as {}.',
  'byte-order-mark': 'Delete the byte order mark (U+FEFF) at the start.',
  'ends-early': 'The JSON ends too early. Add the missing part.',
  'value-expected': 'Expected a value, but found {found}.',
  'key-expected': 'Expected a key in double quotes, but found {found}.',
  'colon-expected': 'Expected a colon after the key, but found {found}.',
  'comma-or-brace-expected': "Expected a comma or '}' after the value, but found {found}.",
  'comma-or-bracket-expected': "Expected a comma or ']' after the value, but found {found}.",
  'end-expected': 'Expected the end of the JSON, but found {found}.',
  'trailing-comma': 'Delete the trailing comma before {found}.',
  'other-quotes': 'Use double quotes, as in "name", instead of {found}.',
  'odd-space': 'Replace {found} with a regular space.',
  comment: 'JSON doesn’t allow comments. Delete this one.',
  'bad-word': '{found} isn’t a JSON value. Put text in double quotes, and use lowercase true, false and null.',
  'unclosed-string': 'Close this string with a double quote.',
  'line-end-in-string': 'Close the string on this line, or write the line break as \\n.',
  'control-character': 'Escape {found} in this string, as in \\t or \\u0001.',
  'bad-escape': 'Invalid escape at {found}. Use \\" \\\\ \\/ \\b \\f \\n \\r \\t or a code such as \\u00e9.',
  'number-start': 'Start the number with a digit or a minus sign, not {found}.',
  'leading-zero': 'Delete the leading zero: write 7, not 07.',
  'digit-expected': 'Expected a digit, but found {found}.',
}

export type ErrorCode = keyof typeof messages
