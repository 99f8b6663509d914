import type { ToolPage } from './page'

const files = import.meta.glob<ToolPage>('../tools/*/page.tsx', { eager: true, import: 'page' })

/** What the site says and knows about a tool. */
export function toolPageOf(id: string): ToolPage {
  const page = files[`../tools/${id}/page.tsx`]
  if (!page) throw new Error(`site/tools/${id}/page.tsx is missing`)
  return page
}
