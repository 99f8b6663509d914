import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findShell } from '../../scripts/dev/browser.mjs'
import { hydrated, openSite, visitEarly } from './open-site'

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite({ find: findShell })
})
afterAll(() => site.close())

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }
const field = (page: Page, label: RegExp) => page.getByRole('group').getByRole('textbox', { name: label }).first()
const answer = (page: Page) => page.locator('[data-tool] [data-status]').first()
/** Copies a link with the values of the fields. */
async function copyLink(page: Page): Promise<string> {
  const share = page.getByRole('main').getByRole('button', { name: 'Copy link' })
  await share.click()
  await expect.poll(() => share.getAttribute('data-said')).toBe('Link copied')
  return page.evaluate(() => navigator.clipboard.readText())
}
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('pegboard-region'))
const units = (page: Page) => page.locator('[data-tool] input[type=radio]:checked').first().inputValue()

async function visit(path: string, locale?: string, options: object = {}) {
  const opened = await site.visit(path, { ...options, ...(locale && { locale }) })
  await hydrated(opened.page)
  return opened
}

async function mortgage(page: Page, price: string, rate: string) {
  await field(page, /^Home price/).fill(price)
  await field(page, /^Down payment/).fill('0')
  await field(page, /^Interest rate/).fill(rate)
  await page.getByRole('button', { name: 'Calculate' }).click()
}

describe('the region', () => {
  it.each([
    ['en-US', '$', 'imperial'],
    ['de-DE', '€', 'metric'],
    ['de', '€', 'metric'],
    ['en-GB', '£', 'metric'],
    ['ja-JP', '¥', 'metric'],
    ['my', 'K', 'imperial'],
    ['en-LR', '$', 'imperial'],
  ])('%s has the sign %s and %s units', async (locale, sign, system) => {
    const money = await visit('/mortgage-calculator', locale)
    await expect.poll(() => money.page.locator('[data-tool]').textContent()).toContain(sign)
    expect(await stored(money.page)).toBe(null)
    expect(money.errors).toEqual([])
    await money.leave()
    const body = await visit('/bmi-calculator', locale)
    await expect.poll(() => units(body.page)).toBe(system)
    await body.leave()
  })

  it.each([
    ['en-US', 'USD', 'EUR'],
    ['de-DE', 'EUR', 'USD'],
    ['en-GB', 'GBP', 'USD'],
  ])('%s converts from %s to %s, and requests only these rates', async (locale, from, to) => {
    const { page, requests, leave } = await visit('/currency-converter', locale)
    const codes = () =>
      page.locator('[data-tool] select').evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value))
    await expect.poll(codes).toEqual([from, to])
    const asked = () =>
      requests.filter((address) => !address.startsWith(site.url)).map((address) => address.split('/').at(-1))
    await expect.poll(asked).toEqual([from])
    // Nothing else by the time they're shown.
    await page.locator('[data-status=current]').first().waitFor()
    expect(asked()).toEqual([from])
    await leave()
  })

  it('determines how numbers are read and written', async () => {
    const { page, leave } = await visit('/mortgage-calculator', 'de-DE')
    await expect.poll(() => field(page, /^Home price/).getAttribute('placeholder')).toMatch(/^\d{3}\.000$/)
    await mortgage(page, '300.000', '6,5')
    // 300,000 at 6.5% over 30 years, by the annuity formula.
    await expect.poll(() => answer(page).textContent()).toContain('1.896,20')
    await leave()
  })

  // The page is in English, so its dates and units are too.
  it.each([
    ['de-DE', '7.008', 'Thu, 1 Jan 2026'],
    ['ja-JP', '7,008', 'Thu, Jan 1, 2026'],
    ['ru-RU', '7 008', 'Thu, 1 Jan 2026'],
    ['ar-EG', '7,008', 'Thu, 1 Jan 2026'],
  ])('puts English dates and units among English words for %s', async (locale, hours, start) => {
    const { page, leave } = await visit('/date-difference', locale)
    await field(page, /^Start/).fill('2026-01-01')
    await field(page, /^End/).fill('2026-10-20')
    const text = async () => (await answer(page).textContent())?.replace(/\s/g, ' ')
    await expect.poll(text).toContain(`Hours${hours}`)
    expect(await text()).toMatch(/9 months,? 19 days/)
    expect(await text()).toContain(start)
    await leave()
  })

  it('doesn’t change the values in links, drafts and samples, only how they’re written', async () => {
    const { page, leave } = await visit('/mortgage-calculator', 'de-DE', clipboard)
    await expect.poll(() => field(page, /^Home price/).getAttribute('placeholder')).toMatch(/\./)
    await mortgage(page, '300.000', '6,5')
    const link = await copyLink(page)
    expect(new URL(link).hash).toBe('#homePrice=300000&downPayment=0&interestRate=6.5&currency=EUR')
    await page.reload()
    await expect.poll(() => field(page, /^Interest rate/).inputValue()).toBe('6,5')
    await page.locator('[data-sample]').first().click()
    await expect.poll(() => field(page, /^Interest rate/).inputValue()).toMatch(/^\d+(,\d+)?$/)
    await leave()

    const other = await visit(`/mortgage-calculator${new URL(link).hash}`, 'en-US')
    await expect.poll(() => answer(other.page).textContent()).toContain('€1,896.20')
    expect(await field(other.page, /^Interest rate/).inputValue()).toBe('6.5')
    expect(await stored(other.page)).toBe(null)
    // The currency stays with the input, and is passed on.
    await other.page.reload()
    await expect.poll(() => answer(other.page).textContent()).toContain('€1,896.20')
    await field(other.page, /^Interest rate/).fill('7')
    // 300,000 at 7% over 30 years, by the annuity formula.
    await expect.poll(() => answer(other.page).textContent()).toContain('€1,995.91')
    await other.leave()
  })

  it('doesn’t change the date in a link, even if its day and month are swapped when written', async () => {
    const { page, leave } = await visit('/date-difference', 'en-GB', clipboard)
    await field(page, /^Start/).fill('2/3/2026')
    const link = await copyLink(page)
    await leave()
    const other = await visit(`/date-difference${new URL(link).hash}`, 'en-US')
    await other.page.getByText('Monday, March 2, 2026').first().waitFor()
    await other.leave()
  })

  it('doesn’t change the input on a reload', async () => {
    const { page, leave } = await visit('/date-difference', 'en-GB')
    await field(page, /^Start/).fill('2/3/2026')
    await page.reload()
    await hydrated(page)
    await expect.poll(() => field(page, /^Start/).inputValue()).toBe('2/3/2026')
    await leave()
  })

  it('keeps what was typed before the tool was hydrated', async () => {
    const { page, errors, arrive, leave } = await visitEarly(site, 'mortgage-calculator', { locale: 'de-DE' })
    await field(page, /^Interest rate/).fill('6,5')
    arrive()
    await hydrated(page)
    await expect.poll(() => field(page, /^Home price/).getAttribute('placeholder')).toMatch(/\./)
    expect(await field(page, /^Interest rate/).inputValue()).toBe('6,5')
    expect(errors).toEqual([])
    await leave()
  })
})

