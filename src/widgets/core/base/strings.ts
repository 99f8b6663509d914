import { isDate } from '../../../engine/core/dates/is-date'
import type { NumberIssue } from '../../../engine/core/fields/number'
import type { Issue } from '../../../engine/core/result'
import { formatNumber, withPercentSign } from '../format/format'
import { formatDate, mediumDate } from '../format/format-date'
import type { LoadCode } from './fetch-module'

/** Strings shared by all tools. Each tool's strings start with these. */
export const coreStrings = {
  copy: 'Copy',
  copied: 'Copied!',
  copyDenied: 'Copying is blocked on this page. The text is selected: press Ctrl+C, or ⌘C on a Mac.',
  example: 'Example',
  applyExample: 'Use example',
  /** While a field has an error. */
  lastAnswer: 'Last valid answer',
  /** While there's no answer yet. The fields are empty or have errors. */
  needed: 'Still needed: {fields}.',
  /** Between them. */
  comma: ', ',
  /** On a phone's answer bar, which scrolls to the answer. */
  details: 'Details',
  samplesLabel: 'Try',
  undo: 'Undo',
  /** At the head of a form. It empties all fields. */
  clear: 'Clear',
  currencyLabel: 'Currency',
  /** In a form that can't be sent without this tool's answer. */
  required: 'This form needs an answer from this tool.',
  fieldErrors: { one: 'One field has an error.', other: '{n} fields have errors.' },
  working: 'Working…',
  notLoaded: 'Part of this tool didn’t load.',
  notLoadedHint: 'Check your connection, then try again.',
  retry: 'Try again',
  /** For tools with two panes. A phone shows one at a time. */
  panes: 'Input or result',
  inputPane: 'Input',
  resultPane: 'Result',
  divider: 'Resize panes',
}

/** For tools that load code on first use. */
export const loadIssues = {
  'not-loaded': 'Part of this tool didn’t load. Check your connection, then try again.',
} satisfies Record<LoadCode, string>

export const numberIssues = {
  missing: 'Enter a number, such as {example}.',
  'not-a-number': 'Enter a number, such as {example}.',
  ambiguous: 'Did you mean {first} or {second}?',
  'too-small': 'Enter {min} or more.',
  'not-positive': 'Enter a number above 0.',
  'too-large': 'Enter {max} or less.',
  'not-whole': 'Enter a whole number, such as 12.',
  'too-precise': 'Enter 15 digits or fewer.',
} satisfies Record<NumberIssue, string>

/** Replacements for any of a tool's strings. */
export type Overrides<Strings> = {
  readonly [Key in keyof Strings]?: Strings[Key] extends string ? string : Overrides<Strings[Key]>
}

/** Strings in which the page has replaced a text, perhaps by one in its own language. The others are English. */
const overridden = new WeakSet<object>()
export const isOverridden = (strings: object): boolean => overridden.has(strings)

export function withOverrides<Strings extends object>(strings: Strings, overrides?: Overrides<Strings>): Strings {
  if (!overrides) return strings
  const others = overrides as Readonly<Record<string, unknown>>
  const merge = ([key, own]: [string, string | object]) => {
    const other = others[key]
    if (typeof own === 'string') return [key, typeof other === 'string' ? other : own]
    if (typeof other !== 'object' || other === null) return [key, own]
    return [key, isPlural(own) ? withForms(own, other) : withOverrides(own, other)]
  }
  const merged = Object.fromEntries(Object.entries(strings).map(merge)) as Strings
  overridden.add(merged)
  return merged
}

const isPlural = (strings: object): boolean => 'one' in strings && 'other' in strings

/** A language may have more forms than English: `few`, `many`. */
function withForms(english: object, own: object): object {
  const forms = {
    ...english,
    ...Object.fromEntries(Object.entries(own).filter(([, form]) => typeof form === 'string')),
  }
  overridden.add(forms)
  return forms
}

/** 'Enter {max} or less.' with { max: 1000 } gives 'Enter 1,000 or less.'; '{rate}% tax' in de-DE gives '19 % tax'. */
export function interpolate(
  template: string,
  values: Readonly<Record<string, string | number>>,
  locale = 'en-US',
): string {
  return template.replace(/\{(\w+)\}(%?)/g, (whole, name: string, percent: string) => {
    const value = values[name]
    if (value === undefined) return whole
    const text = typeof value === 'number' ? formatNumber(value, locale) : value
    return percent ? withPercentSign(text, locale) : text
  })
}

/**
 * The message for an issue. Dates among its values ('YYYY-MM-DD') are formatted for the locale. `example` is a value
 * that the field accepts, formatted the way it appears on screen.
 */
export function sentenceOf(
  issue: Issue,
  sentences: Readonly<Record<string, string>>,
  locale?: string,
  example = formatNumber(1250.5, locale ?? 'en-US', 2),
): string {
  const values = Object.entries(issue.values ?? {}).map(([name, value]) => [
    name,
    isDate(value) ? formatDate(value, locale ?? 'en-US', mediumDate) : value,
  ])
  return interpolate(sentences[issue.code] ?? issue.code, { example, ...Object.fromEntries(values) }, locale)
}
