import type { Target } from './targets'

/** A pattern as it's written in a program of a language: a string, or in Ruby a regular expression. */
export function stringLiteral(pattern: string, target: Exclude<Target, 'javascript'>): string {
  return writers[target](pattern)
}

const writers: Readonly<Record<Exclude<Target, 'javascript'>, (pattern: string) => string>> = {
  python(pattern) {
    const isRaw = !/[\r\n\0]/.test(pattern) && !/(?:^|[^\\])(?:\\\\)*\\$/.test(pattern)
    const quote = ["'", '"'].find((each) => !pattern.includes(each))
    return isRaw && quote ? `r${quote}${pattern}${quote}` : `'${escaped(pattern, "'", pythonEscape)}'`
  },
  java: (pattern) => `"${escaped(pattern, '"', unitEscape)}"`,
  csharp(pattern) {
    // Verbatim strings may contain line breaks, but an editor could change them.
    return /[\r\n\0]/.test(pattern) ? `"${escaped(pattern, '"', unitEscape)}"` : `@"${pattern.replaceAll('"', '""')}"`
  },
  go(pattern) {
    const isRaw = !/[`\r\0\uFEFF]/.test(pattern)
    return isRaw ? `\`${pattern}\`` : `"${escaped(pattern, '"', unitEscape)}"`
  },
  // Between ~, which is rarer in patterns than a slash.
  php: (pattern) => `'${`~${delimited(pattern, '~')}~`.replace(/\\(?=[\\']|$)|'/g, '\\$&')}'`,
  ruby: (pattern) => `/${delimited(pattern, '/').replace(/#(?=[{$@])/g, '\\#')}/`,
  rust(pattern) {
    if (/\r/.test(pattern)) return `"${escaped(pattern, '"', (unit) => `\\u{${unit.charCodeAt(0).toString(16)}}`)}"`
    const runs = [...pattern.matchAll(/"(#*)/g)].map(([, run = '']) => run.length + 1)
    const hashes = '#'.repeat(Math.max(0, ...runs))
    return `r${hashes}"${pattern}"${hashes}`
  },
}

/** A backslash before each delimiter that has none. */
function delimited(pattern: string, delimiter: string): string {
  return pattern.replace(/\\[\s\S]|[/~]/g, (each) => (each === delimiter ? `\\${each}` : each))
}

const unitEscape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
const pythonEscape = (unit: string) => `\\x${unit.charCodeAt(0).toString(16).padStart(2, '0')}`

/** For quotes: backslashes, the quote and control characters. */
function escaped(text: string, quote: string, escapeUnit: (unit: string) => string): string {
  return text.replace(/[\\"'\p{Cc}]/gu, (each) => {
    if (each === '\\') return '\\\\'
    if (each === quote) return `\\${each}`
    if (each === '"' || each === "'") return each
    return { '\n': '\\n', '\r': '\\r', '\t': '\\t' }[each] ?? escapeUnit(each)
  })
}
