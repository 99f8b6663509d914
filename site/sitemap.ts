import { config } from './config'
import { paths } from './pages'

export function sitemapFile(): string {
  const urls = paths.map((path) => `  <url><loc>${config.url}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

export const robotsFile = (): string => `User-agent: *\nAllow: /\n\nSitemap: ${config.url}/sitemap.xml\n`
