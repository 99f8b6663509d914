import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hydrated, openSite, tools } from './open-site'

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** The first tool in the menu that doesn't use a service. */
const first = tools.find(({ network, group }) => !network && group === 'finance') as (typeof tools)[number]
const wall = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const toggle = (page: Page) => page.getByRole('button', { name: /^Switch to the .* theme$/ })
/** The color of the wall in each theme. */
const walls = { light: 'rgb(240, 235, 226)', dark: 'rgb(19, 18, 16)' }

describe('the theme', () => {
  it('follows the system until someone chooses', async () => {
    const { page, leave } = await site.visit('/', { colorScheme: 'dark' })
    expect(await wall(page)).toBe(walls.dark)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => wall(page)).toBe(walls.light)
    await leave()
  })

  it('is remembered and applied before the first paint', async () => {
    const { page, leave } = await site.visit('/', { colorScheme: 'light' })
    await toggle(page).click()
    expect(await wall(page)).toBe(walls.dark)
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (!document.body) return
        watch.disconnect()
        Object.assign(window, { firstTheme: document.documentElement.dataset.theme })
      })
      watch.observe(document, { childList: true, subtree: true })
    })
    await page.goto(`${site.url}/${first.id}`)
    expect(await page.evaluate(() => (window as { firstTheme?: string }).firstTheme)).toBe('dark')
    expect(await wall(page)).toBe(walls.dark)
    expect(await page.locator('meta[name=theme-color]').first().getAttribute('content')).toBe('#1d1b18')
    expect(await page.getByRole('button', { name: 'Switch to the light theme' }).count()).toBe(1)
    await leave()
  })

  it('changes even if storage throws', async () => {
    const { page, errors, leave } = await site.visit('/', { colorScheme: 'light' }, (fresh) =>
      fresh.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      }),
    )
    await toggle(page).click()
    expect(await wall(page)).toBe(walls.dark)
    expect(errors).toEqual([])
    await leave()
  })
})

