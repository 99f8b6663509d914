import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findShell } from '../../scripts/dev/browser.mjs'
import { layoutShift } from '../layout-shift'
import { editable, hydrated, openSite } from './open-site'

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite({ find: findShell })
})
afterAll(() => site.close())

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
/** The icon button at the top of the page. A tooltip shows the result. */
const share = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Copy link' })
const said = (page: Page) => share(page).getAttribute('data-said')
const answer = (page: Page) => page.getByRole('paragraph').filter({ hasText: '80 − 15% is 68' })
const fields = (page: Page) => page.getByRole('group').getByRole('textbox')

describe('the search', () => {
  const field = (page: Page) => page.getByRole('combobox', { name: /^Search/ })
  const active = (page: Page) => page.getByRole('option', { selected: true })

  it.each(['html-formatter', 'json-editor', 'regex-tester'])('leaves a / to the code editors of %s', async (id) => {
    const { page, leave } = await site.visit(`/${id}`)
    const editors = page.locator('[data-inputs] [contenteditable=true]')
    await editable(page)
    for (const editor of await editors.all()) {
      await editor.click()
      await page.keyboard.type('a/b')
      expect(await editor.textContent()).toContain('a/b')
      expect(await field(page).count()).toBe(0)
    }
    await leave()
  })

  it('is loaded and opened by Ctrl K, Cmd K or /, and finds a tool by a description', async () => {
    const { page, requests, errors, leave } = await site.visit('/')
    await hydrated(page)
    expect(requests.filter((address) => /search|find|ask/.test(address))).toEqual([])
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
    await expect.poll(() => active(page).textContent()).toContain('Bill splitter')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Bill splitter' }).waitFor()
    expect(errors).toEqual([])
    await leave()
  })

  it('opens by / right after it was closed, while its field still has the focus', async () => {
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

  it('moves with the arrow keys, wraps around, and marks the active option', async () => {
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

  it('finds guides and actions, and says so if it finds nothing', async () => {
    const { page, leave } = await site.visit('/', { colorScheme: 'light' })
    await hydrated(page)
    await page.keyboard.press('Control+k')
    await field(page).fill('leap year')
    await page.getByRole('option', { name: /leap years/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Guides' }).waitFor()
    expect(await page.locator('details[open] h2').allTextContents()).toEqual(['Dates, leap years and time zones'])
    await page.keyboard.press('Control+k')
    await field(page).fill('dark')
    await expect.poll(() => active(page).textContent()).toMatch(/dark/i)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    await page.keyboard.press('Control+k')
    await field(page).fill('zzzz')
    await expect.poll(() => page.getByRole('dialog').getByRole('status').textContent()).toContain('Nothing found')
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

describe('the list of your tools', () => {
  it('is on the home page once there are any, favorites first, then recent tools, without a layout shift', async () => {
    const { page, leave } = await site.visit('/')
    await hydrated(page)
    const list = page.getByRole('region', { name: 'Your tools' })
    expect(await list.count()).toBe(0)
    await page.goto(`${site.url}/bmi-calculator`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Favorite' }).click()
    expect(await page.getByRole('button', { name: 'Favorite' }).getAttribute('aria-pressed')).toBe('true')
    await page.goto(`${site.url}/tax-calculator`)
    await hydrated(page)
    await page.goto(site.url)
    await expect.poll(() => list.getByRole('link').allTextContents()).toEqual(['BMI calculator', 'Tax calculator'])
    expect(await layoutShift(page)).toBe(0)
    await leave()
  })

  it('ignores invalid values in storage', async () => {
    const { page, errors, leave } = await site.visit('/', {}, (fresh) =>
      fresh.addInitScript(() => {
        localStorage.setItem('pegboard-stars', '{"a":')
        sessionStorage.setItem('pegboard-recent', '[1, {}, "no-such-tool", "bmi-calculator"]')
      }),
    )
    await hydrated(page)
    const list = page.getByRole('region', { name: 'Your tools' })
    await expect.poll(() => list.getByRole('link').allTextContents()).toEqual(['BMI calculator'])
    expect(errors).toEqual([])
    await leave()
  })
})

describe('a link with the values of the fields', () => {
  it('restores them and the answer', async () => {
    const { page, errors, leave } = await site.visit('/percentage-calculator', clipboard)
    await hydrated(page)
    await fields(page).nth(0).fill('15')
    await fields(page).nth(1).fill('80')
    await share(page).click()
    await expect.poll(() => said(page)).toBe('Link copied')
    const link = await copied(page)
    expect(link).toBe(`${site.url}/percentage-calculator#x=15&y=80`)
    await page.goto('about:blank')
    await page.goto(link)
    await expect.poll(() => fields(page).nth(0).inputValue()).toBe('15')
    await page.locator('[data-status=current]').getByText('80 − 15% is 68').waitFor()
    expect(errors).toEqual([])
    await leave()
  })

  it('changes the fields of a page that is already open', async () => {
    const { page, leave } = await site.visit('/percentage-calculator#x=20&y=80')
    await page.getByRole('paragraph').filter({ hasText: '80 − 20% is 64' }).waitFor()
    await page.goto(`${site.url}/percentage-calculator#x=15&y=80`)
    await answer(page).waitFor()
    await leave()
  })

  it('is ignored if the tool doesn’t have the field, the value has the wrong type or the link is too long', async () => {
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

  it.each(['/password-generator', '/text-counter', '/invoice-generator', '/qr-generator'])(
    'is neither copied nor read on %s, where people enter texts and secrets',
    async (path) => {
      const { page, leave } = await site.visit(`${path}#text=mine&fromName=mine`, clipboard)
      await hydrated(page)
      const typed = () => fields(page).evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))
      expect(await typed()).not.toContain('mine')
      for (const field of await fields(page).all()) if (await field.isEditable()) await field.fill('secret')
      await share(page).click()
      await expect.poll(() => said(page)).toBe('Link copied')
      expect(await copied(page)).toBe(site.url + path)
      await leave()
    },
  )

  it('includes the test string of a regular expression, unless it’s too long', async () => {
    const { page, leave } = await site.visit('/regex-tester', clipboard)
    await hydrated(page)
    const [pattern, text] = [
      page.getByLabel('Pattern', { exact: true }),
      page.getByRole('textbox', { name: 'Test string' }),
    ]
    await pattern.fill('a.')
    await text.fill('ab\ná & #1')
    await share(page).click()
    await expect.poll(() => said(page)).toBe('Link copied')
    const link = await copied(page)
    await page.goto('about:blank')
    await page.goto(link)
    await expect.poll(() => text.inputValue()).toBe('ab\ná & #1')
    await page.locator('[data-status=current]').waitFor()
    await text.fill('ab '.repeat(600))
    await share(page).click()
    await expect.poll(() => said(page)).toBe('Link copied without the text')
    expect(await copied(page)).toBe(`${site.url}/regex-tester#pattern=a.`)
    await leave()
  })
})

describe('a sample', () => {
  it('fills in the fields and shows their answer', async () => {
    const { page, leave } = await site.visit('/mortgage-calculator')
    await hydrated(page)
    await page.locator('[data-sample]').first().click()
    await expect.poll(() => page.getByRole('group').first().textContent()).toMatch(/\$\d,\d{3}\.\d\d/)
    await leave()
  })
})

describe('an answer on a phone', () => {
  it('wraps a label before it cuts off a figure', async () => {
    const { page, leave } = await site.visit('/mortgage-calculator', { viewport: { width: 320, height: 740 } })
    await hydrated(page)
    await page.locator('[data-sample]').first().click()
    // The example has figures too.
    await page.locator('[data-status=current]').getByRole('definition').first().waitFor()
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

describe('the embed code', () => {
  it('can be copied and tried out on the page', async () => {
    const { page, errors, leave } = await site.visit('/percentage-calculator', clipboard)
    await hydrated(page)
    await page.locator('[data-copy=snippet]').click()
    await expect.poll(() => copied(page)).toContain('<pegboard-percentage-calculator>')
    await page.getByText('Options, preview and attributes').click()
    const tag = page.locator('pegboard-percentage-calculator')
    await tag.getByRole('textbox').first().fill('15')
    await tag.getByRole('textbox').nth(1).fill('80')
    await tag.getByRole('button', { name: 'Calculate' }).click()
    await tag.getByRole('paragraph').filter({ hasText: '80 − 15% is 68' }).waitFor()
    expect(errors).toEqual([])
    await leave()
  })
})

describe('the guides', () => {
  it('are six, dated December 26 to 28, 2024, with at most one open', async () => {
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

  it('open at their own URLs', async () => {
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

describe('a printed page', () => {
  it('has the tool and its answer without the rest of the page', async () => {
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
