// `npm run heights` measures how tall the built embeds are and writes it to their element files. From these numbers, the
// build makes the style sheets that reserve a tool's height until its script has run. Run it after you change a layout.
// `npm run heights -- tax-calculator` measures one tool.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { browserArgs, findBrowser } from './browser.mjs'
import { serve } from './serve.mjs'

const path = (relative) => fileURLToPath(new URL(`../../${relative}`, import.meta.url))
const elementOf = (id) => path(`src/widgets/${id}/${id}.element.ts`)
const given = process.argv.slice(2)
const ids = given.length > 0 ? given : readdirSync(path('src/widgets')).filter((name) => name !== 'core')

/** The attribute of each look. */
const looks = { full: undefined, compact: 'compact', resultOnly: 'result-only' }

const { url, put, close } = await serve({ root: path('dist/embed'), port: 0 })
const head = '<!doctype html><html lang="en"><title>Heights</title><meta name="viewport" content="width=device-width">'
put('/page.html', `${head}<body style="margin: 0"><div></div></body></html>`)
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs })

async function open(visitor) {
  const page = await browser.newPage({ reducedMotion: 'reduce', ...visitor })
  await page.goto(`${url}/page`)
  return page
}
const phone = await open({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
const desktop = await open({ viewport: { width: 1280, height: 900 } })
/** Narrow containers are mostly on phones, where controls are larger. */
const containers = [
  { page: phone, width: 320 },
  { page: desktop, width: 640 },
  { page: desktop, width: 960 },
]

/** Runs in the page. */
async function measure({ id, attribute, width }) {
  await import(`/${id}.js`)
  const tool = document.createElement(`pegboard-${id}`)
  if (attribute) tool.setAttribute(attribute, '')
  const container = document.querySelector('div')
  container.style.width = `${width}px`
  container.replaceChildren(tool)
  // By then, the tool's effects have run.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return Math.round(container.getBoundingClientRect().height)
}

for (const id of ids) {
  const measured = []
  for (const [look, attribute] of Object.entries(looks)) {
    const heights = []
    for (const { page, width } of containers) heights.push(await page.evaluate(measure, { id, attribute, width }))
    measured.push(`${look}: [${heights.join(', ')}]`)
  }
  const source = readFileSync(elementOf(id), 'utf8')
  writeFileSync(elementOf(id), source.replace(/heights: \{.*?\}/s, `heights: { ${measured.join(', ')} }`))
}
await browser.close()
await close()

const biome = path('node_modules/@biomejs/biome/bin/biome')
spawnSync(process.execPath, [biome, 'check', '--write', ...ids.map(elementOf)], { stdio: 'inherit' })
