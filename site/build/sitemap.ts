import { config } from '../config'
import { pages } from '../pages/pages'
import { addressOf } from './structured-data'

export function sitemapFile(): string {
  const urls = pages.map(({ path = '' }) => `  <url><loc>${addressOf(path)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

export const robotsFile = (): string => `User-agent: *\nAllow: /\n\nSitemap: ${config.url}/sitemap.xml\n`

/** The name and look of the installed app. */
export const manifestFile = (): string =>
  JSON.stringify({
    name: config.name,
    short_name: config.name,
    description: 'Free tools for everyday math, money, text and time.',
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#f0ebe2',
    theme_color: '#fffdfa',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
