import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import type { OutputKind } from '../../src/widgets/core/base/summary'

/** What the site says and knows about a tool, from site/tools/<id>/page.tsx. */
// biome-ignore lint/suspicious/noExplicitAny: each page knows its own engine's input and output
export interface ToolPage<Output = any, Input = any> {
  readonly icon: LucideIcon
  /** Words that people type for the tool, besides its name, keywords and summary: other spellings, other countries' words. */
  readonly alsoCalled?: string
  /** The answer to the tool's example in a few characters, for a row of a list. Without it, that's the answer's figure. */
  example?(output: Output, input: Input): string
  /** The example is code. */
  readonly isCode?: boolean
  /** A small picture of the answer, instead of the text on the home page. With SVG attributes, because the page's policy doesn't allow style attributes. */
  picture?(output: Output): ReactElement
  /** The outputs of other tools that it takes, and the field that takes each: { number: 'amount' }, or of the rows of a list, { color: 'stops.color' }. */
  readonly receives?: Readonly<Partial<Record<OutputKind, string>>>
  /** Paragraphs about how the answer is calculated. */
  readonly howItWorks: readonly string[]
  /** Cards with facts that people often look up, such as 'BMI categories'. */
  readonly facts?: readonly Fact[]
  /** What the tool doesn't do and when not to rely on its answer, in a sentence or two each. */
  readonly limits?: readonly string[]
  /** The standards, papers and tables behind the formula and its constants. */
  readonly sources?: readonly { readonly name: string; readonly href?: string }[]
  readonly faq?: readonly { readonly question: string; readonly answer: string }[]
  /** Sample inputs: buttons that fill in the tool's fields. */
  readonly samples?: readonly { readonly name: string; readonly value: Readonly<Record<string, unknown>> }[]
  /** People fill in a document, so the browser asks before they leave it. */
  readonly isDocument?: boolean
  /** Other props that the site sets on the tool's page: `{ auto: true }`. */
  readonly props?: Readonly<Record<string, unknown>>
}

/** A short text, or a table with two columns: 'Overweight', '25 to 29.9'. */
export interface Fact {
  readonly title: string
  readonly text?: string
  readonly rows?: readonly (readonly [name: string, value: string])[]
}

export interface Page {
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Undefined for the 404 page. */
  readonly path?: string
  /** The id of the page's tool, if it has one. */
  readonly tool?: string
  readonly content: ReactNode
  /** Structured data for search engines. Contains only what the page itself shows. */
  readonly data: readonly object[]
}
