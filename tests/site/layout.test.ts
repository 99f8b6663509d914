import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { painted } from '../until'
import { hydrated, openSite } from './open-site'

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** The left and right edge of the first match. */
const edges = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      return [Math.round(left), Math.round(right)] as const
    })

describe('the page of a text tool', () => {
  it('is as wide as the window allows, from the header to the footer', async () => {
    const { page, leave } = await site.visit('/json-editor')
    await hydrated(page)
    for (const [width, room] of [
      [1280, 1120],
      [1440, 1344],
      [1920, 1536],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await painted(page)
      const [left, right] = [(width - room) / 2, (width + room) / 2]
      expect.soft(await edges(page, '[data-tool]'), `the tool at ${width} px`).toEqual([left, right])
      for (const part of ['header svg', 'main [class] > span:has(svg)', 'main section h2', 'footer p'])
        expect.soft((await edges(page, part))[0], `${part} at ${width} px`).toBe(left)
      expect.soft((await edges(page, '[data-theme-toggle] svg'))[1], `the toggle at ${width} px`).toBe(right)
      const [start, end] = await edges(page, 'main section h2')
      expect.soft(end - start, `a heading at ${width} px`).toBe(720)
    }
    await leave()
  })
})

describe('a printed tool', () => {
  it('is its name and its card with the answer, on white', async () => {
    const { page, leave } = await site.visit('/percentage-calculator#x=15&y=80')
    await hydrated(page)
    await page.emulateMedia({ media: 'print' })
    for (const gone of ['header', 'footer', 'main aside', 'main section h2', '[data-star]', '[data-sample]'])
      expect([gone, await page.locator(`${gone}:visible`).count()]).toEqual([gone, 0])
    expect(await page.locator('h1').isVisible()).toBe(true)
    expect(await page.locator('[data-tool]').getByRole('button').count()).toBe(0)
    const answer = page.locator('[data-tool] [data-status]')
    expect(await answer.textContent()).toContain('12')
    const grounds = await answer.evaluate((element) => {
      const found: string[] = []
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { backgroundColor } = getComputedStyle(each)
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') found.push(backgroundColor)
      }
      return found
    })
    expect(new Set(grounds)).toEqual(new Set(['rgb(255, 255, 255)']))
    await leave()
  })
})

describe('a formula', () => {
  it.each([320, 390])('fits the card at %i px, with long numbers too', async (width) => {
    const link = '/mortgage-calculator#homePrice=123456789&downPayment=12345678&interestRate=6.875'
    const { page, leave } = await site.visit(link, { viewport: { width, height: 664 } })
    await expect.poll(() => page.locator('[data-whose]').textContent()).toBe('Your numbers')
    const card = page.locator('[data-formula]').locator('..')
    expect(await card.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await leave()
  })
})

it('a formula keeps the numbers of the last answer while a field is invalid', async () => {
  const { page, leave } = await site.visit('/mortgage-calculator#homePrice=300000&downPayment=60000&interestRate=6')
  const numbers = () => page.locator('[data-letter]').allTextContents()
  await expect.poll(() => page.locator('[data-whose]').textContent()).toBe('Your numbers')
  const answered = await numbers()
  expect(answered).toContain('1,438.92')
  await page.getByLabel('Interest rate').fill('2000')
  await page.keyboard.press('Tab')
  await page.getByText('Last valid answer').waitFor()
  expect(await numbers()).toEqual(answered)
  await leave()
})

it('a printed invoice has its styles', async () => {
  const { page, leave } = await site.visit('/invoice-generator')
  await page.getByRole('button', { name: 'Design work' }).click()
  await page.getByText('Harbor Books').first().waitFor()
  const display = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'))
      const totals = document.querySelector('#pegboard-paper')?.shadowRoot?.querySelector('table + dl')
      return totals && getComputedStyle(totals).gridTemplateColumns !== 'none'
    })
  await expect.poll(display).toBe(true)
  await leave()
})

describe('the page for an unknown address', () => {
  it('has a field to search in, our picks with their icons, and all tools', async () => {
    const { page, leave } = await site.visit('/no-such-page')
    const main = page.getByRole('main')
    await main.getByText('We couldn’t find that page.').waitFor()
    await main.getByRole('combobox').fill('15% of 80')
    await expect.poll(() => main.getByRole('option').first().textContent()).toContain('12')
    expect(await main.getByRole('region', { name: 'Our picks' }).getByRole('link').count()).toBe(9)
    await leave()
  })
})

describe('a guide', () => {
  it('links to its tools, and their pages link to it', async () => {
    const { page, leave } = await site.visit('/blog#reading-a-bmi-honestly')
    const links = page.getByRole('list', { name: 'Tools for this guide' }).getByRole('link')
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(paths).toContain('/bmi-calculator')
    for (const path of paths) {
      await page.goto(site.url + path)
      expect(await page.locator('main a[href="/blog#reading-a-bmi-honestly"]').count()).toBe(1)
    }
    await leave()
  })
})

it('a formula that doesn’t fit the question isn’t shown', async () => {
  const { page, leave } = await site.visit('/percentage-calculator')
  await hydrated(page)
  const fields = page.locator('[data-inputs]').first().getByRole('textbox')
  await fields.nth(0).fill('5')
  await fields.nth(1).fill('50')
  const card = page.locator('[data-formula]')
  await expect.poll(() => page.locator('[data-whose]').textContent()).toBe('Your numbers')
  expect(await card.isVisible()).toBe(true)
  await page.locator('[data-inputs] select').first().selectOption('change')
  await fields.nth(0).fill('40')
  await expect.poll(() => card.isVisible()).toBe(false)
  await leave()
})
