import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hydrated, openSite } from './open-site'

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const answer = (page: Page) => page.getByRole('paragraph').filter({ hasText: '15% of 80 is 12' })
const fields = (page: Page) => page.getByRole('group').getByRole('textbox')

describe('the search', () => {
  const field = (page: Page) => page.getByRole('combobox', { name: /^Search/ })
  const active = (page: Page) => page.getByRole('option', { selected: true })

  it('opens by Ctrl K and Cmd K, is fetched then, and finds a tool by other words for it', async () => {
    const { page, requests, errors, leave } = await site.visit('/')
    await hydrated(page)
    expect(requests.filter((address) => /search/.test(address))).toEqual([])
    await page.keyboard.press('Control+k')
    await field(page).waitFor()
    await page.keyboard.press('Escape')
    await field(page).waitFor({ state: 'hidden' })
    await page.keyboard.press('/')
    await field(page).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await field(page).waitFor({ state: 'hidden' })
    await page.keyboard.press('Meta+k')
    await field(page).fill('tip for 5 people')
    expect(await active(page).textContent()).toContain('Bill splitter')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Bill splitter' }).waitFor()
    expect(errors).toEqual([])
    await leave()
  })

  it('opens by a slash also in the moment after it was closed, when its field still has the focus', async () => {
    const { page, leave } = await site.visit('/')
    await hydrated(page)
    await page.keyboard.press('Control+k')
    await field(page).waitFor()
    await page.getByRole('dialog').evaluate((dialog: HTMLDialogElement) => {
      const typedIn = dialog.querySelector('input')
      dialog.close()
      typedIn?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }))
    })
    await field(page).waitFor()
    await leave()
  })

  it('moves by arrows, both ways round, and says where it is', async () => {
    const { page, leave } = await site.visit('/blog')
    await hydrated(page)
    await page.getByRole('button', { name: /Search tools/ }).click()
    await page.getByRole('option', { name: /BMI/ }).first().waitFor()
    const first = await active(page).textContent()
    await page.keyboard.press('ArrowDown')
    expect(await active(page).textContent()).not.toBe(first)
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(await active(page).getAttribute('id'))
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await active(page).getAttribute('id')).toBe(await page.getByRole('option').last().getAttribute('id'))
    await leave()
  })

  it('finds guides and actions, and says so where there is nothing', async () => {
    const { page, leave } = await site.visit('/', { colorScheme: 'light' })
    await hydrated(page)
    await page.keyboard.press('Control+k')
    await field(page).fill('leap year')
    await page.getByRole('option', { name: /leap years/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Guides' }).waitFor()
    expect(await page.locator('details[open] h2').allTextContents()).toEqual(['Dates, leap years and time zones'])
    await page.keyboard.press('Control+k')
    await field(page).fill('dark')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    await page.keyboard.press('Control+k')
    await field(page).fill('zzzz')
    expect(await page.getByRole('dialog').getByRole('status').textContent()).toContain('Nothing found')
    await leave()
  })
})

describe('a menu', () => {
  it('closes when the focus leaves it', async () => {
    const { page, leave } = await site.visit('/', { viewport: { width: 1280, height: 800 } })
    await hydrated(page)
    const open = () => page.locator(':popover-open').count()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button').first().click()
    expect(await open()).toBe(1)
    await page.locator(':popover-open a').last().focus()
    expect(await open()).toBe(1)
    await page.keyboard.press('Tab')
    await expect.poll(open).toBe(0)
    await leave()
  })
})

