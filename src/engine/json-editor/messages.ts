/**
 * Why a text isn't JSON; `{found}` is what the text has at that place.
 * `nothing`: white space alone. `byte-order-mark`: U+FEFF before the value. `ends-early`: the text ends before its value
 * does. `bad-word`: a bare word other than true, false and null. `number-start`: +1 or .5. `digit-expected`: a number
 * without a digit after its minus, point or exponent. `odd-space`: white space that JSON doesn't know, such as U+00A0.
 */
export const messages = {
  nothing: 'There is no value here, only white space.',
  'byte-order-mark': 'The text begins with a byte order mark, U+FEFF. Delete it.',
  'ends-early': 'The text ends before its value is complete.',
  'value-expected': 'Expected a value, but found {found}.',
  'key-expected': 'Expected a key in double quotes, but found {found}.',
  'colon-expected': 'Expected a colon after the key, but found {found}.',
  'comma-or-brace-expected': "Expected a comma or '}' after the value, but found {found}.",
  'comma-or-bracket-expected': "Expected a comma or ']' after the value, but found {found}.",
  'end-expected': 'Expected the end of the text after its value, but found {found}.',
  'trailing-comma': 'No comma may stand before {found}. Delete the comma.',
  'other-quotes': 'Keys and strings stand in double quotes, not in {found}.',
  'odd-space': 'Between values only space, tab and line end may stand, not {found}.',
  comment: 'JSON has no comments. Delete this one.',
  'bad-word': '{found} is no value in JSON. A text stands in double quotes, true and false in small letters.',
  'unclosed-string': 'This string has no closing quote.',
  'line-end-in-string':
    'A string may not run over the end of a line. Close it with a quote, or write the line end as \\n.',
  'control-character': 'Inside a string {found} must be written as an escape, such as \\t.',
  'bad-escape': 'After a backslash must come one of " \\ / b f n r t, or u and four hexadecimal digits, not {found}.',
  'number-start': 'A number begins with a digit or a minus, not with {found}.',
  'leading-zero': 'A number of several digits may not begin with 0.',
  'digit-expected': 'Expected a digit in the number, but found {found}.',
}

export type ErrorCode = keyof typeof messages
