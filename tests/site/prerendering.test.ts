import type { CDPSession, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hydrated, openSite, tools } from './open-site'

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const recent = (page: Page) => page.evaluate(() => sessionStorage.getItem('pegboard-recent'))

/** Chromium doesn't prerender under a debugger, so this makes the page report that it's prerendered until `activate`. */
const prerendered = (page: Page) =>
  page.addInitScript(() => {
    let isPrerendering = true
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => isPrerendering })
    Object.assign(window, {
      activate() {
        isPrerendering = false
        document.dispatchEvent(new Event('prerenderingchange'))
      },
    })
  })
const activate = (page: Page) => page.evaluate(() => (window as unknown as { activate(): void }).activate())

describe('a prerendered page', () => {
  it('is hydrated before it’s shown, and becomes a recent tool only then', async () => {
    const { page, errors, leave } = await site.visit('/bmi-calculator', {}, prerendered)
    await hydrated(page)
    expect(await recent(page)).toBe(null)
    await activate(page)
    expect(await recent(page)).toBe('["bmi-calculator"]')
    expect(errors).toEqual([])
    await leave()
  })

  it.each(tools.filter(({ network }) => network))(
    'of $id uses its service only once it’s shown',
    async ({ id, network }) => {
      const { page, requests, leave } = await site.visit(`/${id}`, {}, prerendered)
      const asked = () => requests.filter((address) => network?.hosts.some((host) => address.startsWith(host)))
      // It doesn't wait for an answer from the service, because there must be none.
      await page.waitForLoadState('networkidle')
      expect(asked()).toEqual([])
      await activate(page)
      await expect.poll(() => asked().length).toBeGreaterThan(0)
      await leave()
    },
  )
})

describe('a link under the pointer', () => {
  interface Attempt {
    readonly key: { readonly action: string; readonly url: string }
  }
  async function attemptsAt(path: string): Promise<string[]> {
    const { page, errors, leave } = await site.visit('/')
    const attempts = new Set<string>()
    const browser: CDPSession = await page.context().newCDPSession(page)
    for (const kind of ['prerender', 'prefetch'] as const) {
      browser.on(`Preload.${kind}StatusUpdated`, ({ key }: Attempt) =>
        attempts.add(`${key.action} ${new URL(key.url).pathname}`),
      )
    }
    await browser.send('Preload.enable')
    await page.getByRole('main').locator(`a[href="${path}"]`).hover()
    await expect.poll(() => attempts.size).toBeGreaterThan(0)
    expect(errors).toEqual([])
    await leave()
    return [...attempts].sort()
  }

  it('prerenders its page', async () => {
    expect(await attemptsAt('/bmi-calculator')).toContain('Prerender /bmi-calculator')
  })

  it('only prefetches the page of a tool that uses a service', async () => {
    expect(await attemptsAt('/currency-converter')).toEqual(['Prefetch /currency-converter'])
  })
})
