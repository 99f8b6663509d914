import { type BrowserContextOptions, chromium, type Page } from 'playwright'
import { inject } from 'vitest'
import { browserArgs } from '../../scripts/dev/browser.mjs'
import { serve } from '../../scripts/dev/serve.mjs'
import { catalog, routeOf, type Tool } from '../../src/catalog'
import { exampleContext } from '../../src/engine/ip-lookup/ip-lookup'

export const tools: readonly Tool[] = catalog
export const routes = [
  '/',
  ...tools.map(({ id }) => routeOf(id)),
  '/embed',
  '/blog',
  '/privacy-policy',
  '/terms-of-service',
]

interface Options {
  /** A folder to serve instead of the built site, or the built site itself if the test replaces files. */
  readonly root?: string
  /** Origins simulated on this machine. */
  readonly services?: readonly string[]
  /** Finds a browser to launch for this file alone. For the clipboard, for example, which a browser's pages share. */
  readonly find?: () => Promise<string | undefined>
}

/** The built site with its own headers, and a browser to visit it. */
export async function openSite({ root, services = [], find }: Options = {}) {
  const own = root === undefined ? undefined : await serve({ root, port: 0 })
  const url = own?.url ?? inject('site')
  if (!url) throw new Error('The site is not built: node scripts/build/build-site.mjs')
  const browser = await (find ? launch(find) : chromium.connect(inject('browser')))
  return {
    url,
    /** Adds or replaces a file of `root`, like a new deployment. */
    put(path: string, text: string): void {
      if (!own) throw new Error('Other files use this server too. Pass a root.')
      own.put(path, text)
    },
    /** Opens a page and collects its errors and requests. */
    async visit(path: string, options: BrowserContextOptions = {}, prepare?: (page: Page) => Promise<unknown>) {
      const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options })
      const page = await context.newPage()
      const errors: string[] = []
      const requests: string[] = []
      page.on('console', (message) => {
        // The offline copy would respond instead of the server. Only tests/site/offline.test.ts allows it.
        const isBlocked = message.text() === 'Service Worker registration blocked by Playwright'
        if (message.type() !== 'log' && !isBlocked) errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('request', (request) => requests.push(request.url()))
      // Nothing leaves this machine. The services that pages may use are simulated here.
      await context.route(
        (address) => address.origin !== url && !services.includes(address.origin),
        (route) =>
          tools.some(({ network }) => network?.hosts.some((host) => route.request().url().startsWith(host)))
            ? route.fulfill({ json: reply, headers: { 'Access-Control-Allow-Origin': '*' } })
            : route.abort(),
      )
      await prepare?.(page)
      await page.goto(url + path)
      return { page, errors, requests, leave: () => context.close() }
    },
    async close() {
      await browser.close()
      await own?.close()
    },
  }
}

const launch = async (find: () => Promise<string | undefined>) =>
  chromium.launch({
    executablePath: await find(),
    args: browserArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })

/** The response of every service: made-up rates of today, an IP address and a place. */
const reply = {
  base: 'USD',
  date: new Date().toISOString().slice(0, 10),
  rates: { USD: 1, EUR: 0.85, GBP: 0.75, JPY: 157 },
  ...exampleContext.answer,
}

/** Waits until the page's script has run and React has hydrated the page's tool, if it has one. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const place = document.querySelector('[data-tool]')
    if (!place) return document.readyState === 'complete'
    return Object.keys(place.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber'))
  })
}

/** Touches the field with a code editor, and waits until that has replaced it. Not all tools have one. */
export async function editable(page: Page): Promise<void> {
  const tool = page.locator('[data-tool]')
  if (!(await tool.getAttribute('data-props'))?.includes('"editor":true')) return
  await hydrated(page)
  await tool.locator('textarea, [contenteditable=true]').first().hover()
  await tool.locator('[contenteditable=true]').first().waitFor()
}

/** Opens the page of a tool whose script doesn't arrive before `arrive`, so that it isn't hydrated. */
export async function visitEarly(
  site: Awaited<ReturnType<typeof openSite>>,
  id: string,
  options: BrowserContextOptions = {},
) {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const opened = await site.visit(`/${id}`, options, (page) =>
    page.route(`**/assets/${id}-*.js`, (route) => arrived.then(() => route.continue())),
  )
  return { ...opened, arrive }
}
