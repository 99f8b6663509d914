import type { ComponentType } from 'react'

/** What a file in site/guides exports as `guide`. */
export interface Guide {
  /** The fragment in links to it, /blog#slug. Same as the file name. */
  readonly slug: string
  readonly title: string
  /** YYYY-MM-DD. */
  readonly date: string
  /** One or two sentences: shown while the guide is closed, on the pages of its tools, and to search engines. */
  readonly excerpt: string
  readonly keywords: readonly string[]
  /** Ids of the tools it is about, the main one first. Their pages link to it. */
  readonly tools: readonly string[]
  /** Headings from h3 down (h2 is the guide's title), paragraphs, lists and tables. Links to tools use PageLink. */
  readonly content: ComponentType
}
