/** Words and numbers that YAML 1.1 or 1.2 reads as something other than text: `no` is false in YAML 1.1. */
const word = /^(?:y|yes|n|no|on|off|true|false|null|~|=|<<|\.?(?:nan|inf))$/i
/** 12, 1.5, 0x1F, 1_000, 2024-01-01, 10:30, and anything else made up of such characters. */
const numeric = /^[-+.]?\d[\d\sa-fox_+.:tz-]*$/i
/** Text that needs no quotes: it begins with a letter, digit or similar and has only visible characters and spaces. */
const plain = /^[\p{L}\p{N}_/($\p{Extended_Pictographic}](?:[^\p{C}\p{Z}]| (?! *#))*$/u
/** Everything but line breaks is visible, so that the text can be a block. */
const visible = /^(?:[^\p{C}\p{Zl}\p{Zp}\ufffe\uffff]|[\n\t\u200d])*$/u
/** What double quotes don't allow, or what editors don't show. */
const hidden = /["\\\p{Cc}\u2028\u2029\ufeff\ufffe\uffff]|\p{Cs}/gu
const short: Readonly<Record<string, string>> = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\t': '\\t', '\r': '\\r' }

/** A string as YAML on one line: without quotes if every YAML reader takes it as this text. */
export function yamlString(value: string): string {
  const isPlain = plain.test(value) && !/:(?: |$)| $/.test(value) && !word.test(value) && !numeric.test(value)
  return isPlain ? value : quoted(value)
}

/** A string in double quotes. Half of a surrogate pair is escaped, as in JSON. */
export const quoted = (value: string): string =>
  `"${value.replace(hidden, (letter) => short[letter] ?? `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`

/** Text of several lines as a block, such as `|` and its indented lines. Undefined if it must be quoted. */
export function yamlBlock(value: string, indent: string): string | undefined {
  const at = value.indexOf('\n')
  if (at < 1 || at === value.length - 1 || /^[ \t]/.test(value) || !visible.test(value)) return undefined
  const [, end = ''] = /[^\n](\n*)$/.exec(value) ?? []
  const lines = value.slice(0, value.length - end.length).split('\n')
  // A last line of spaces would look like part of the end.
  if (/^[ \t]*$/.test(lines.at(-1) ?? '')) return undefined
  const sign = end === '' ? '|-' : end === '\n' ? '|' : '|+'
  return `${sign}\n${lines.map((line) => (line === '' ? '' : indent + line)).join('\n')}${end.slice(1)}`
}
