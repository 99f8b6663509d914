import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from 'playwright'
import { inject } from 'vitest'
import { browserArgs, findShell } from '../../scripts/dev/browser.mjs'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

export interface Visit {
  readonly page: Page
  /** Console messages, exceptions, failed requests and policy violations. */
  readonly errors: string[]
  /** Requested URLs, without the page itself. */
  readonly requests: string[]
  leave(): Promise<void>
}

interface Options {
  readonly body: string
  /** The page's Content-Security-Policy. {scripts} is replaced with the origin of the embeds. */
  readonly policy: string
  /** Properties by tag, set before the scripts run. */
  readonly properties?: Readonly<Record<string, object>>
  /** Runs before the page is requested. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** Starts local servers for pages and, on another origin, embeds. With options, it launches a browser of its own. */
export async function openPages(own?: { find?: typeof findShell; args?: string[] }) {
  const embeds = `${inject('built')}/embed/`
  if (!existsSync(`${embeds}pegboard.js`)) throw new Error('The embeds aren’t built. Run npm run build:embed.')
  const documents = new Map<string, { body: string; policy: string }>()
  const pages = await listen((path) => {
    const found = documents.get(path)
    return found && { body: found.body, type: 'text/html; charset=utf-8', policy: found.policy }
  })
  const scripts = await listen((path) => {
    const file = embeds + path.slice(1)
    const type = types[extname(file)]
    return type && existsSync(file) ? { body: readFileSync(file, 'utf8'), type } : undefined
  })
  const { find = findShell, args = browserArgs } = own ?? {}
  const browser = await (own
    ? chromium.launch({ executablePath: await find(), args })
    : chromium.connect(inject('browser')))
  let count = 0

  /** A page that goes from one document to another, which takes half the time of a new page for each. */
  async function open(
    { properties = {}, prepare }: Pick<Options, 'properties' | 'prepare'> = {},
    visitor: BrowserContextOptions = {},
  ) {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...visitor })
    const page = await context.newPage()
    const errors: string[] = []
    const requests: string[] = []
    let address = ''
    page.on('console', (message) => errors.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => errors.push(`threw: ${error.message}`))
    page.on('request', (request) => request.url() !== address && requests.push(request.url()))
    page.on('requestfailed', (request) => errors.push(`failed: ${request.url()}`))
    await page.exposeFunction('recordError', (error: string) => errors.push(error))
    // Modules run after the document becomes interactive, so these properties are set before.
    await page.addInitScript((given) => {
      const record = (globalThis as unknown as { recordError(error: string): void }).recordError
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        record(`blocked: ${effectiveDirective} ${blockedURI}`),
      )
      document.addEventListener('readystatechange', () => {
        for (const [tag, values] of Object.entries(given)) {
          for (const element of document.querySelectorAll(tag)) Object.assign(element, values)
        }
      })
    }, properties)
    await prepare?.(page)

    async function goTo({ body, policy }: Pick<Options, 'body' | 'policy'>): Promise<void> {
      const path = `/${++count}`
      documents.set(path, {
        body: `<!doctype html><title>A page</title>${body}`,
        policy: policy.replaceAll('{scripts}', scripts.origin),
      })
      address = pages.origin + path
      errors.length = 0
      requests.length = 0
      await page.goto(address)
    }
    return { page, errors, requests, goTo, leave: () => context.close() }
  }

  return {
    scripts: scripts.origin,
    open,
    async visit(options: Options, visitor?: BrowserContextOptions): Promise<Visit> {
      const { goTo, ...visit } = await open(options, visitor)
      await goTo(options)
      return visit
    },
    async close() {
      await browser.close()
      for (const { server } of [pages, scripts]) {
        server.close()
        server.closeAllConnections()
      }
    },
  }
}

interface Answer {
  readonly body: string
  readonly type: string
  readonly policy?: string
}

function listen(answer: (path: string) => Answer | undefined): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => {
    const found = answer(new URL(request.url ?? '/', 'http://localhost').pathname)
    if (!found) return response.writeHead(404).end()
    if (found.policy) response.setHeader('Content-Security-Policy', found.policy)
    // Required for modules from another origin.
    response.setHeader('Access-Control-Allow-Origin', '*')
    return response.writeHead(200, { 'Content-Type': found.type }).end(found.body)
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }),
    ),
  )
}
