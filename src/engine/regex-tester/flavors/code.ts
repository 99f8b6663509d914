import { compile } from '../matches'
import { parsePattern } from '../syntax/parse'
import { convertPattern } from './convert'
import type { FlavorNote } from './notes'
import { stringLiteral } from './string-literals'
import { type Foreign, type Target, traits } from './targets'

interface Code {
  /** A program's lines that search `text`. */
  readonly code: string
  /** What's different about the pattern there. */
  readonly notes: readonly FlavorNote[]
  readonly isPossible: boolean
  /** The documentation of its regular expressions. */
  readonly source: string
}

/** Code that finds all matches with g, otherwise the first. Undefined if the pattern is invalid. */
export function codeFor(pattern: string, flags: string, target: Target): Code | undefined {
  const parsed = parsePattern(pattern, flags)
  if (!parsed.ok) return undefined
  const isGlobal = flags.includes('g')
  if (target === 'javascript') {
    return { code: inJavaScript(pattern, flags, isGlobal), notes: [], isPossible: true, source: javascriptSource }
  }
  const { pattern: converted, notes, isPossible } = convertPattern(parsed.pattern, flags, target)
  const code = writers[target](stringLiteral(converted, target), flags, isGlobal)
  return { code, notes, isPossible, source: traits[target].source }
}

const javascriptSource = 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Regular_expressions'

/** /a\/b/g. A platform that doesn't know the pattern's syntax can't write it as a literal. */
function regexLiteral(pattern: string, flags: string): string {
  const regex = compile(pattern, flags)
  return regex instanceof RegExp ? String(regex) : `new RegExp(${JSON.stringify(pattern)}, ${JSON.stringify(flags)})`
}

function inJavaScript(pattern: string, flags: string, isGlobal: boolean): string {
  const start = `const regex = ${regexLiteral(pattern, flags)};\n\n`
  return isGlobal
    ? `${start}for (const match of text.matchAll(regex)) {\n  console.log(match[0]);\n}\n`
    : `${start}const match = text.match(regex);\nconsole.log(match?.[0]);\n`
}

/** The options for i, m and s that are on, joined. */
function options(flags: string, names: Readonly<Record<'i' | 'm' | 's', string>>, separator: string): string {
  return (['i', 'm', 's'] as const).flatMap((flag) => (flags.includes(flag) ? names[flag] : [])).join(separator)
}

/** (?ims) in front of a pattern, for languages that have no options. It stays inside the literal. */
function withInline(literal: string, flags: string): string {
  const letters = options(flags, { i: 'i', m: 'm', s: 's' }, '')
  return letters ? literal.replace(/["`]/, `$&(?${letters})`) : literal
}

const after = (text: string) => (text ? `, ${text}` : '')

const writers: Readonly<Record<Foreign, (literal: string, flags: string, isGlobal: boolean) => string>> = {
  python(literal, flags, isGlobal) {
    const chosen = options(flags, { i: 're.IGNORECASE', m: 're.MULTILINE', s: 're.DOTALL' }, ' | ')
    const start = `import re\n\nregex = re.compile(${literal}${after(chosen)})\n\n`
    return isGlobal
      ? `${start}for match in regex.finditer(text):\n    print(match.group())\n`
      : `${start}match = regex.search(text)\nif match:\n    print(match.group())\n`
  },
  php(literal, flags, isGlobal) {
    const letters = `${options(flags, { i: 'i', m: 'm', s: 's' }, '')}u`
    const start = `$regex = ${literal.slice(0, -1)}${letters}';\n\n`
    return isGlobal
      ? `${start}preg_match_all($regex, $text, $matches, PREG_SET_ORDER);\nforeach ($matches as $match) {\n    echo $match[0], "\\n";\n}\n`
      : `${start}if (preg_match($regex, $text, $match)) {\n    echo $match[0], "\\n";\n}\n`
  },
  go(literal, flags, isGlobal) {
    const start = `regex := regexp.MustCompile(${withInline(literal, flags)})\n\n`
    return isGlobal
      ? `${start}for _, match := range regex.FindAllStringSubmatch(text, -1) {\n\tfmt.Println(match[0])\n}\n`
      : `${start}if match := regex.FindStringSubmatch(text); match != nil {\n\tfmt.Println(match[0])\n}\n`
  },
  java(literal, flags, isGlobal) {
    const names = { i: 'Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE', m: 'Pattern.MULTILINE', s: 'Pattern.DOTALL' }
    const chosen = after(options(flags, names, ' | '))
    const start = `Pattern regex = Pattern.compile(${literal}${chosen});\nMatcher matcher = regex.matcher(text);\n\n`
    return `${start}${isGlobal ? 'while' : 'if'} (matcher.find()) {\n    System.out.println(matcher.group());\n}\n`
  },
  csharp(literal, flags, isGlobal) {
    const names = { i: 'RegexOptions.IgnoreCase', m: 'RegexOptions.Multiline', s: 'RegexOptions.Singleline' }
    const start = `var regex = new Regex(${literal}${after(options(flags, names, ' | '))});\n\n`
    return isGlobal
      ? `${start}foreach (Match match in regex.Matches(text))\n{\n    Console.WriteLine(match.Value);\n}\n`
      : `${start}var match = regex.Match(text);\nif (match.Success)\n{\n    Console.WriteLine(match.Value);\n}\n`
  },
  ruby(literal, flags, isGlobal) {
    // Ruby's m is JavaScript's s, and ^ and $ always match at lines.
    const start = `regex = ${literal}${options(flags, { i: 'i', m: '', s: 'm' }, '')}\n\n`
    return isGlobal
      ? `${start}text.scan(regex) { puts $~[0] }\n`
      : `${start}match = text.match(regex)\nputs match[0] if match\n`
  },
  rust(literal, flags, isGlobal) {
    const start = `let regex = Regex::new(${withInline(literal, flags)}).unwrap();\n\n`
    return isGlobal
      ? `${start}for found in regex.find_iter(text) {\n    println!("{}", found.as_str());\n}\n`
      : `${start}if let Some(found) = regex.find(text) {\n    println!("{}", found.as_str());\n}\n`
  },
}
