import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../scripts/dev/browser.mjs'
import { hydrated, openSite } from './open-site'

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  // Headless Chromium has no back/forward cache.
  site = await openSite({ find: findBrowser })
})
afterAll(() => site.close())

const phone = { viewport: { width: 360, height: 740 } }
const desktop = { viewport: { width: 1280, height: 800 } }
const fields = (page: Page) => page.getByRole('group').getByRole('textbox')
const answer = (page: Page, text: string) => page.getByRole('paragraph').filter({ hasText: text })
const scrolled = (page: Page) => page.evaluate(() => scrollY)
const title = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()
const draft = (page: Page) => page.evaluate(() => history.state?.draft)

/** Playwright would wait for a load event, which a page from the back/forward cache doesn't have. */
async function go(page: Page, steps: number, path: string) {
  await page.evaluate((count) => history.go(count), steps)
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
  await hydrated(page)
}
/** True if the page is from the back/forward cache, otherwise the reasons why it isn't. */
const restored = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & { notRestoredReasons?: object })[]
    return (window as { persisted?: boolean }).persisted || JSON.stringify(entry?.notRestoredReasons)
  })

async function visit(path: string, options: object = desktop, prepare?: (page: Page) => Promise<unknown>) {
  const opened = await site.visit(path, options, async (page) => {
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
    })
    await prepare?.(page)
  })
  await hydrated(opened.page)
  return opened
}

async function follow(page: Page, path: string) {
  await page.getByRole('main').locator(`a[href="${path}"]`).first().click()
  await page.waitForURL(site.url + path)
  await hydrated(page)
}

async function calculate(page: Page, percent: string) {
  await fields(page).nth(0).fill(percent)
  await fields(page).nth(1).fill('80')
  await page.getByRole('button', { name: 'Calculate' }).click()
}

describe('Back', () => {
  it('restores the input and its answer from the back/forward cache', async () => {
    const { page, errors, leave } = await visit('/percentage-calculator')
    await calculate(page, '15')
    await follow(page, '/tax-calculator')
    await go(page, -1, '/percentage-calculator')
    expect(await restored(page)).toBe(true)
    const texts = await fields(page).evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))
    expect(texts.slice(0, 2)).toEqual(['15', '80'])
    await answer(page, '80 − 15% is 68').waitFor()
    expect(errors).toEqual([])
    await leave()
  })

  const kinds = ['/currency-converter', '/invoice-generator', '/password-generator', '/pomodoro-timer', '/regex-tester']
  it.each(kinds)('finds %s in the back/forward cache', async (path) => {
    const { page, leave } = await visit(path)
    await page.evaluate(() => location.assign('/blog'))
    await page.waitForURL(`${site.url}/blog`)
    await hydrated(page)
    await go(page, -1, path)
    expect(await restored(page)).toBe(true)
    await leave()
  })

  it('restores the input and its answer without that cache', async () => {
    const { page, errors, leave } = await visit('/percentage-calculator')
    // A page with such a listener isn't cached.
    await page.evaluate(() => addEventListener('unload', () => {}))
    await calculate(page, '15')
    await follow(page, '/tax-calculator')
    await go(page, -1, '/percentage-calculator')
    expect(await restored(page)).not.toBe(true)
    await answer(page, '80 − 15% is 68').waitFor()
    expect(await fields(page).nth(0).inputValue()).toBe('15')
    expect(errors).toEqual([])
    await leave()
  })

  it('and Forward restore the scroll position, and a new page starts at its top', async () => {
    const { page, leave } = await visit('/', phone)
    const link = page.getByRole('main').locator('a[href="/bmi-calculator"]')
    await link.scrollIntoViewIfNeeded()
    expect(await scrolled(page)).toBeGreaterThan(0)
    // On Back, the list of your tools appears above, and the browser scrolls by its height.
    const top = () => link.last().evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const left = await top()
    await follow(page, '/bmi-calculator')
    expect(await scrolled(page)).toBe(0)
    await page.evaluate(() => scrollTo(0, 80))
    await go(page, -1, '/')
    await expect.poll(top).toBe(left)
    await go(page, 1, '/bmi-calculator')
    await expect.poll(() => scrolled(page)).toBe(80)
    await leave()
  })

  it('shows a favorite that was added on the page it comes from', async () => {
    const { page, leave } = await visit('/')
    await follow(page, '/bmi-calculator')
    await page.getByRole('button', { name: 'Favorite' }).click()
    await go(page, -1, '/')
    expect(await restored(page)).toBe(true)
    const list = page.getByRole('region', { name: 'Your tools' })
    await expect.poll(() => list.getByRole('link').allTextContents()).toEqual(['BMI calculator'])
    await leave()
  })
})

