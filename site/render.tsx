import { renderToString } from 'react-dom/server'
import { App } from './app'
import { config } from './config'
import { loadPage, missing, type Page } from './pages'

export { headersFile } from './headers'
export { paths } from './pages'
export { robotsFile, sitemapFile } from './sitemap'

/** A page as the parts of a document. Without a path: the page for addresses that do not exist. */
export async function renderPage(path?: string): Promise<{ id: string; head: string; body: string; data: string }> {
  const page = path ? await loadPage(path) : missing
  const html = renderToString(<App page={page} />)
  // React puts what it hoists (title, meta, link) before the first element of the tree, which is a div.
  const start = html.indexOf('<div')
  return {
    id: page.kind === 'tool' ? page.tool.id : page.kind,
    head: html.slice(0, start),
    body: html.slice(start),
    data: JSON.stringify(structuredData(page)).replaceAll('<', '\\u003c'),
  }
}

/** What search engines read: only what the page itself says. */
function structuredData(page: Page): object {
  const { title, description, path } = page
  const about = { '@context': 'https://schema.org', name: title, description, url: config.url + (path ?? '/') }
  if (page.kind !== 'tool') return { ...about, '@type': page.kind === 'home' ? 'WebSite' : 'WebPage' }
  return {
    ...about,
    '@type': 'WebApplication',
    name: page.tool.name,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  }
}
