// `npm run pictures`: draws the icons and the Open Graph images (1200 × 630) for link previews, from the last build of the
// site, and saves them to site/public. They're committed, so that builds need no browser. tests/site/documents.test.ts fails if
// an image is older than its page's title or description.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { browserArgs, findBrowser } from './browser.mjs'
import { serve } from './serve.mjs'

const path = (relative) => fileURLToPath(new URL(`../../${relative}`, import.meta.url))
const icon = readFileSync(path('site/public/icon.svg'), 'utf8')
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The text on an image. The file has it as a comment, so that a test can compare it. */
export const textOnPicture = (title, description) => `${title}\n${description}`

/** A JPEG with a comment (ISO/IEC 10918-1, B.2.4.5): its marker, its length, which counts itself, and its text. */
function withComment(jpeg, comment) {
  const text = Buffer.from(comment)
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(text.length + 2, 2)
  // After the first segment, which says that the file is a JPEG.
  const start = 4 + jpeg.readUInt16BE(4)
  return Buffer.concat([jpeg.subarray(0, start), head, text, jpeg.subarray(start)])
}

async function draw() {
  const { url, close } = await serve({ root: path('dist/site'), port: 0 })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs })
  // A separate page, because the site's policy blocks setContent.
  const [page, prerendered, scripted] = [
    await browser.newPage(),
    // Without JavaScript, pages stay as they were prerendered: no requests, no random values.
    await browser.newPage({ deviceScaleFactor: 1.5, javaScriptEnabled: false }),
    await browser.newPage({ deviceScaleFactor: 1.5, reducedMotion: 'reduce' }),
  ]
  const picture = async (width, height, html, options) => {
    await page.setViewportSize({ width, height })
    await page.setContent(html)
    return page.screenshot(options)
  }
  const write = (file, bytes) => writeFileSync(path(`site/public/${file}`), bytes)

  mkdirSync(path('site/public/og'), { recursive: true })
  for (const size of [180, 192, 512]) write(`icon-${size}.png`, await picture(size, size, iconPage(size)))
  write('favicon.ico', icoOf(await picture(32, 32, iconPage(32)), 32))
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  for (const [, address] of sitemap.matchAll(/<loc>([^<]*)</g)) {
    const { pathname } = new URL(address)
    await Promise.all([prerendered, scripted].map((page) => page.goto(url + pathname, { waitUntil: 'networkidle' })))
    await scripted.waitForFunction(isHydrated)
    // What is in a shadow root (core/css-tools/style-preview.tsx) is drawn only once its script runs.
    const hasShadow = (parts) => parts.some(({ shadowRoot }) => shadowRoot)
    const site = (await scripted.locator('[data-picture] *').evaluateAll(hasShadow)) ? scripted : prerendered
    const title = await site.title()
    const description = await site.locator('meta[name=description]').getAttribute('content')
    const html = card(title, description, await answerOn(site))
    const jpeg = await picture(1200, 630, html, { type: 'jpeg', quality: 82 })
    write(`og/${pathname.slice(1) || 'home'}.jpg`, withComment(jpeg, textOnPicture(title, description)))
  }
  await browser.close()
  await close()
}

/** Runs in the page. Whether React runs the page's tool, if it has one. */
function isHydrated() {
  const place = document.querySelector('[data-tool]')
  return !place || Object.keys(place.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber'))
}

/** A data URL of the prerendered answer to the tool's example, or of what the tool draws. Undefined for other pages. */
async function answerOn(site) {
  // The tag 'Example' and its button overlap the answer's top edge.
  const useExample = site.getByRole('button', { name: 'Use example' })
  await useExample.evaluateAll((buttons) => buttons.map((button) => button.parentElement.remove()))
  const drawn = site.locator('[data-tool] [data-picture] > *').first()
  const answer = (await drawn.count()) > 0 ? drawn : site.locator('[data-tool] [data-status]').first()
  if ((await answer.count()) === 0) return undefined
  // Narrow, so that the text is large. Tools with two panes need more width to show the answer.
  await site.setViewportSize({ width: 540, height: 900 })
  if (!(await answer.isVisible())) await site.setViewportSize({ width: 1000, height: 900 })
  return `data:image/png;base64,${(await answer.screenshot()).toString('base64')}`
}

/** An ICO file with a single PNG (https://learn.microsoft.com/windows/win32/menurc/icon-directory). */
function icoOf(png, size) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.set([size, size, 0, 0, 1, 0, 32, 0], 6)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** Fills the square, so that systems can apply any mask. The logo is in the safe zone. */
const iconPage = (size) => `<!doctype html><style>
body { margin: 0; width: ${size}px; height: ${size}px; display: grid; place-items: center; background: #fffdfa }
svg { width: 62% }</style>${icon}`

/** A card on the pegboard background, with the page's title at the left and the answer at the right. */
const card = (title, description, answer) => `<!doctype html><meta charset="utf-8"><style>
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; display: grid; place-items: center; color: #1d1b18;
  background: #f0ebe2 radial-gradient(circle, #e1d9cc 3px, transparent 3.5px) 0 0 / 48px 48px;
  font-family: system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif }
main { position: relative; width: 1104px; height: 534px; border-radius: 28px; background: #fffdfa;
  box-shadow: 0 0 0 2px #1d1b181a, 0 18px 40px -18px #46321455; display: flex; overflow: hidden }
.peg { position: absolute; top: 33px; left: 583px; width: 34px; height: 34px; border-radius: 50%; background: #b23c0b; z-index: 1 }
section { flex: 1; min-width: 0; padding: 56px 48px 44px; display: flex; flex-direction: column; gap: 24px }
figure { width: 560px; background: #faf6ef; border-left: 2px solid #e7e0d4; padding: 56px 36px 0; overflow: hidden }
figure img { width: 488px }
h1 { font-size: ${answer ? (title.length > 44 ? 42 : 48) : 64}px; line-height: 1.1; letter-spacing: -0.03em; text-wrap: balance }
p { color: #5b554b; font-size: ${answer ? 25 : 31}px; line-height: 1.4; text-wrap: pretty }
footer { margin-top: auto; display: flex; align-items: center; gap: 16px; font-size: 28px; font-weight: 700 }
svg { width: 42px; height: 42px }
</style><div class="peg"></div><main><section><h1>${escaped(title)}</h1><p>${escaped(description)}</p><footer>${icon}Pegboard</footer></section>${
  answer ? `<figure><img src="${answer}" alt=""></figure>` : ''
}</main>`

if (process.argv[1] === fileURLToPath(import.meta.url)) await draw()
