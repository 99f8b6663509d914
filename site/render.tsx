import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { catalog, routeOf, type Tool } from '../src/catalog'
import { App } from './app'
import { config } from './config'
import { loadPage, type Page, routeAt } from './pages'

export { headersFile } from './headers'
export { paths } from './pages'
export { robotsFile, sitemapFile } from './sitemap'

const tools: readonly Tool[] = catalog
const homeKeywords = ['online tools', 'calculator', 'converter', 'generator', 'free']

/** A page as the parts of a document. The path of no page gives the one for addresses that do not exist. */
export async function renderPage(path: string) {
  const page = await loadPage(routeAt(path))
  const tool = tools.find(({ id }) => routeOf(id) === path)
  const html = renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  )
  // React puts what it hoists (title, meta, link) before the first element of the tree, which is a div.
  const start = html.indexOf('<div')
  return {
    module: tool ? `virtual:tool/${tool.id}` : `site/${page.path ? 'home' : 'missing'}.tsx`,
    head: html.slice(0, start) + meta(page, tool?.keywords ?? (page.path ? homeKeywords : [])),
    body: html.slice(start),
    data: JSON.stringify(structuredData(page, tool)).replaceAll('<', '\\u003c'),
  }
}

/** What only those read who come for one document: search engines, and those who show a card of a link. */
function meta({ title, description, path }: Page, keywords: readonly string[]): string {
  const tags: readonly (readonly [name: string, content: string | false | undefined])[] = [
    ['name="keywords"', keywords.join(', ')],
    ['property="og:type"', 'website'],
    ['property="og:site_name"', config.name],
    ['property="og:title"', title],
    ['property="og:description"', description],
    ['property="og:url"', path && config.url + path],
    ['name="twitter:card"', 'summary'],
  ]
  return tags.map(([name, content]) => (content ? `<meta ${name} content="${escaped(content)}"/>` : '')).join('')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** What search engines read: only what the page itself says. */
function structuredData(page: Page, tool?: Tool): object {
  const { title, description, path } = page
  const about = { '@context': 'https://schema.org', name: title, description, url: config.url + (path ?? '/') }
  if (!tool) return { ...about, '@type': path ? 'WebSite' : 'WebPage' }
  return {
    ...about,
    '@type': 'WebApplication',
    name: tool.name,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  }
}
