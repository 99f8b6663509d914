import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hydrated, openSite, tools } from './open-site'

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

type Row = (typeof tools)[number]
const [first, second] = tools.filter(
  ({ network, group }) => !network && group !== 'detectors' && group !== 'generators',
) as [Row, Row]
const asking = tools.find(({ network }) => network)
const phone = { viewport: { width: 360, height: 740 } }
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isSame = (page: Page) => page.evaluate(() => 'sameDocument' in window)
const card = (page: Page, name: string) => page.getByRole('article').getByRole('link', { name })
async function choose(page: Page, { name }: Row) {
  await page.getByRole('button', { name: 'Tools', exact: true }).click()
  await page.locator('#menu-tools').getByRole('link', { name }).click()
}
const arrived = (page: Page, tool: Row) => page.getByRole('heading', { level: 1, name: tool.name }).waitFor()
const scrolled = (page: Page) => page.evaluate(() => scrollY)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

describe('a link to another page', () => {
  it('swaps the page, its head and the focus, and back and forward are where one left', async () => {
    const { page, faults, leave } = await site.visit('/', phone)
    await hydrated(page)
    await mark(page)
    await card(page, second.name).scrollIntoViewIfNeeded()
    const left = await scrolled(page)
    expect(left).toBeGreaterThan(0)
    await card(page, second.name).click()
    await arrived(page, second)
    expect(new URL(page.url()).pathname).toBe(`/${second.id}`)
    expect(await page.title()).toBe(second.title)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(`/${second.id}`)
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(second.summary)
    expect(await focused(page)).toBe('H1')
    expect(await scrolled(page)).toBe(0)
    await page.evaluate(() => scrollTo(0, 80))
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(left)
    expect(await focused(page)).toBe('H1')
    await page.goForward()
    await arrived(page, second)
    await expect.poll(() => scrolled(page)).toBe(80)
    expect(await isSame(page)).toBe(true)
    expect(await page.locator('#status').textContent()).toBe(second.title)
    expect(faults).toEqual([])
    await leave()
  })

  it('leads from tool to tool in one document', async () => {
    const { page, faults, leave } = await site.visit(`/${first.id}`)
    await hydrated(page)
    await mark(page)
    for (const tool of [second, first]) {
      await choose(page, tool)
      await arrived(page, tool)
      expect(await page.title()).toBe(tool.title)
      expect(await scrolled(page)).toBe(0)
      expect(await page.locator(':popover-open').count()).toBe(0)
    }
    expect(await isSame(page)).toBe(true)
    expect(faults).toEqual([])
    await leave()
  })

  it('keeps the page before it in sight until the code of the next is here', async () => {
    const { page, leave } = await site.visit(`/${first.id}`)
    await hydrated(page)
    let arrive: (() => void) | undefined
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(`**/assets/${second.id}-*.js`, (route) => held.then(() => route.continue()))
    await Promise.all([page.waitForRequest(`**/assets/${second.id}-*.js`), choose(page, second)])
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(first.name)
    expect(await page.getByRole('group', { name: first.name }).isVisible()).toBe(true)
    arrive?.()
    await arrived(page, second)
    await leave()
  })

  it('leads to the place that the address names', async () => {
    const { page, leave } = await site.visit(`/${second.id}`, phone)
    await hydrated(page)
    await mark(page)
    await page.getByRole('main').locator(`a[href="/#${second.group}"]`).click()
    await page.waitForFunction((id) => document.activeElement?.id === id, second.group)
    expect(
      await page.locator(`#${second.group}`).evaluate((heading) => heading.getBoundingClientRect().top),
    ).toBeLessThan(40)
    expect(await isSame(page)).toBe(true)
    await leave()
  })

  it('finds its way back past a reload', async () => {
    const { page, leave } = await site.visit('/', phone)
    await hydrated(page)
    await card(page, second.name).scrollIntoViewIfNeeded()
    const left = await scrolled(page)
    await card(page, second.name).click()
    await arrived(page, second)
    await page.reload()
    await hydrated(page)
    await page.goBack()
    await page.getByRole('article').first().waitFor()
    await expect.poll(() => scrolled(page)).toBe(left)
    await leave()
  })

  it('loads in full to and from a page with a policy of its own', async () => {
    if (!asking) return
    const { page, leave } = await site.visit('/')
    await hydrated(page)
    await mark(page)
    await card(page, asking.name).click()
    await page.waitForURL(`${site.url}/${asking.id}`)
    await hydrated(page)
    expect(await isSame(page)).toBe(false)
    await mark(page)
    await choose(page, first)
    await page.waitForURL(`${site.url}/${first.id}`)
    await hydrated(page)
    expect(await isSame(page)).toBe(false)
    await leave()
  })

  it('loads in full where the code of the tool does not arrive', async () => {
    const { page, leave } = await site.visit('/')
    await hydrated(page)
    await mark(page)
    await page.route(`**/assets/${first.id}-*.js`, (route) => route.abort(), { times: 1 })
    await card(page, first.name).click()
    await page.waitForFunction(() => !('sameDocument' in window))
    await hydrated(page)
    expect(await page.title()).toBe(first.title)
    await leave()
  })

  it('is not troubled by the code of another tool that was pointed at and did not arrive', async () => {
    const { page, leave } = await site.visit(`/${first.id}`)
    await hydrated(page)
    await page.route('**/assets/bmi-calculator-*.js', (route) => route.abort())
    const menu = page.locator('#menu-tools')
    await page.getByRole('button', { name: 'Tools', exact: true }).click()
    await menu.getByRole('link', { name: 'BMI calculator' }).hover()
    await page.locator('link[rel=modulepreload][href*=bmi-calculator]').waitFor({ state: 'attached' })
    await menu.getByRole('link', { name: second.name }).click()
    await arrived(page, second)
    await hydrated(page)
    await leave()
  })

  it('moves where motion is welcome, and the last of several quick ones is where one arrives', async () => {
    const { page, faults, leave } = await site.visit(`/${first.id}`, { reducedMotion: 'no-preference' })
    await hydrated(page)
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (change) => {
        Object.assign(window, { moved: true })
        return start(change)
      }
    })
    await choose(page, second)
    await arrived(page, second)
    expect(await page.evaluate(() => 'moved' in window)).toBe(true)
    await page.goBack()
    await arrived(page, first)
    // Both pages are here by now, so each press begins a change that the next one cuts off.
    for (const { id } of [second, first, second, first, second]) {
      await page.evaluate((path) => document.querySelector<HTMLElement>(`#menu a[href="${path}"]`)?.click(), `/${id}`)
    }
    await arrived(page, second)
    await hydrated(page)
    expect(await page.title()).toBe(second.title)
    expect(faults).toEqual([])
    await leave()
  })
})