describe('the region settings', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Region and units' })

  it('open from the footer, and apply to every page until they’re reset', async () => {
    const { page, errors, leave } = await visit('/bmi-calculator')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Region and units' }).click()
    expect(await dialog(page).getByLabel('Units').locator('option').first().textContent()).toBe(
      'Automatic: Imperial (lb, in)',
    )
    expect(await stored(page)).toBe(null)
    await dialog(page).getByLabel('Units').selectOption('metric')
    await expect.poll(() => units(page)).toBe('metric')
    await dialog(page).getByLabel('Numbers and dates').selectOption({ label: 'Germany' })
    await expect.poll(() => stored(page)).toBe('{"locale":"en-DE","units":"metric"}')
    await dialog(page).getByRole('button', { name: 'Done' }).click()
    await page.goto(`${site.url}/tax-calculator`)
    await expect.poll(() => page.locator('[data-tool]').textContent()).toContain('€')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Region and units' }).click()
    await dialog(page).getByLabel('Numbers and dates').selectOption('')
    await expect.poll(() => page.locator('[data-tool]').textContent()).toContain('$')
    expect(await stored(page)).toBe('{"units":"metric"}')
    expect(errors).toEqual([])
    await leave()
  })

  it('follow the currency chosen in a tool', async () => {
    const { page, leave } = await visit('/mortgage-calculator')
    await mortgage(page, '300,000', '6.5')
    await page.locator('[data-tool]').getByLabel('Currency').selectOption('GBP')
    await expect.poll(() => answer(page).textContent()).toContain('£1,896.20')
    expect(await stored(page)).toBe('{"currency":"GBP"}')
    await page.goto(`${site.url}/tax-calculator`)
    await expect.poll(() => page.locator('[data-tool]').getByLabel('Currency').inputValue()).toBe('GBP')
    await leave()
  })

  it('change the currency of the tool on the page, and reformat the input', async () => {
    const { page, leave } = await visit('/mortgage-calculator')
    await mortgage(page, '300,000', '6.5')
    await expect.poll(() => answer(page).textContent()).toContain('$1,896.20')
    await page.locator('[data-tool]').getByLabel('Currency').selectOption('GBP')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Region and units' }).click()
    await dialog(page).getByLabel('Currency').selectOption('EUR')
    await expect.poll(() => answer(page).textContent()).toContain('€1,896.20')
    await dialog(page).getByLabel('Numbers and dates').selectOption({ label: 'Germany' })
    await expect.poll(() => answer(page).textContent()).toContain('1.896,20')
    expect(await field(page, /^Interest rate/).inputValue()).toBe('6,5')
    await leave()
  })
})

describe('input that a sample replaced', () => {
  it('is restored by Undo', async () => {
    const { page, leave } = await visit('/mortgage-calculator')
    await field(page, /^Home price/).fill('123456')
    await page.locator('[data-sample]').first().click()
    await expect.poll(() => field(page, /^Home price/).inputValue()).not.toMatch(/123/)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => field(page, /^Home price/).inputValue()).toMatch(/^123,?456$/)
    await leave()
  })
})

describe('an invoice', () => {
  it('warns before you leave it, unless it’s empty', async () => {
    const { page, leave } = await visit('/invoice-generator')
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await page.reload()
    await hydrated(page)
    expect(asked).toEqual([])
    await page.getByRole('group').getByRole('textbox').first().fill('2026-17')
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await leave()
  })
})
