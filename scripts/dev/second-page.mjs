// `node scripts/dev/second-page.mjs [folder…]`: the time from a click on a link to another tool until its heading is painted,
// and until it's interactive. Median of RUNS (7), at full speed and 4 times slower, for one or more builds (dist/site).
// Chromium doesn't prerender while it's debugged, so after a hover, visitors' browsers are faster than this.
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { browserArgs, findBrowser } from './browser.mjs'
import { serve } from './serve.mjs'

const own = fileURLToPath(new URL('../../dist/site', import.meta.url))
const folders = process.argv.length > 2 ? process.argv.slice(2) : [own]
const runs = Number(process.env.RUNS) || 7
const [from, to] = ['/mortgage-calculator', '/interest-calculator']
/** Milliseconds of hovering before the click: none, and a typical duration. */
const hovers = [0, 400]
const median = (values) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)]

const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs })
for (const folder of folders) {
  const { url, close } = await serve({ root: folder, port: 0 })
  console.log(`${folder}: median of ${runs}, ms from the click to the painted heading and to the interactive tool`)
  for (const slowdown of [1, 4]) {
    for (const hover of hovers) {
      const times = []
      for (let run = 0; run < runs; run += 1) times.push(await follow(url, slowdown, hover))
      const [painted, interactive] = ['painted', 'interactive'].map((name) => median(times.map((each) => each[name])))
      const figures = `${painted.toFixed(0).padStart(5)} ${interactive.toFixed(0).padStart(5)}`
      console.log(`${figures}  CPU 1/${slowdown}, ${hover} ms of hovering`)
    }
  }
  await close()
}
await browser.close()

async function follow(url, rate, hover) {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(watch, to.slice(1))
  const throttle = await context.newCDPSession(page)
  await throttle.send('Emulation.setCPUThrottlingRate', { rate })
  await page.goto(url + from, { waitUntil: 'load' })
  await page.waitForFunction(isHydrated)
  const link = page.locator(`aside a[href="${to}"]`)
  await link.scrollIntoViewIfNeeded()
  if (hover > 0) await link.hover()
  await page.waitForTimeout(hover)
  await link.click()
  await page.waitForURL(url + to)
  await page.waitForFunction(() => sessionStorage.interactive && sessionStorage.painted)
  const { clicked, painted, interactive } = await page.evaluate(() => ({ ...sessionStorage }))
  await context.close()
  return { painted: painted - clicked, interactive: interactive - clicked }
}

function isHydrated() {
  const place = document.querySelector('[data-tool], [data-module]')
  return Object.keys(place?.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber'))
}

/** Runs in each document. Records when the link is clicked and when the next page is painted and hydrated. */
function watch(id) {
  const now = () => performance.timeOrigin + performance.now()
  addEventListener('click', () => (sessionStorage.clicked = now()), true)
  const look = () => {
    const place = document.getElementById(id)
    if (place?.matches('[data-tool], [data-module]') && !document.prerendering) {
      const { firstElementChild: tool } = place
      const isReady = Object.keys(tool ?? {}).some((key) => key.startsWith('__reactFiber'))
      // This task runs after the frame, so its content has been painted.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        sessionStorage.painted ??= now()
        if (isReady) sessionStorage.interactive ??= now()
      }
      port2.postMessage(0)
      if (isReady) return
    }
    requestAnimationFrame(look)
  }
  look()
}
