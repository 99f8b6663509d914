import { type GroupId, groups } from '../../src/catalog'
import { guides } from '../guides/guides'
import { tools } from '../layout/menus'
import type { ToolPage } from '../pages/page'
import { toolPageOf } from '../pages/tool-pages'

/** A search result: a tool, a guide or a page. */
export interface SearchEntry {
  readonly name: string
  readonly path: string
  readonly note: string
  /** For tools. */
  readonly group?: GroupId
  /** For tools: the outputs of others that it takes, and the field that takes each. */
  readonly receives?: ToolPage['receives']
  /** Other words for it. */
  readonly words: string
}

/** /search.json, fetched with the first search. */
export function searchFile(): string {
  const found: readonly SearchEntry[] = [
    ...tools.map(({ id, name, path, group, summary, keywords }) => ({
      name,
      path,
      group,
      note: groups.find(({ key }) => key === group)?.name ?? '',
      receives: toolPageOf(id).receives,
      words: [...keywords, summary, toolPageOf(id).alsoCalled].join(' '),
    })),
    ...guides.map(({ slug, title, excerpt, keywords }) => ({
      name: title,
      path: `/blog#${slug}`,
      note: 'Guide',
      words: [...keywords, excerpt].join(' '),
    })),
    { name: 'Embed a tool', path: '/embed', note: 'Page', words: 'builder website blog widget iframe code wordpress' },
    { name: 'Guides', path: '/blog', note: 'Page', words: 'blog articles how to' },
    { name: 'Privacy policy', path: '/privacy-policy', note: 'Page', words: 'cookies data legal' },
    { name: 'Terms of service', path: '/terms-of-service', note: 'Page', words: 'license legal conditions' },
  ]
  return JSON.stringify(found)
}
