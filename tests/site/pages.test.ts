import axe from 'axe-core'
import type { Page, Response, Route } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { layoutShift } from '../layout-shift'
import { varied } from '../scale'
import { traitsOf } from '../traits'
import { painted } from '../until'
import { editable, hydrated, openSite, routes, tools } from './open-site'

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const all = [...routes, '/no-such-page']
/** The browser itself reports the status of the 404 page. */
const withoutNotFound = (errors: readonly string[]) => errors.filter((text) => !text.includes('404 (Not Found)'))

/** Bytes of the first visit, with Brotli. A page without a tool doesn't run React. The builder's has a tool as its preview. */
const limits = {
  home: { bytes: 30_000, requests: 6 },
  tool: { bytes: 120_000, requests: 9 },
  text: { bytes: 30_500, requests: 6 },
  builder: { bytes: 120_000, requests: 14 },
}
/** The code editor, which the page loads once it's idle. Held back here, because it isn't part of the first visit. */
const editor = /\/assets\/(editors|grammars)-/
/** The builder's preview is an embed, whose size tests/package/budgets.json limits. */
const preview = /\/embed\/\d/

/** The visible area of a phone with and without its browser's bars. */
const phones = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
]

/** A page on its first visit, before the code editor is loaded. */
async function firstVisit(path: string) {
  const responses: Response[] = []
  const held: Route[] = []
  let isHeld = true
  const opened = await site.visit(path, {}, async (fresh) => {
    await fresh.route(editor, async (route) => {
      if (isHeld) held.push(route)
      else await route.continue()
    })
    fresh.on('response', (response) => {
      if (response.url().startsWith(site.url)) responses.push(response)
    })
  })
  return {
    ...opened,
    responses,
    async loadEditor() {
      isHeld = false
      for (const route of held) await route.continue()
    },
  }
}

function kindOf(path: string): keyof typeof limits {
  if (path === '/') return 'home'
  if (path === '/embed') return 'builder'
  return tools.some(({ id }) => path === `/${id}`) ? 'tool' : 'text'
}

/** What a first visit loads. */
async function expectLittle(path: string, responses: readonly Response[], requests: readonly string[]): Promise<void> {
  const limit = limits[kindOf(path)]
  const counted = responses.filter((response) => !preview.test(response.url()))
  const headers = await Promise.all(counted.map((response) => response.allHeaders()))
  for (const one of headers) expect.soft(one['content-encoding'], 'packed').toBe('br')
  const bytes = headers.reduce((sum, one) => sum + Number(one['content-length']), 0)
  expect.soft(bytes, 'bytes').toBeLessThanOrEqual(limit.bytes)
  expect.soft(bytes, 'bytes').toBeGreaterThan(limit.bytes / 10)
  const own = requests.filter((address) => address.startsWith(site.url) && !editor.test(address))
  expect.soft(own.length, 'requests').toBeLessThanOrEqual(limit.requests)
}

async function expectSamplesToWork(page: Page, errors: readonly string[]): Promise<void> {
  await editable(page)
  for (const sample of await page.locator('[data-tool] [data-sample]').all()) {
    await sample.click()
    await painted(page)
    expect.soft(errors, `after the sample ${await sample.textContent()}`).toEqual([])
  }
}

const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 360, 390, 768, 895, 896, 928, 1280]) {
    await page.setViewportSize({ width, height: 664 })
    await painted(page)
    expect.soft(await scrollWidth(page), `the width of the content at ${width} px`).toBe(width)
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px'
    for (const details of document.querySelectorAll('details')) details.open = true
  })
  // The builder is loaded when its section opens.
  for (const builder of await page.locator('[data-builder]').all()) await builder.locator('form').waitFor()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 664 })
    await painted(page)
    expect.soft(await scrollWidth(page), `the width of the content at ${width} px, twice as large`).toBe(width)
  }
}

