import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './app'
import { config } from './config'
import { ownPolicies } from './headers'
import { tools } from './menus'
import { missing } from './missing'
import type { Page } from './page'
import { pages } from './pages'
import { addressOf } from './structured-data'
import { islandOf } from './tool-page'

export { config } from './config'
export { headersFile } from './headers'
export { searchFile } from './search-file'
export { manifestFile, robotsFile, sitemapFile } from './sitemap'
export const paths: readonly string[] = pages.map(({ path }) => path as string)

/** A page as the parts of a document. The path of no page gives the one for addresses that do not exist. */
export function renderPage(path: string) {
  const page = pages.find((each) => each.path === path) ?? missing
  const tool = tools.find(({ id }) => id === page.tool)
  const html = renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  )
  return {
    tool: page.tool,
    isHome: page.path === '/',
    title: page.title,
    description: page.description,
    /** With the tool's script in its place, which only the built client knows. */
    body: (script: string) =>
      html.replace(
        /data-module=""><\/div>/,
        () => `data-module="${script}">${renderToString(tool && islandOf(tool))}</div>`,
      ),
    own: ownPolicies.join(' '),
    head: (picture: string | undefined) => head(page, picture),
    data: JSON.stringify({ '@context': 'https://schema.org', '@graph': page.data }).replaceAll('<', '\\u003c'),
  }
}

function head({ title, description, keywords, path }: Page, picture: string | undefined): string {
  const image = picture && addressOf(picture)
  const tags: readonly (readonly [name: string, content: string | false | undefined])[] = [
    ['name="description"', description],
    ['name="keywords"', keywords.join(', ')],
    ['name="robots"', path ? undefined : 'noindex'],
    ['property="og:type"', 'website'],
    ['property="og:site_name"', config.name],
    ['property="og:title"', title],
    ['property="og:description"', description],
    ['property="og:url"', path && addressOf(path)],
    ['property="og:image"', image],
    ['property="og:image:width"', image && '1200'],
    ['property="og:image:height"', image && '630'],
    ['property="og:image:alt"', image && `${title}, on the wall of ${config.name}`],
    ['name="twitter:card"', image ? 'summary_large_image' : 'summary'],
  ]
  return [
    `<title>${escaped(title)}</title>`,
    ...tags.map(([name, content]) => (content ? `<meta ${name} content="${escaped(content)}">` : '')),
    path ? `<link rel="canonical" href="${addressOf(path)}">` : '',
  ].join('')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
