import { load } from 'virtual:tools'
import type { ComponentType } from 'react'
import { catalog, routeOf, type Tool } from '../src/catalog'
import { config } from './config'

/** What site/tools-plugin.ts gathers for a tool in one chunk: its widget, and the site's words about it. */
export interface ToolModule {
  /** Absent until src/widgets/<id>/<id>.tsx exists. */
  readonly Widget?: ComponentType
  readonly words?: Words
}

/** What a file in site/content says. */
export interface Words {
  /** How the answer is worked out, a paragraph each. */
  readonly workedOut: readonly string[]
}

interface Texts {
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
}

export type Page =
  | (Texts & { readonly kind: 'home'; readonly path: '/' })
  | (Texts & ToolModule & { readonly kind: 'tool'; readonly path: string; readonly tool: Tool })
  | (Texts & { readonly kind: 'missing'; readonly path?: undefined })

const tools: readonly Tool[] = catalog

const home: Page = {
  kind: 'home',
  path: '/',
  title: `${config.name}: small tools, hung where you need them`,
  description:
    'Free, exact calculators, converters and generators that run in your browser. No account, nothing to install.',
  keywords: ['online tools', 'calculator', 'converter', 'generator', 'free'],
}

export const missing: Page = {
  kind: 'missing',
  title: `Page not found | ${config.name}`,
  description:
    'Nothing hangs at this address. Every tool of the wall is listed here, so that you find the one you came for.',
  keywords: [],
}

/** Every address that answers 200, in the order of the catalog. */
export const paths: readonly string[] = ['/', ...tools.map((tool) => routeOf(tool.id))]

export const toolAt = (path: string): Tool | undefined => tools.find((tool) => routeOf(tool.id) === path)

/** The page at a path with the code of its tool, so that it renders at once, on the server as in the browser. */
export async function loadPage(path: string): Promise<Page> {
  if (path === '/') return home
  const tool = toolAt(path)
  if (!tool) return missing
  const { title, summary, keywords } = tool
  return { ...(await load[tool.id]?.()), kind: 'tool', path, tool, title, description: summary, keywords }
}
