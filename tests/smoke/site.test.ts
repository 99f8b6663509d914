import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editable, hydrated, openSite, tools } from '../site/open-site'

// A few pages of the built site, as a visitor uses them. tests/site visits every page.

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const tool = (page: Page) => page.locator('[data-tool]')
const fill = (label: string, text: string) => (page: Page) => tool(page).getByLabel(label, { exact: true }).fill(text)

/** One tool of each layout, one that answers only on a press, the clock, and one that uses a service: what a visitor does, and the answer. */
const visits = {
  'mortgage-calculator': {
    // 300,000 at 6.5% over 30 years, by the annuity formula.
    async use(page: Page) {
      await fill('Home price', '300000')(page)
      await fill('Down payment', '0')(page)
      await fill('Interest rate', '6.5')(page)
      await page.getByRole('button', { name: 'Calculate' }).click()
    },
    answer: (page: Page) => tool(page).locator('[data-status=current]').filter({ hasText: '$1,896.20' }),
  },
  'json-editor': {
    async use(page: Page) {
      await editable(page)
      await page.getByRole('textbox', { name: 'JSON' }).fill('{"a":[1,2]}')
    },
    answer: (page: Page) => page.getByRole('textbox', { name: 'Result' }).getByText('"a": ['),
  },
  'language-detector': {
    async use(page: Page) {
      await fill('Text', 'Le chat dort sur le canapé pendant que nous préparons le dîner.')(page)
      await page.getByRole('button', { name: 'Detect language' }).click()
    },
    answer: (page: Page) => tool(page).locator('[data-status=current]').filter({ hasText: 'French' }),
  },
  'qr-generator': {
    use: fill('Text', 'Pegboard'),
    answer: (page: Page) => page.getByRole('img', { name: 'QR code: Pegboard' }),
  },
  'gradient-generator': {
    use: fill('Color 1', '#ff0000'),
    answer: (page: Page) => tool(page).getByText('linear-gradient(to right, #ff0000 0%'),
  },
  'currency-converter': {
    use: fill('Amount', '200'),
    // At the simulated rate of 0.85.
    answer: (page: Page) => tool(page).getByText('€170.00'),
  },
  'pomodoro-timer': {
    use: (page: Page) => page.getByRole('button', { name: 'Start' }).click(),
    answer: (page: Page) => page.getByRole('button', { name: 'Pause' }),
  },
}

/** What the page requested from other sites than its own and its tool's service. */
const elsewhere = (requests: readonly string[], id?: string) => {
  const hosts = tools.find((tool) => tool.id === id)?.network?.hosts ?? []
  return requests.filter((address) => ![site.url, ...hosts].some((host) => address.startsWith(host)))
}

describe('the page of a tool', () => {
  it.each(Object.entries(visits))('%s answers, and keeps the input on a reload and on Back', async (id, visit) => {
    const { page, errors, requests, leave } = await site.visit(`/${id}`)
    await hydrated(page)
    await visit.use(page)
    const answer = visit.answer(page).first()
    await answer.waitFor()
    // A clock that ran isn't input.
    if (id !== 'pomodoro-timer') {
      await page.reload()
      await answer.waitFor()
      await page.goto(`${site.url}/blog`)
      await page.goBack()
      await answer.waitFor()
    }
    expect.soft(errors, 'messages').toEqual([])
    expect.soft(elsewhere(requests, id), 'requests elsewhere').toEqual([])
    await leave()
  })
})

describe('a page without a tool', () => {
  it.each(['/', '/no-such-page'])('%s answers a question in its search box', async (path) => {
    const { page, errors, requests, leave } = await site.visit(path)
    await hydrated(page)
    const main = page.getByRole('main')
    await main.getByRole('combobox').fill('15% of 80')
    await expect.poll(() => main.getByRole('option').first().textContent()).toContain('12')
    // The browser itself reports the status of the 404 page.
    expect(errors.filter((text) => !text.includes('404 (Not Found)'))).toEqual([])
    expect(elsewhere(requests)).toEqual([])
    await leave()
  })

  it.each([
    ['/blog', 'Guides'],
    ['/privacy-policy', 'Privacy policy'],
    ['/embed', 'Embed a tool on your website'],
  ])('%s has its heading', async (path, heading) => {
    const { page, errors, requests, leave } = await site.visit(path)
    await hydrated(page)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
    expect(errors).toEqual([])
    expect(elsewhere(requests)).toEqual([])
    await leave()
  })
})

it('a page has a policy without exceptions, which is enforced', async () => {
  const { page, leave } = await site.visit('/bmi-calculator')
  const policy = (await fetch(page.url())).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
  const isRefused = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>text</b>')
      return false
    } catch {
      return true
    }
  })
  expect(isRefused).toBe(true)
  await leave()
})
