import axe from 'axe-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { casesOf, sized, varied } from '../scale'
import { hydrated, openSite, routes, tools } from './open-site'

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const all = [...routes, '/no-such-page']
/** The browser's own note about a 404 is what that page is for. */
const withoutNotFound = (errors: readonly string[]) => errors.filter((text) => !text.includes('404 (Not Found)'))

/** Of what a first visit fetches, in brotli: a page without a tool runs no React. */
const limits = { tool: { bytes: 100_000, requests: 9 }, text: { bytes: 30_000, requests: 6 } }
const heavier: Readonly<Record<string, number>> = { '/invoice-generator': 103_500 }

/** What was prerendered gives way at once to another text: a fresh draw, or what a service says of this visitor. */
const replaced = ['/currency-converter', '/ip-lookup', '/username-generator']

describe.each(all)('%s', (path) => {
  it('hydrates without a word in the console, keeps its place and size, and asks nobody else', async () => {
    const sizes: Promise<number>[] = []
    const { page, errors, requests, leave } = await site.visit(path, {}, async (fresh) => {
      fresh.on('response', (response) => {
        if (!response.url().startsWith(site.url)) return
        sizes.push(
          response.allHeaders().then((headers) => {
            expect(headers['content-encoding']).toBe('br')
            return Number(headers['content-length'])
          }),
        )
      })
    })
    await hydrated(page)
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          const add = (entries: PerformanceEntry[]) => {
            for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value
          }
          const observer = new PerformanceObserver((list) => add(list.getEntries()))
          observer.observe({ type: 'layout-shift', buffered: true })
          // Two frames: what hydration changed has been laid out and painted.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              add(observer.takeRecords())
              resolve(sum)
            }),
          )
        }),
    )
    const asked = tools.find(({ id }) => path === `/${id}`)?.network?.host
    expect(withoutNotFound(errors)).toEqual([])
    expect(
      requests.filter((address) => !address.startsWith(site.url) && !(asked && address.startsWith(asked))),
    ).toEqual([])
    expect(shift).toBeLessThanOrEqual(replaced.includes(path) ? 0.01 : 0)
    const limit = limits[tools.some(({ id }) => path === `/${id}`) ? 'tool' : 'text']
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeLessThanOrEqual(heavier[path] ?? limit.bytes)
    expect(bytes).toBeGreaterThan(limit.bytes / 10)
    expect(requests.filter((address) => address.startsWith(site.url)).length).toBeLessThanOrEqual(limit.requests)
    await leave()
  })
})

/** A timer has nothing to answer. */
const answering = tools.filter(({ id }) => id !== 'pomodoro-timer')

it.each(answering)('the page of $id holds an answer before any script runs', async ({ id }) => {
  const html = await (await fetch(`${site.url}/${id}`)).text()
  expect(html).toMatch(/<div [^>]*data-status="(example|current)"[^>]*>./)
})

const quick = ['/', '/blog', '/no-such-page', ...varied.map((id) => `/${id}`)]

/** The visible area of a phone with and without its browser's bars. */
const phones = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
]

describe.each(tools.map(({ id }) => id))('%s', (id) => {
  it('begins within 190 pixels on a phone', async () => {
    for (const viewport of phones) {
      const { page, leave } = await site.visit(`/${id}`, { viewport })
      await hydrated(page)
      const tool = page.locator('[data-tool]')
      // The first thing that is seen of the fields: a label, a segment, a box, a button.
      const tops = await tool
        .locator('input, textarea, select, button, label')
        .evaluateAll((all) =>
          all.map((each) => each.getBoundingClientRect()).flatMap(({ top, height }) => (height > 20 ? [top] : [])),
        )
      expect(Math.min(...tops)).toBeGreaterThan(58)
      expect(Math.min(...tops)).toBeLessThanOrEqual(190)
      await leave()
    }
  })
})

describe.each(casesOf(all, (path) => quick.includes(path)))('%s', sized, (path) => {
  it('reads without JavaScript', async () => {
    const { page, leave } = await site.visit(path, { javaScriptEnabled: false })
    const tool = tools.find(({ id }) => path === `/${id}`)
    expect(await page.locator('h1').isVisible()).toBe(true)
    if (tool) expect(await page.getByRole('main').textContent()).toContain(tool.summary)
    expect(await page.locator('noscript p:visible').count()).toBe(tool ? 1 : 0)
    expect(await page.getByRole('banner').getByRole('button', { name: /theme/ }).count()).toBe(0)
    await leave()
  })

  it('has no horizontal scroll at any width', async () => {
    const { page, leave } = await site.visit(path, { viewport: { width: 320, height: 640 } })
    await hydrated(page)
    for (const width of [320, 360, 390, 768, 895, 896, 928, 1280]) {
      await page.setViewportSize({ width, height: 664 })
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width])
    }
    await leave()
  })

  it.each(['light', 'dark'] as const)('has no finding of axe in the %s theme', async (colorScheme) => {
    const { page, leave } = await site.visit(path, { colorScheme }, (fresh) =>
      fresh.addInitScript({ content: axe.source }),
    )
    await hydrated(page)
    const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
    ).toEqual([])
    await leave()
  })
})
