import type { ReactNode } from 'react'

/** What a file in site/content says. */
export interface Words {
  /** What it does and whom it helps, a paragraph each. */
  readonly about?: readonly string[]
  /** How the answer is worked out, a paragraph each. */
  readonly howItWorks: readonly string[]
  /** What it leaves out, and where its answer is not to be trusted. */
  readonly limits?: readonly string[]
  /** The standards, papers and tables that the formula and the constants come from. */
  readonly sources?: readonly { readonly name: string; readonly href?: string }[]
  readonly faq?: readonly { readonly question: string; readonly answer: string }[]
  /** Inputs worth a look: what a press puts into the tool's fields. */
  readonly samples?: readonly { readonly name: string; readonly value: Readonly<Record<string, unknown>> }[]
  /** What the tool is told on its own page, beside what a person types: `{ auto: true }`. */
  readonly props?: Readonly<Record<string, unknown>>
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
