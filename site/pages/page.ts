import type { ReactNode } from 'react'

/** The texts on a tool's page, from a file in site/content. */
export interface Words {
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
