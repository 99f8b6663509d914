// The pictures that others show of a page: Open Graph, 1200 by 630, and the icons. Drawn by Chromium, kept in .cache.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { browserArgs, findBrowser } from './browser.mjs'

const cache = fileURLToPath(new URL('../.cache/pictures', import.meta.url))
const icon = await readFile(new URL('../site/public/icon.svg', import.meta.url), 'utf8')
const sizes = [180, 192, 512]
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * @param {{ site: string, name: string, pages: { path: string, title: string, summary: string }[] }} options
 * @returns {Promise<Map<string, string>>} The picture's address for each path; none without a browser.
 */
export async function drawPictures({ site, pages, name }) {
  const jobs = [
    ...sizes.map((size) => ({ file: `icon-${size}.png`, width: size, height: size, html: iconPage(size) })),
    ...pages
      .filter(({ path }) => path !== '/404')
      .map(({ path, title, description }) => ({
        path,
        file: `og/${path.slice(1) || 'home'}.png`,
        width: 1200,
        height: 630,
        html: card(title, description, name),
      })),
  ]
  for (const job of jobs) job.kept = `${cache}/${createHash('sha256').update(job.html).digest('hex').slice(0, 24)}.png`
  await Promise.all([mkdir(cache, { recursive: true }), mkdir(`${site}/og`, { recursive: true })])
  const missing = jobs.filter(({ kept }) => !existsSync(kept))
  if (missing.length > 0 && !(await draw(missing))) return new Map()
  await Promise.all(jobs.map(({ kept, file }) => copyFile(kept, `${site}/${file}`)))
  return new Map(jobs.filter(({ path }) => path).map(({ path, file }) => [path, `/${file}`]))
}

async function draw(jobs) {
  const executablePath = await findBrowser()
  if (!executablePath) {
    console.warn('No Chromium: the site is built without pictures for links (node scripts/browser.mjs installs one).')
    return false
  }
  const { chromium } = await import('playwright')
  const browser = await chromium.launch({ executablePath, args: browserArgs })
  const page = await browser.newPage()
  for (const { kept, width, height, html } of jobs) {
    await page.setViewportSize({ width, height })
    await page.setContent(html)
    await page.screenshot({ path: kept, omitBackground: true })
  }
  await browser.close()
  return true
}

/** Square to the edge, so that a system can cut any shape of it: the holes stand in the safe zone. */
const iconPage = (size) => `<!doctype html><style>
body { margin: 0; width: ${size}px; height: ${size}px; display: grid; place-items: center; background: #fffdf9 }
svg { width: 62% }</style>${icon}`

/** The wall, and a card on it that says what the page is. */
const card = (title, description, name) => `<!doctype html><meta charset="utf-8"><style>
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; display: grid; place-items: center; color: #1d1b18;
  background: #ece7de radial-gradient(circle, #e0d9cd 3.5px, transparent 4px) 0 0 / 48px 48px;
  font-family: system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif }
main { position: relative; width: 1040px; height: 470px; padding: 64px 72px; border-radius: 28px;
  background: #fffdf9; border: 2px solid #ddd5c8; display: flex; flex-direction: column; gap: 28px }
main::before { content: ""; position: absolute; top: -18px; left: calc(50% - 17px); width: 34px; height: 34px;
  border-radius: 50%; background: #b23c0b }
h1 { font-size: ${title.length > 44 ? 60 : 68}px; line-height: 1.08; letter-spacing: -0.03em; text-wrap: balance }
p { color: #5f594f; font-size: 31px; line-height: 1.4; text-wrap: pretty }
footer { margin-top: auto; display: flex; align-items: center; gap: 18px; font-size: 30px; font-weight: 700 }
svg { width: 46px; height: 46px }
</style><main><h1>${escaped(title)}</h1><p>${escaped(description)}</p><footer>${icon}${escaped(name)}</footer></main>`