/** The first visible part of the fields: a label, a segment's box, a field or a button. In a visual tool, its picture. */
async function expectToStartHigh(page: Page): Promise<void> {
  for (const viewport of phones) {
    await page.setViewportSize(viewport)
    await painted(page)
    const tops = await page
      .locator('[data-tool]')
      .locator('input, textarea, select, button, label, fieldset > div, [data-picture]')
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).flatMap(({ top, height }) => (height > 20 ? [top] : [])),
      )
    expect.soft(Math.min(...tops), `the tool's top on a phone ${viewport.height} px high`).toBeGreaterThan(58)
    expect.soft(Math.min(...tops), `the tool's top on a phone ${viewport.height} px high`).toBeLessThanOrEqual(190)
  }
}

// One visit at a desk, then one on a phone.
it.each(all)(
  '%s loads little and moves nothing, its samples work, it fits every width, and nothing is logged or sent elsewhere',
  async (path) => {
    const { page, errors, requests, responses, loadEditor, leave } = await firstVisit(path)
    await hydrated(page)
    if (path === '/embed') await page.locator('pegboard-mortgage-calculator:defined').waitFor()
    const shift = await layoutShift(page)
    expect.soft(shift, 'layout shift').toBeLessThanOrEqual(traitsOf(path.slice(1)).isReplaced ? 0.01 : 0)
    expect.soft(withoutNotFound(errors), 'messages').toEqual([])
    await expectLittle(path, responses, requests)
    await loadEditor()
    const tool = tools.find(({ id }) => path === `/${id}`)
    if (tool) await expectSamplesToWork(page, errors)

    // Afresh, without a draft of the samples.
    await page.goto('about:blank')
    await page.setViewportSize(phones[0] as (typeof phones)[0])
    await page.goto(site.url + path)
    await hydrated(page)
    if (tool) await expectToStartHigh(page)
    await expectToFit(page)
    expect.soft(withoutNotFound(errors), 'messages').toEqual([])
    const known = [site.url, ...(tool?.network?.hosts ?? [])]
    const elsewhere = requests.filter((address) => !known.some((host) => address.startsWith(host)))
    expect.soft(elsewhere, 'requests elsewhere').toEqual([])
    await leave()
  },
)

const answering = tools.filter(({ id }) => !traitsOf(id).isTimer)

it.each(answering)('the page of $id contains an answer before any script runs', async ({ id }) => {
  const html = await (await fetch(`${site.url}/${id}`)).text()
  expect(html).toMatch(/<div [^>]*data-status="(example|current)"[^>]*>./)
})

it('every page can be read without JavaScript', async () => {
  const { page, leave } = await site.visit('/', { javaScriptEnabled: false })
  for (const path of all) {
    await page.goto(site.url + path)
    const tool = tools.find(({ id }) => path === `/${id}`)
    expect.soft(await page.locator('h1').isVisible(), `${path} has a heading`).toBe(true)
    if (tool) expect.soft(await page.getByRole('main').textContent(), path).toContain(tool.summary)
    // The two kinds of page that need JavaScript say so: tools and the builder.
    const notes = await page.locator('noscript p:visible').count()
    expect.soft(notes, `${path} says if it needs JavaScript`).toBe(tool || path === '/embed' ? 1 : 0)
    const toggles = await page.getByRole('banner').getByRole('button', { name: /theme/ }).count()
    expect.soft(toggles, `${path} has no button for the theme`).toBe(0)
  }
  await leave()
})

/** One page of each layout. tests/contract/states.test.tsx checks every tool. */
const layouts = [...routes.filter((path) => !tools.some(({ id }) => path === `/${id}`)), '/no-such-page'].concat(
  varied.map((id) => `/${id}`),
)

it.each(layouts)('%s has no axe violations in either theme', async (path) => {
  const { page, leave } = await site.visit(path, { colorScheme: 'light' }, async (fresh) => {
    await fresh.addInitScript({ content: axe.source })
    await fresh.route(editor, () => {})
  })
  await hydrated(page)
  if (path === '/embed') await page.getByRole('heading', { name: 'Preview' }).waitFor()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await painted(page)
    const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
    expect.soft(found, `the ${colorScheme} theme`).toEqual([])
  }
  await leave()
})
