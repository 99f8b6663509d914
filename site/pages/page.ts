import type { ReactNode } from 'react'

/** What a file in site/content says. */
export interface Words {
  /** How the answer is calculated, a paragraph each. */
  readonly howItWorks: readonly string[]
  /** What people look up beside using the tool, a card each: 'BMI categories'. */
  readonly facts?: readonly Fact[]
  /** What the tool doesn't do, and where its answer is not to be trusted, a sentence or two each. */
  readonly limits?: readonly string[]
  /** The standards, papers and tables that the formula and the constants come from. */
  readonly sources?: readonly { readonly name: string; readonly href?: string }[]
  readonly faq?: readonly { readonly question: string; readonly answer: string }[]
  /** Inputs to try: what a press puts into the tool's fields. */
  readonly samples?: readonly { readonly name: string; readonly value: Readonly<Record<string, unknown>> }[]
  /** What the site sets on its own page, beside what a person types: `{ auto: true }`. */
  readonly props?: Readonly<Record<string, unknown>>
}

/** A short text, or a table of two columns: 'Overweight', '25 to 29.9'. */
export interface Fact {
  readonly title: string
  readonly text?: string
  readonly rows?: readonly (readonly [name: string, value: string])[]
}

export interface Page {
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  /** None for the page that answers addresses of no page. */
  readonly path?: string
  /** What runs on it. */
  readonly tool?: string
  readonly content: ReactNode
  /** What search engines read: only what the page itself says. */
  readonly data: readonly object[]
}
