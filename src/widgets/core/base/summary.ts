import { formatMoney } from '../format/format'
import { interpolate } from './strings'

/** A sentence and its figures: 'Over {years} years the interest is {interest}.' */
export interface Phrase {
  readonly template: string
  readonly values?: Readonly<Record<string, string>>
}

/** One named figure of an answer: 'Total interest', '$408,771'. */
export interface SummaryLine {
  readonly label: string
  readonly text: string
  /** What the figure is compared with or depends on. Copied in parentheses after it. */
  readonly note?: string
  /** The title of the receipt that it belongs to: 'Over 30 years'. */
  readonly group?: string
  /** The color of its part in a chart. */
  readonly series?: 1 | 2 | 3 | 4
  /** The sum of the lines above it. */
  readonly isTotal?: boolean
}

/** An answer in the forms that other tools take: `{ kind: 'number', text: '2598.81' }`, whatever the locale. */
export interface Sent {
  readonly kind: OutputKind
  readonly text: string
}
/** Several colors are one per line. */
export type OutputKind = 'text' | 'json' | 'html' | 'color' | 'number' | 'date'

/**
 * An answer as data: each output named, formatted and in order, for the headline and receipts of the view, the bar on
 * a phone, Copy, announcements, forms, and pages without the view. A tool's `summarize` makes it.
 */
export interface Summary {
  readonly label: string
  readonly figure: string
  /** What the figure means. */
  readonly sentence?: Phrase
  readonly lines: readonly SummaryLine[]
  /** For a tool whose answer is a text, that text. It's copied instead of the figures. */
  readonly text?: string
  /** The figure and the text are only shown and copied: they're never announced or part of a form. */
  readonly isSecret?: boolean
  /** For other tools. One that takes several of them gets the first. */
  readonly sends?: readonly Sent[]
}

/** An answer that isn't known yet: its names, with dashes. A name with a figure in it belongs to another answer. */
export function outlineOf({ label, lines }: Summary): Summary {
  const isName = (text = '') => !/\p{N}/u.test(text)
  const named = lines.filter((line) => isName(line.label) && isName(line.group))
  return {
    label: isName(label) ? label : '',
    figure: '–',
    lines: named.map((line) => ({ ...line, text: '–' })),
  }
}

/** How an answer's numbers are written. */
export interface Format {
  readonly locale: string
  /** 2598.81 becomes '$2,598.81', in the tool's currency. */
  money(amount: number, options?: Intl.NumberFormatOptions): string
}

/** A tool's answer as data. Pure, and the same function in every render. */
export type Summarize<Input, Output, Words> = (output: Output, input: Input, words: Words, format: Format) => Summary

/** What a summary is made from, for the parts of `summarize`. */
export interface SummarySource<Input, Output, Words> {
  readonly output: Output
  readonly input: Input
  readonly t: Words
  readonly format: Format
}

export const formatIn = (locale: string, currency: string): Format => ({
  locale,
  money: (amount, options) => formatMoney(amount, locale, currency, options),
})

/** The main figure for other tools. */
export const sendNumber = (value: number | string): readonly Sent[] => [{ kind: 'number', text: String(value) }]

export const sentenceText = ({ template, values = {} }: Phrase): string => interpolate(template, values)

/** 'Monthly payment: $2,598.81. Over 30 years the interest is $408,771.' */
export function announcementOf({ label, figure, sentence, isSecret }: Summary): string {
  const head = isSecret ? label : headOf({ label, figure })
  const end = sentence ? sentenceText(sentence) : ''
  return end ? `${head}${/[.!?…؟]$/.test(head) ? '' : '.'} ${end}` : head
}

/** 'Monthly payment: $2,598.81', but '26.2 mi = 42.16 km'. */
const headOf = ({ label, figure }: Pick<Summary, 'label' | 'figure'>) =>
  [label, figure].filter((part) => part !== '').join(label.endsWith('=') ? ' ' : ': ')

/** All that Copy copies: the text, or the figure, its meaning and the lines, each group below its title. */
export function copyOf({ text, sentence, lines, ...head }: Summary): string {
  if (text !== undefined) return text
  const start = [headOf(head), ...(sentence ? [sentenceText(sentence)] : [])]
  const groups = groupsOf(lines).map(({ title, lines }) => [...(title ? [title] : []), ...lines.map(lineText)])
  return [start, ...groups].map((block) => block.join('\n')).join('\n\n')
}

const lineText = ({ label, text, note }: SummaryLine) => `${label}: ${text}${note ? ` (${note})` : ''}`

/** The lines of a receipt, or of one option of a comparison. */
export interface SummaryGroup {
  readonly title?: string
  readonly lines: readonly SummaryLine[]
}

export const inGroup = (group: string, lines: readonly SummaryLine[]): readonly SummaryLine[] =>
  lines.map((line) => ({ ...line, group }))

/** Lines that follow each other in the same group. Lines without one have no title. */
export function groupsOf(lines: readonly SummaryLine[]): readonly SummaryGroup[] {
  const groups: { title?: string; lines: SummaryLine[] }[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last && last.title === line.group) last.lines.push(line)
    else groups.push({ title: line.group, lines: [line] })
  }
  return groups
}

/** An answer as a form submits it, without what's secret. */
export function submittedOf({ label, figure, sentence, lines, text, isSecret }: Summary): object {
  const open = isSecret ? {} : { figure, text }
  return {
    label,
    ...open,
    sentence: sentence && sentenceText(sentence),
    lines: lines.map(({ label, text, note, group }) => ({ label, text, note, group })),
  }
}
