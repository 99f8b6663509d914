// `node scripts/dev/frame-heights.mjs`: measures the frames in the last build of the site, 640 pixels wide, and saves their
// heights to site/frames/heights.json. tests/site/frames.test.ts fails if one isn't right.
import { readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { browserArgs, findBrowser } from './browser.mjs'
import { serve } from './serve.mjs'

const path = (relative) => fileURLToPath(new URL(`../../${relative}`, import.meta.url))
const { url, close } = await serve({ root: path('dist/site'), port: 0 })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs })
const page = await browser.newPage({ viewport: { width: 640, height: 800 } })
// Services don't answer, because the height would depend on the answer.
await page.route(
  (address) => address.origin !== url,
  () => {},
)
const heights = {}
for (const file of readdirSync(path('dist/site/embed')).filter((name) => name.endsWith('.html'))) {
  const id = file.slice(0, -'.html'.length)
  await page.goto(`${url}/embed/${id}`)
  await page.locator(`pegboard-${id} [role=group]`).first().waitFor()
  const height = await page.evaluate(() => document.documentElement.getBoundingClientRect().height)
  heights[id] = Math.ceil(height / 10) * 10
}
writeFileSync(path('site/frames/heights.json'), `${JSON.stringify(heights, null, 2)}\n`)
await browser.close()
await close()
