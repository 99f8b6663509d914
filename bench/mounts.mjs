/**
 * `node bench/mounts.mjs [id…]`, on a quiet machine after `npm run build:embed`: the longest task while a page mounts all
 * tools, and how much the heap grows with 1,000 mounts of a tool, after as many during which the browser compiles.
 */
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { browserArgs, findBrowser } from '../scripts/dev/browser.mjs'
import { serve } from '../scripts/dev/serve.mjs'

const rounds = 5
const root = fileURLToPath(new URL('../dist/embed', import.meta.url))
const manifest = JSON.parse(readFileSync(`${root}/manifest.json`, 'utf8'))
const ids = Object.values(manifest).flatMap(({ isEntry, name }) => (isEntry ? [name] : []))
const chosen = process.argv.slice(2)

const scripts = (names) => names.map((name) => `<script type="module" src="/${name}.js"></script>`).join('')
const tags = ids.map((id) => `<pegboard-${id}></pegboard-${id}>`).join('')
const pages = {
  '37 scripts': tags + scripts(ids),
  'added at once': scripts(ids),
}

console.log(`Load average: ${loadavg()[0].toFixed(1)}`)
const server = await serve({ root, port: 0 })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs })
if (chosen.length === 0) for (const name of Object.keys(pages)) console.log(name.padEnd(26), await longestTasks(name))
for (const id of chosen.length > 0 ? chosen : ids) console.log(id.padEnd(26), await growth(id))
await browser.close()
await server.close()

async function open(body) {
  server.put('/page.html', `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/pegboard.css">${body}`)
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.addInitScript(() => {
    globalThis.tasks = []
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    // Reports tasks above 50 ms.
    observer.observe({ type: 'longtask', buffered: true })
  })
  await page.goto(`${server.url}/page`)
  return page
}

/** For each round, the longest task above 50 ms until all tools are mounted and the page has been quiet for 2 s. */
async function longestTasks(name) {
  const longest = []
  for (let round = 0; round < rounds; round++) {
    const page = await open(pages[name])
    const isLater = name === 'added at once'
    if (isLater) {
      await page.waitForFunction((ids) => ids.every((id) => customElements.get(`pegboard-${id}`)), ids)
      await page.evaluate((tags) => {
        tasks.length = 0
        document.body.insertAdjacentHTML('beforeend', tags)
      }, tags)
    }
    await page.waitForFunction(
      (ids) =>
        ids.every((id) => {
          const root = document.querySelector(`pegboard-${id}`)?.shadowRoot
          return root?.querySelector('[role=group]')
        }),
      ids,
    )
    await page.waitForTimeout(2000)
    longest.push(await page.evaluate(() => Math.max(0, ...tasks)))
    await page.close()
  }
  return longest.map((ms) => (ms > 0 ? `${ms} ms` : 'below 50 ms')).join(', ')
}

async function growth(id) {
  const page = await open(scripts([id]))
  const session = await page.context().newCDPSession(page)
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage')
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  await mount(page, id)
  const before = await used()
  await mount(page, id)
  const percent = ((await used()) / before - 1) * 100
  await page.close()
  return `${(before / 1e6).toFixed(2)} MB, ${percent.toFixed(2)}%`
}

function mount(page, id) {
  return page.evaluate(async (tag) => {
    await customElements.whenDefined(tag)
    const nextTask = () => new Promise((resolve) => setTimeout(resolve))
    for (let count = 0; count < 1000; count++) {
      const element = document.createElement(tag)
      document.body.append(element)
      await nextTask()
      element.remove()
      await nextTask()
    }
  }, `pegboard-${id}`)
}
