import { areFlags, type Literal, longest, readSlashes } from './slash-literal'

const construction = /^(?:new\s+)?RegExp\(\s*(.+?)\s*,?\s*\)[;,]?$/s
const quoted = /^(?:String\.raw`([^`]*)`|("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`))/s
const flagText = /^\s*,\s*(['"`])([dgimsuvy]*)\1$/
const pythonCall = /^re\.\w+\(\s*(.+)\)$/s
const pythonText = /^[rR](?:"""(.*?)"""|'''(.*?)'''|"((?:\\.|[^"\\\n])*)"|'((?:\\.|[^'\\\n])*)')/s
const pythonFlags = /\bre\.(IGNORECASE|I|MULTILINE|M|DOTALL|S)\b/g

/**
 * The pattern and flags of /a/g, new RegExp("a", "g"), r"a" or re.compile(r"a", re.I). Undefined for anything else:
 * a pattern in its own right.
 */
export function readLiteral(pasted: string): Literal | undefined {
  if (pasted.length > longest) return undefined
  const text = pasted.trim()
  return readSlashes(text) ?? readConstructor(text) ?? readPython(text)
}

function readConstructor(text: string): Literal | undefined {
  const inside = construction.exec(text)?.[1]
  if (inside === undefined) return undefined
  const literal = readSlashes(inside)
  if (literal) return { ...literal, from: 'javascript' }
  const [written = '', raw, string = ''] = quoted.exec(inside) ?? []
  if (!written) return undefined
  const rest = inside.slice(written.length)
  const flags = rest.trim() === '' ? '' : flagText.exec(rest)?.[2]
  if (flags === undefined || !areFlags(flags)) return undefined
  return { pattern: raw ?? unescaped(string.slice(1, -1)), flags, from: 'javascript' }
}

function readPython(text: string): Literal | undefined {
  const inside = pythonCall.exec(text)?.[1] ?? text
  const found = pythonText.exec(inside)
  const rest = found && inside.slice(found[0].length)
  if (!found || (inside === text && rest !== '')) return undefined
  const pattern = (found[1] ?? found[2] ?? found[3] ?? found[4] ?? '')
    .replaceAll('(?P<', '(?<')
    .replace(/\(\?P=(\w+)\)/g, '\\k<$1>')
  const letters = [...(rest ?? '').matchAll(pythonFlags)].map(([, name = '']) => pythonLetters[name[0] as 'I'])
  return { pattern, flags: letters.length > 0 ? [...new Set(['g', ...letters])].join('') : undefined, from: 'python' }
}

const pythonLetters = { I: 'i', M: 'm', D: 's', S: 's' } as const

const short: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  f: '\f',
  v: '\v',
  b: '\b',
  0: '\0',
  '\n': '',
}

/** The text of a JavaScript string: '\\d' is \d. */
const unescaped = (string: string): string =>
  string.replace(
    /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|(.))/gis,
    (whole: string, point?: string, unit?: string, byte?: string, letter = '') => {
      const code = Number.parseInt(point ?? unit ?? byte ?? '', 16)
      if (Number.isNaN(code)) return short[letter] ?? letter
      return code > 0x10ffff ? whole : String.fromCodePoint(code)
    },
  )