describe('leaving', () => {
  it('saves the input at once, and doesn’t change the history afterward, which would remove the page from the cache', async () => {
    const { page, leave } = await visit('/percentage-calculator')
    await page.clock.install()
    await fields(page).nth(0).fill('15')
    await fields(page).nth(1).fill('80')
    await page.evaluate(() => dispatchEvent(new Event('beforeunload')))
    expect(await draft(page)).toMatchObject({ typed: { y: '80' } })
    await page.evaluate(() => {
      history.replaceState = () => {
        throw new Error('The history was changed after the page was left')
      }
    })
    await expect(page.clock.runFor(1000)).resolves.toBe(undefined)
    await leave()
  })
})

describe('a reload', () => {
  it('keeps the input, and shows no errors for what wasn’t answered yet', async () => {
    const { page, leave } = await visit('/percentage-calculator')
    await fields(page).nth(0).fill('15')
    await page.reload()
    await hydrated(page)
    await expect.poll(() => fields(page).nth(0).inputValue()).toBe('15')
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0)
    await leave()
  })

  it('prefers the input to the values in the link', async () => {
    const { page, leave } = await visit('/percentage-calculator#x=20&y=80')
    await answer(page, '80 − 20% is 64').waitFor()
    await calculate(page, '15')
    await page.reload()
    await answer(page, '80 − 15% is 68').waitFor()
    await leave()
  })

  it.each([
    ['a Wi-Fi password', 'WIFI:T:WPA;S:home;P:hunter2;;'],
    ['a token', 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.abc'],
    ['a password in JSON', '{ "password": "hunter2" }'],
    ['a key', '-----BEGIN PRIVATE KEY-----'],
    ['a text of 300,000 characters', 'word '.repeat(60_000)],
  ])('doesn’t keep %s', async (_, text) => {
    const { page, leave } = await visit('/text-counter')
    await page.getByRole('textbox').first().fill('short')
    await expect.poll(() => draft(page)).toMatchObject({ typed: { text: 'short' } })
    await page.getByRole('textbox').first().fill(text)
    await expect.poll(() => draft(page)).toBe(undefined)
    await leave()
  })
})

describe('a link to another page', () => {
  it('opens at the place in its URL', async () => {
    const { page, leave } = await visit('/bmi-calculator', phone)
    const isAtTop = (place: string) =>
      page.locator(place).evaluate((element) => {
        const { top } = element.getBoundingClientRect()
        return top >= 0 && top < 150
      })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'All tools' }).getByRole('link', { name: /^Code/ }).click()
    await page.waitForURL(`${site.url}/#embed`)
    await expect.poll(() => isAtTop('#embed h2')).toBe(true)
    await page.goto(`${site.url}/bmi-calculator`)
    await page.getByRole('complementary').locator('a[href^="/blog#"]').click()
    await page.waitForURL(`${site.url}/blog#reading-a-bmi-honestly`)
    await expect.poll(() => isAtTop('article:has(#reading-a-bmi-honestly) h2')).toBe(true)
    await leave()
  })

  it('fades if motion isn’t reduced, and lets clicks through', async () => {
    // A busy browser may skip the fade, so this asks what the page allows and not what was painted.
    const allowed = (page: Page) =>
      page.evaluate(() =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .filter(
            (rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches,
          )
          .flatMap((rule) => [...rule.cssRules].map(({ cssText }) => cssText.replace(/\s+/g, ' ')))
          .filter((text) => text.includes('view-transition')),
      )
    const fading = await visit('/percentage-calculator', { reducedMotion: 'no-preference' })
    expect(await allowed(fading.page)).toEqual([
      '@view-transition { navigation: auto; }',
      '::view-transition { pointer-events: none; }',
    ])
    await follow(fading.page, '/tax-calculator')
    expect(await title(fading.page)).toBe('Tax calculator')
    expect(fading.errors).toEqual([])
    await fading.leave()

    const still = await visit('/percentage-calculator', { reducedMotion: 'reduce' })
    expect(await allowed(still.page)).toEqual([])
    await still.leave()
  })
})