describe('one’s own tools', () => {
  it('are on home: what was kept first, then what was used last; the strip keeps its height', async () => {
    const { page, leave } = await site.visit('/')
    await hydrated(page)
    const strip = page.getByRole('region', { name: 'Your tools' })
    const height = (await strip.boundingBox())?.height
    await page.goto(`${site.url}/bmi-calculator`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Favorite' }).click()
    expect(await page.getByRole('button', { name: 'Favorite' }).getAttribute('aria-pressed')).toBe('true')
    await page.goto(`${site.url}/tax-calculator`)
    await hydrated(page)
    await page.goto(site.url)
    expect(await strip.getByRole('link').allTextContents()).toEqual(['BMI calculator', 'Tax calculator'])
    expect((await strip.boundingBox())?.height).toBe(height)
    await leave()
  })

  it('survive nonsense in storage', async () => {
    const { page, errors, leave } = await site.visit('/', {}, (fresh) =>
      fresh.addInitScript(() => {
        localStorage.setItem('pegboard-stars', '{"a":')
        sessionStorage.setItem('pegboard-recent', '[1, {}, "no-such-tool", "bmi-calculator"]')
      }),
    )
    await hydrated(page)
    const strip = page.getByRole('region', { name: 'Your tools' })
    expect(await strip.getByRole('link').allTextContents()).toEqual(['BMI calculator'])
    expect(errors).toEqual([])
    await leave()
  })
})

describe('a link with the values of the fields', () => {
  it('brings it back, answered', async () => {
    const { page, errors, leave } = await site.visit('/percentage-calculator', clipboard)
    await hydrated(page)
    await fields(page).nth(0).fill('15')
    await fields(page).nth(1).fill('80')
    await page.getByRole('button', { name: 'Copy a link to this' }).click()
    await page.getByRole('button', { name: 'Copied!' }).waitFor()
    const link = await copied(page)
    expect(link).toBe(`${site.url}/percentage-calculator#x=15&y=80`)
    await page.goto('about:blank')
    await page.goto(link)
    await expect.poll(() => fields(page).nth(0).inputValue()).toBe('15')
    await page.locator('[data-status=current]').getByText('15% of 80 is 12').waitFor()
    expect(errors).toEqual([])
    await leave()
  })

  it('is taken in by the page that is open already', async () => {
    const { page, leave } = await site.visit('/percentage-calculator#x=20&y=80')
    await page.getByRole('paragraph').filter({ hasText: '20% of 80 is 16' }).waitFor()
    await page.goto(`${site.url}/percentage-calculator#x=15&y=80`)
    await answer(page).waitFor()
    await leave()
  })

  it('is read with care: what the tool has no field for, what is no list, and what is too long is nothing', async () => {
    const long = `x=${'1'.repeat(2000)}`
    for (const fragment of ['__proto__=1&constructor=2', long, 'y=%E0%A4%A', '%', 'type=<script>']) {
      const { page, errors, leave } = await site.visit(`/percentage-calculator#${fragment}`)
      await hydrated(page)
      expect(await fields(page).nth(0).inputValue()).toBe('')
      expect([fragment, ...errors]).toEqual([fragment])
      await leave()
    }
    const { page, errors, leave } = await site.visit('/gpa-calculator#courses=[1,null]')
    await hydrated(page)
    expect(errors).toEqual([])
    await leave()
  })

  it('is neither given nor taken where texts and secrets are typed', async () => {
    for (const path of [
      '/password-generator',
      '/text-counter#text=mine',
      '/invoice-generator',
      '/qr-generator#text=mine',
    ]) {
      const { page, leave } = await site.visit(path)
      await hydrated(page)
      expect(await page.locator('[data-share]').count()).toBe(0)
      const typed = await fields(page).evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))
      expect(typed).not.toContain('mine')
      await leave()
    }
  })

  it('carries the test string of a regex, and leaves a long one out', async () => {
    const { page, leave } = await site.visit('/regex-tester', clipboard)
    await hydrated(page)
    const [pattern, text] = [
      page.getByLabel('Pattern', { exact: true }),
      page.getByRole('textbox', { name: 'Test string' }),
    ]
    await pattern.fill('a.')
    await text.fill('ab\ná & #1')
    const share = page.locator('main [data-share]')
    await share.click()
    await expect.poll(() => share.textContent()).toBe('Copied!')
    const link = await copied(page)
    await page.goto('about:blank')
    await page.goto(link)
    await expect.poll(() => text.inputValue()).toBe('ab\ná & #1')
    await page.locator('[data-status=current]').waitFor()
    await text.fill('ab '.repeat(600))
    await share.click()
    await expect.poll(() => share.textContent()).toBe('Copied without the text')
    expect(await copied(page)).toBe(`${site.url}/regex-tester#pattern=a.`)
    await leave()
  })
})

