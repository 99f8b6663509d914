import type { AST } from '@eslint-community/regexpp'
import type { Foreign } from './targets'

/** General categories, long and short (Unicode's PropertyValueAliases.txt), except Cased_Letter and Unassigned. */
const categories =
  'Letter L Uppercase_Letter Lu Lowercase_Letter Ll Titlecase_Letter Lt Modifier_Letter Lm Other_Letter Lo Mark M ' +
  'Combining_Mark M Nonspacing_Mark Mn Spacing_Mark Mc Enclosing_Mark Me Number N Decimal_Number Nd digit Nd ' +
  'Letter_Number Nl Other_Number No Punctuation P punct P Connector_Punctuation Pc Dash_Punctuation Pd ' +
  'Open_Punctuation Ps Close_Punctuation Pe Initial_Punctuation Pi Final_Punctuation Pf Other_Punctuation Po ' +
  'Symbol S Math_Symbol Sm Currency_Symbol Sc Modifier_Symbol Sk Other_Symbol So Separator Z Space_Separator Zs ' +
  'Line_Separator Zl Paragraph_Separator Zp Control Cc cntrl Cc Format Cf Private_Use Co'
const words = categories.split(' ')
const short = new Map(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? word] as const] : [])))
const known = new Set(short.values())

/** Four-letter codes of common scripts. */
const scripts: Readonly<Record<string, string>> = {
  Arab: 'Arabic',
  Armn: 'Armenian',
  Beng: 'Bengali',
  Cyrl: 'Cyrillic',
  Deva: 'Devanagari',
  Geor: 'Georgian',
  Grek: 'Greek',
  Hang: 'Hangul',
  Hani: 'Han',
  Hebr: 'Hebrew',
  Hira: 'Hiragana',
  Kana: 'Katakana',
  Latn: 'Latin',
}

/** A property escape in another language, or undefined if it has none. Python's re has none at all. */
export function propertyIn(node: AST.UnicodePropertyCharacterSet, target: Foreign): string | undefined {
  const { key, value, negate } = node
  const letter = negate ? 'P' : 'p'
  if (value === null && key === 'Any') return negate ? undefined : '\\s\\S'
  if (value === null && key === 'ASCII') return negate ? undefined : '\\x00-\\x7F'
  if (target === 'python') return undefined
  if (value === null || key === 'General_Category' || key === 'gc') {
    const category = short.get(value ?? key) ?? value ?? key
    if (known.has(category)) return `\\${letter}{${category}}`
    return target === 'rust' || target === 'php' ? `\\${letter}{${value ?? key}}` : undefined
  }
  const script = scripts[value] ?? value
  if (key === 'Script_Extensions' || key === 'scx') {
    return target === 'rust' || target === 'php' ? `\\${letter}{scx=${script}}` : undefined
  }
  if (target === 'csharp') return undefined
  if (target === 'java') return `\\${letter}{Is${script}}`
  // PCRE2 takes a name alone for the script's extensions.
  if (target === 'php') return `\\${letter}{sc:${script}}`
  return target === 'rust' ? `\\${letter}{Script=${script}}` : `\\${letter}{${script}}`
}
