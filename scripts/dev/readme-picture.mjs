// `node scripts/dev/readme-picture.mjs`: the screenshot in the README, docs/mortgage-calculator.png, from the last build.
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { browserArgs, findBrowser } from './browser.mjs'
import { serve } from './serve.mjs'

const path = fileURLToPath(new URL('../../docs/mortgage-calculator.png', import.meta.url))
const loan = { 'Home price': '425000', 'Down payment': '85000', 'Interest rate': '6.25' }

const { url, close } = await serve({ root: fileURLToPath(new URL('../../dist/site', import.meta.url)), port: 0 })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs })
const page = await browser.newPage({
  viewport: { width: 1280, height: 860 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
})
await page.goto(`${url}/mortgage-calculator`, { waitUntil: 'networkidle' })
for (const [label, figure] of Object.entries(loan)) await page.getByRole('textbox', { name: label }).fill(figure)
await page.getByRole('button', { name: 'Calculate' }).click()
await page.mouse.move(0, 0)
await page.evaluate(() => document.activeElement?.blur())
const card = await page.getByRole('group', { name: 'Mortgage calculator' }).boundingBox()
const height = Math.ceil((await page.evaluate(() => scrollY)) + card.y + card.height) + 20
await page.screenshot({ path, fullPage: true, clip: { x: 0, y: 0, width: 1280, height } })
await browser.close()
await close()