describe('a sample', () => {
  it('fills the fields and is answered', async () => {
    const { page, leave } = await site.visit('/mortgage-calculator')
    await hydrated(page)
    await page.locator('[data-sample]').first().click()
    await expect.poll(() => page.getByRole('group').first().textContent()).toMatch(/\$\d,\d{3}\.\d\d/)
    await leave()
  })
})

describe('an answer on a phone', () => {
  it('gives a label a second line before it cuts a figure', async () => {
    const { page, leave } = await site.visit('/mortgage-calculator', { viewport: { width: 320, height: 740 } })
    await hydrated(page)
    await page.locator('[data-sample]').first().click()
    await page.getByRole('definition').first().waitFor()
    const lines = await page.getByRole('definition').evaluateAll((all) =>
      all.map((figure) => {
        const text = document.createRange()
        text.selectNodeContents(figure)
        return text.getClientRects().length
      }),
    )
    expect(new Set(lines)).toEqual(new Set([1]))
    await leave()
  })
})

describe('the snippet', () => {
  it('shows the tag at work on the page itself, and copies', async () => {
    const { page, errors, leave } = await site.visit('/percentage-calculator', clipboard)
    await hydrated(page)
    await page.locator('[data-copy=snippet]').click()
    await expect.poll(() => copied(page)).toContain('<pegboard-percentage-calculator>')
    await page.getByRole('button', { name: 'Live preview' }).click()
    const tag = page.locator('pegboard-percentage-calculator')
    await tag.getByRole('textbox').first().fill('15')
    await tag.getByRole('textbox').nth(1).fill('80')
    await tag.getByRole('button', { name: 'Calculate' }).click()
    await tag.getByRole('paragraph').filter({ hasText: '15% of 80 is 12' }).waitFor()
    expect(errors).toEqual([])
    await leave()
  })
})

describe('the guides', () => {
  it('are six, from 26 to 28 December 2024, one open at a time', async () => {
    const { page, leave } = await site.visit('/blog')
    const dates = await page
      .locator('article time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
    expect(dates).toHaveLength(6)
    for (const date of dates) expect(date).toMatch(/^2024-12-2[678]$/)
    await page.locator('summary').nth(0).click()
    await page.locator('summary').nth(3).click()
    expect(
      await page.locator('article').evaluateAll((all) => all.map((each) => each.querySelector('details')?.open)),
    ).toEqual([false, false, false, true, false, false])
    await leave()
  })

  it('open by their address', async () => {
    const { page, leave } = await site.visit('/blog')
    for (const slug of await page.locator('details > div').evaluateAll((all) => all.map(({ id }) => id))) {
      const visit = await site.visit(`/blog#${slug}`)
      expect(await visit.page.locator(`#${slug}`).isVisible()).toBe(true)
      expect(await visit.page.locator('details[open]').count()).toBe(1)
      await visit.leave()
    }
    await leave()
  })
})

describe('paper', () => {
  it('gets the tool and its answer, without what surrounds it', async () => {
    const { page, leave } = await site.visit('/percentage-calculator#x=15&y=80')
    await answer(page).waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await answer(page).isVisible()).toBe(true)
    for (const part of ['header', 'footer', 'aside', '[data-ad-slot]', '[data-share]', '#snippet']) {
      expect([part, await page.locator(part).first().isVisible()]).toEqual([part, false])
    }
    await leave()
  })
})
