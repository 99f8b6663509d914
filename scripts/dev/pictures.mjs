// `npm run pictures`: draws the icons and the pictures that link previews show (Open Graph, 1200 by 630) into site/public,
// of the site as it was last built. They are committed, so that a build needs no browser; tests/site/documents.test.ts says
// when one is older than its page's title and description.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { crc32, deflateSync } from 'node:zlib'
import { chromium } from 'playwright'
import { browserArgs, findBrowser } from './browser.mjs'
import { serve } from './serve.mjs'

const path = (relative) => fileURLToPath(new URL(`../../${relative}`, import.meta.url))
const icon = readFileSync(path('site/public/icon.svg'), 'utf8')
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** What a picture is drawn from, in short: site/pictures.json keeps it for each path. */
export const sourceOf = (title, description) =>
  createHash('sha256').update(card(title, description)).digest('hex').slice(0, 16)

async function draw() {
  const { url, close } = await serve({ root: path('dist/site'), port: 0 })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs })
  // The site's own pages refuse HTML made of text.
  const [page, site] = [await browser.newPage(), await browser.newPage()]
  const picture = async (file, width, height, html) => {
    await page.setViewportSize({ width, height })
    await page.setContent(html)
    const shot = await page.screenshot()
    writeFileSync(path(`site/public/${file}`), pngOf(width, height, await pixelsOf(page, shot)))
  }
  mkdirSync(path('site/public/og'), { recursive: true })
  for (const size of [180, 192, 512]) await picture(`icon-${size}.png`, size, size, iconPage(size))
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const sources = {}
  for (const [, address] of sitemap.matchAll(/<loc>([^<]*)</g)) {
    const { pathname } = new URL(address)
    await site.goto(url + pathname)
    const title = await site.title()
    const description = await site.locator('meta[name=description]').getAttribute('content')
    sources[pathname] = sourceOf(title, description)
    await picture(`og/${pathname.slice(1) || 'home'}.png`, 1200, 630, card(title, description))
  }
  writeFileSync(path('site/pictures.json'), `${JSON.stringify(sources, null, 2)}\n`)
  await browser.close()
  await close()
}

/** The RGBA bytes of a screenshot. */
async function pixelsOf(page, shot) {
  const text = await page.evaluate(async (base64) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
    canvas.drawImage(picture, 0, 0)
    const bytes = canvas.getImageData(0, 0, picture.width, picture.height).data
    let binary = ''
    for (let at = 0; at < bytes.length; at += 32768) binary += String.fromCharCode(...bytes.subarray(at, at + 32768))
    return btoa(binary)
  }, shot.toString('base64'))
  return Buffer.from(text, 'base64')
}

/** A PNG with a palette of 16 colors, a fifth of a screenshot's size: the most frequent ones, to which others are rounded. */
function pngOf(width, height, pixels) {
  const counts = new Map()
  for (let at = 0; at < pixels.length; at += 4) {
    const color = pixels.readUIntBE(at, 3)
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const channels = (color) => [color >> 16, (color >> 8) & 255, color & 255]
  const distance = (one, other) => channels(one).reduce((sum, value, at) => sum + (value - channels(other)[at]) ** 2, 0)
  const palette = []
  for (const [color] of [...counts].sort(([, one], [, other]) => other - one)) {
    if (palette.length < 16 && palette.every((other) => distance(color, other) > 300)) palette.push(color)
  }
  const nearest = new Map()
  const indexOf = (color) => {
    if (!nearest.has(color)) {
      const all = palette.map((other) => distance(color, other))
      nearest.set(color, all.indexOf(Math.min(...all)))
    }
    return nearest.get(color)
  }
  const rows = Buffer.alloc(height * (1 + width / 2))
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 2) {
      const at = (y * width + x) * 4
      const pair = indexOf(pixels.readUIntBE(at, 3)) * 16 + indexOf(pixels.readUIntBE(at + 4, 3))
      rows[y * (1 + width / 2) + 1 + x / 2] = pair
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 4 bits a pixel, by palette.
  header.set([4, 3], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name), data])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}

/** Square to the edge, so that a system can cut any shape of it: the holes stand in the safe zone. */
const iconPage = (size) => `<!doctype html><style>
body { margin: 0; width: ${size}px; height: ${size}px; display: grid; place-items: center; background: #fffdf9 }
svg { width: 62% }</style>${icon}`

/** The wall, and a card on it that says what the page is. */
const card = (title, description) => `<!doctype html><meta charset="utf-8"><style>
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
</style><main><h1>${escaped(title)}</h1><p>${escaped(description)}</p><footer>${icon}Pegboard</footer></main>`

if (process.argv[1] === fileURLToPath(import.meta.url)) await draw()
