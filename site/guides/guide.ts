import type { ComponentType } from 'react'

/** What a file in site/guides exports as `guide`. */
export interface Guide {
  /** The fragment it is linked by: /blog#slug. The same as the file's name. */
  readonly slug: string
  readonly title: string
  /** YYYY-MM-DD. */
  readonly date: string
  /** One or two sentences, shown while it is closed and read by search engines. */
  readonly excerpt: string
  readonly keywords: readonly string[]
  /** Headings from h3 down (h2 is the guide's title), paragraphs, lists, tables; links to tools by PageLink. */
  readonly content: ComponentType
}