describe('the header’s menus', () => {
  const tab = (page: Page) => page.keyboard.press('Tab')
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

  it('open, close and lead to a tool from the keyboard', async () => {
    const { page, leave } = await site.visit('/', { viewport: { width: 1280, height: 800 } })
    await hydrated(page)
    const menu = page.locator('#menu-tools')
    await page.getByRole('button', { name: 'Tools', exact: true }).focus()
    await page.keyboard.press('Enter')
    expect(await menu.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await menu.isVisible()).toBe(false)
    expect(await focused(page)).toBe('Tools')
    await page.keyboard.press('Enter')
    // Past the first tool, which uses a service and so loads in full.
    await tab(page)
    await tab(page)
    expect(await focused(page)).toBe(first.name)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${site.url}/${first.id}`)
    await page.getByRole('heading', { level: 1, name: first.name }).waitFor()
    expect(await menu.isVisible()).toBe(false)
    await leave()
  })

  it('close when another one opens', async () => {
    const { page, leave } = await site.visit('/', { viewport: { width: 1280, height: 800 } })
    await page.getByRole('button', { name: 'Tools', exact: true }).click()
    await page.getByRole('button', { name: 'Generators', exact: true }).click()
    expect(await page.locator(':popover-open').getAttribute('id')).toBe('menu-generators')
    await leave()
  })

  it('are a single menu of all tools on a phone, which closes when you choose one', async () => {
    const { page, leave } = await site.visit('/', { viewport: { width: 360, height: 740 } })
    await hydrated(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'All tools' })
    expect(await menu.getByRole('link').allInnerTexts()).toEqual(expect.arrayContaining(tools.map(({ name }) => name)))
    await menu.getByRole('link', { name: first.name }).click()
    await page.getByRole('heading', { level: 1, name: first.name }).waitFor()
    expect(await menu.isVisible()).toBe(false)
    await leave()
  })
})

describe('a tool that fails', () => {
  const plain = tools.find(({ id }) => id === 'percentage-calculator') ?? first

  it('shows a card with Try again, and the rest of the page still works', async () => {
    const { page, leave } = await site.visit(`/${plain.id}`, {}, (fresh) =>
      fresh.route(`**/assets/${plain.id}-*.js`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `export { fields, mount } from '${new URL(route.request().url()).pathname}?real'
            export const Widget = () => { if (!globalThis.mended) throw new Error('broken'); return 'mended' }`,
        }),
      ),
    )
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').textContent()).toContain('Something went wrong')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(plain.name)
    await page.evaluate(() => Object.assign(globalThis, { mended: true }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('mended').waitFor()
    await leave()
  })

  it('says so if its script doesn’t load, and the rest of the page still works', async () => {
    const { page, leave } = await site.visit(`/${plain.id}`, {}, (fresh) =>
      fresh.route(`**/assets/${plain.id}-*.js`, (route) => route.abort()),
    )
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').textContent()).toContain('This tool couldn’t be loaded.')
    await page.unroute(`**/assets/${plain.id}-*.js`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await hydrated(page)
    await leave()
  })
})

describe('a part that is loaded on a press and fails', () => {
  it('says so, and is loaded on the next press', async () => {
    const { page, leave } = await site.visit('/bmi-calculator', {}, (fresh) =>
      fresh.route(/\/embed\/|\/search\.json/, (route) => route.abort()),
    )
    await hydrated(page)
    await page.getByText('Options, preview and attributes').click()
    await page.getByText('The builder couldn’t be loaded.').waitFor()
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: /^Search/ })
    await field.fill('mortgage')
    await page.getByRole('dialog').getByText('The list of tools couldn’t be loaded.').waitFor()
    await page.keyboard.press('Escape')
    await page.unroute(/\/embed\/|\/search\.json/)
    await page.keyboard.press('Control+k')
    await field.fill('mortgage')
    await page.getByRole('option', { name: 'Mortgage calculator' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Options, preview and attributes').click()
    await page.locator('pegboard-bmi-calculator').getByRole('textbox').first().waitFor()
    await leave()
  })

  it.each([
    { width: 1280, height: 800 },
    { width: 390, height: 664 },
  ])('says so in an alert if its button is an icon: the search at $width px', async (viewport) => {
    const { page, leave } = await site.visit('/bmi-calculator', { viewport }, (fresh) =>
      fresh.route(/\/assets\/find-/, (route) => route.abort()),
    )
    await hydrated(page)
    await page.locator('header [data-search]').click()
    const alert = page.getByRole('alert').filter({ hasText: 'Search couldn’t be loaded' })
    await alert.waitFor()
    await alert.getByRole('button', { name: 'Close' }).click()
    expect(await alert.count()).toBe(0)
    await page.keyboard.press('Control+k')
    await alert.waitFor()
    await page.unroute(/\/assets\/find-/)
    await page.locator('header [data-search]').click()
    await page.getByRole('combobox', { name: /^Search/ }).waitFor()
    expect(await alert.count()).toBe(0)
    await leave()
  })
})

describe('the content security policy', () => {
  it('lets only the site’s own workers run, and blocks markup from strings', async () => {
    const { page, leave } = await site.visit(`/${first.id}`)
    await hydrated(page)
    const open = (address: string) =>
      page.evaluate((given) => {
        try {
          new Worker(given).terminate()
          return 'runs'
        } catch {
          return 'refused'
        }
      }, address)
    expect(await open('/theme.js')).toBe('runs')
    expect(await open('https://elsewhere.example/worker.js')).toBe('refused')
    expect(await open('data:text/javascript,1')).toBe('refused')
    const markup = await page.evaluate(() => {
      try {
        document.createElement('p').insertAdjacentHTML('beforeend', '<b>text</b>')
        return 'runs'
      } catch {
        return 'refused'
      }
    })
    expect(markup).toBe('refused')
    await leave()
  })
})
