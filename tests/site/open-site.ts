import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { browserArgs, findBrowser } from '../../scripts/browser.mjs'
import { serve } from '../../scripts/serve.mjs'
import { catalog, routeOf, type Tool } from '../../src/catalog'

export const tools: readonly Tool[] = catalog
export const routes = ['/', ...tools.map(({ id }) => routeOf(id))]

const root = fileURLToPath(new URL('../../dist/site', import.meta.url))

/** The built site behind its own headers, and a browser to visit it with. */
export async function openSite() {
  if (!existsSync(`${root}/index.html`)) throw new Error('The site is not built: node scripts/build-site.mjs')
  const { url, close } = await serve({ root, port: 0 })
  let browser: Browser | undefined
  return {
    url,
    /** A page with what it did wrong so far, and what it asked for. */
    async visit(path: string, options: BrowserContextOptions = {}, prepare?: (page: Page) => Promise<unknown>) {
      browser ??= await chromium.launch({ executablePath: await findBrowser(), args: browserArgs })
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
      const page = await context.newPage()
      const faults: string[] = []
      const requests: string[] = []
      page.on('console', (message) => message.type() !== 'log' && faults.push(message.text()))
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('request', (request) => requests.push(request.url()))
      // Nothing leaves this machine: the one service that a page may ask is played here, with invented rates.
      await context.route(
        (address) => address.origin !== url,
        (route) =>
          tools.some(({ network }) => network && route.request().url().startsWith(network.host))
            ? route.fulfill({ json: rates, headers: { 'Access-Control-Allow-Origin': '*' } })
            : route.abort(),
      )
      await prepare?.(page)
      await page.goto(url + path)
      return { page, faults, requests, leave: () => context.close() }
    },
    async close() {
      await browser?.close()
      await close()
    },
  }
}

const rates = { base: 'USD', date: '2026-01-02', rates: { USD: 1, EUR: 0.85, GBP: 0.75, JPY: 157 } }

/** React is at work on the page: the server's markup has become its own. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
}
