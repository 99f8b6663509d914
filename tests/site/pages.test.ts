import axe from 'axe-core'
import type { Response } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layoutShift } from '../layout-shift'
import { casesOf, sized, varied } from '../scale'
import { hydrated, openSite, routes, tools } from './open-site'

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const all = [...routes, '/no-such-page']
/** The browser itself reports the status of the 404 page. */
const withoutNotFound = (errors: readonly string[]) => errors.filter((text) => !text.includes('404 (Not Found)'))

/**
 * Bytes of the first visit, with Brotli, as measured and rounded up to 500: a line of CSS in core is in all of them. A page
 * without a tool doesn't run React. The builder's has a tool as its preview.
 */
const limits = {
  tool: { bytes: 103_500, requests: 9 },
  text: { bytes: 30_500, requests: 6 },
  builder: { bytes: 103_500, requests: 14 },
}
/** The largest tools, whose panes, editors and pictures exceed the limit. */
const heavier: Readonly<Record<string, number>> = {
  '/ai-detector': 115_500,
  '/base64-tool': 117_500,
  '/bill-splitter': 109_500,
  '/box-shadow-generator': 110_500,
  '/calorie-calculator': 105_000,
  '/color-generator': 104_500,
  '/currency-converter': 108_500,
  '/discount-calculator': 105_000,
  '/gpa-calculator': 106_500,
  '/grade-converter': 107_000,
  '/gradient-generator': 111_500,
  '/html-formatter': 116_500,
  '/interest-calculator': 112_000,
  '/invoice-generator': 119_500,
  '/ip-lookup': 107_500,
  '/json-editor': 119_500,
  '/language-detector': 115_500,
  '/math-solver': 108_000,
  '/mortgage-calculator': 119_000,
  '/percentage-calculator': 107_000,
  '/plagiarism-detector': 117_000,
  '/qr-generator': 106_000,
  '/regex-tester': 118_500,
  '/salary-calculator': 111_500,
  '/tax-calculator': 107_500,
  '/text-counter': 111_000,
  '/timezone-converter': 108_000,
  '/unit-converter': 105_000,
}

/** These replace the prerendered text right away with new names or with a service's response about the visitor. */
const replaced = ['/currency-converter', '/ip-lookup', '/username-generator']

/** The code editor, which the page loads once it's idle. Held back here, because it isn't part of the first visit. */
const editor = /\/assets\/(editors|grammars)-/
/** The builder's preview is an embed, whose size tests/package/budgets.json limits. */
const preview = /\/embed\/\d/

describe.each(all)('%s', (path) => {
  it('hydrates without console messages, layout shift or third-party requests, and within its size limit', async () => {
    const responses: Response[] = []
    const { page, errors, requests, leave } = await site.visit(path, {}, async (fresh) => {
      await fresh.route(editor, () => {})
      fresh.on('response', (response) => {
        if (response.url().startsWith(site.url)) responses.push(response)
      })
    })
    await hydrated(page)
    if (path === '/embed') await page.locator('pegboard-mortgage-calculator:defined').waitFor()
    const shift = await layoutShift(page)
    const asked = tools.find(({ id }) => path === `/${id}`)?.network?.hosts ?? []
    expect(withoutNotFound(errors)).toEqual([])
    expect(requests.filter((address) => ![site.url, ...asked].some((host) => address.startsWith(host)))).toEqual([])
    expect(shift).toBeLessThanOrEqual(replaced.includes(path) ? 0.01 : 0)
    const limit = limits[path === '/embed' ? 'builder' : tools.some(({ id }) => path === `/${id}`) ? 'tool' : 'text']
    const own = responses.filter((response) => !preview.test(response.url()))
    const headers = await Promise.all(own.map((response) => response.allHeaders()))
    for (const one of headers) expect(one['content-encoding']).toBe('br')
    const bytes = headers.reduce((sum, one) => sum + Number(one['content-length']), 0)
    expect(bytes).toBeLessThanOrEqual(heavier[path] ?? limit.bytes)
    expect(bytes).toBeGreaterThan(limit.bytes / 10)
    expect(
      requests.filter((address) => address.startsWith(site.url) && !editor.test(address)).length,
    ).toBeLessThanOrEqual(limit.requests)
    await leave()
  })
})

/** A timer has no answer. */
const answering = tools.filter(({ id }) => id !== 'pomodoro-timer')

it.each(answering)('the page of $id contains an answer before any script runs', async ({ id }) => {
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
  it('starts within 190 pixels on a phone', async () => {
    for (const viewport of phones) {
      const { page, leave } = await site.visit(`/${id}`, { viewport })
      await hydrated(page)
      const tool = page.locator('[data-tool]')
      // The first visible part of the fields: a label, a segment's box, a field or a button. In a visual tool, its picture.
      const tops = await tool
        .locator('input, textarea, select, button, label, fieldset > div, [data-picture]')
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
  it('can be read without JavaScript', async () => {
    const { page, leave } = await site.visit(path, { javaScriptEnabled: false })
    const tool = tools.find(({ id }) => path === `/${id}`)
    expect(await page.locator('h1').isVisible()).toBe(true)
    if (tool) expect(await page.getByRole('main').textContent()).toContain(tool.summary)
    // The two kinds of page that need JavaScript say so: tools and the builder.
    expect(await page.locator('noscript p:visible').count()).toBe(tool || path === '/embed' ? 1 : 0)
    expect(await page.getByRole('banner').getByRole('button', { name: /theme/ }).count()).toBe(0)
    await leave()
  })

  it('has no horizontal scrolling at any width', async () => {
    const { page, leave } = await site.visit(path, { viewport: { width: 320, height: 640 } })
    await hydrated(page)
    for (const width of [320, 360, 390, 768, 895, 896, 928, 1280]) {
      await page.setViewportSize({ width, height: 664 })
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width])
    }
    await leave()
  })

  it.each(['light', 'dark'] as const)('has no axe violations in the %s theme', async (colorScheme) => {
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
