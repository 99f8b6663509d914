import { load, tools } from 'virtual:tools'
import { type ComponentType, type ReactNode, use } from 'react'
import type { GroupId, Tool } from '../src/catalog'
import { toolPage } from './tool-page'

/** What every page knows of every tool. */
export interface Entry extends Pick<Tool, 'id' | 'name'> {
  readonly group: GroupId
  readonly path: string
  /** It asks a service, so its document has a policy of its own. */
  readonly asks?: true
}

/** What site/tools-plugin.ts gathers for a tool in one chunk. */
export interface ToolModule {
  readonly row: Pick<Tool, 'title' | 'summary' | 'related'> & { readonly service?: string }
  /** Absent until src/widgets/<id>/<id>.tsx exists. */
  readonly Widget?: ComponentType
  readonly words?: Words
  /** Absent where the embed was not built. */
  readonly tag?: string
}

/** What a file in site/content says. */
export interface Words {
  /** How the answer is worked out, a paragraph each. */
  readonly workedOut: readonly string[]
}

export interface Page {
  readonly title: string
  readonly description: string
  /** None for the page of addresses that nothing hangs at. */
  readonly path?: string
  readonly content: ReactNode
}

/** Each route's page, whose code comes when it is asked for. The star is for all other addresses. */
const pages: Readonly<Record<string, () => Promise<Page>>> = {
  '/': async () => (await import('./home')).home,
  ...Object.fromEntries(
    tools.map((entry) => [entry.path, async () => toolPage(entry, await (load[entry.id] as (typeof load)[string])())]),
  ),
  '*': async () => (await import('./missing')).missing,
}

/** The paths are the addresses that answer 200. */
export const routes = Object.keys(pages)
export const paths = routes.filter((route) => route !== '*')
export const routeAt = (pathname: string): string => (routes.includes(pathname) ? pathname : '*')

const here = new Map<string, Page>()
const coming = new Map<string, Promise<Page>>()

/** Makes a route's page ready to render at once, on the server as in the browser. */
export async function loadPage(route: string): Promise<Page> {
  const page = await (pages[route] as (typeof pages)[string])()
  here.set(route, page)
  return page
}

/** The page of a route. While its code is on its way, React keeps showing the page before it. */
export function usePage(route: string): Page {
  const page = here.get(route)
  if (page) return page
  // Code that does not arrive (a new version was put up, or no network) is left to the browser: the address is new already.
  const promise = coming.get(route) ?? loadPage(route).catch(() => new Promise<never>(() => location.reload()))
  coming.set(route, promise)
  return use(promise)
}
