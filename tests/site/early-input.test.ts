import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { painted } from '../until'
import { editable, hydrated, openSite, tools, visitEarly } from './open-site'

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const fields = (page: Page) => page.getByRole('group').getByRole('textbox')

describe('input before the tool is hydrated', () => {
  it('is restored, with the caret in the same place', async () => {
    const { page, errors, arrive, leave } = await visitEarly(site, 'percentage-calculator')
    await fields(page).nth(0).fill('80')
    await fields(page).nth(1).pressSequentially('100')
    await page.keyboard.press('ArrowLeft')
    arrive()
    await hydrated(page)
    // The caret is in the same place.
    await page.keyboard.type('5')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await page.getByRole('paragraph').filter({ hasText: '1,050 − 80% is 210' }).waitFor()
    expect(errors).toEqual([])
    await leave()
  })

  // The fields of the timer are in a collapsed section.
  it.each(tools.filter(({ id }) => id !== 'pomodoro-timer'))(
    'is kept by $id, even if the tool renders again at once',
    async ({ id }) => {
      const { page, arrive, leave } = await visitEarly(site, id, { viewport: { width: 1280, height: 800 } })
      const tool = page.locator('[data-tool]')
      const field = tool.locator('input[type=text], textarea').first()
      await field.fill('13')
      arrive()
      await hydrated(page)
      await editable(page)
      await painted(page)
      // The code editor replaces a plain field.
      const editor = tool.locator('[contenteditable=true]').first()
      expect((await editor.count()) ? await editor.textContent() : await field.inputValue()).toMatch(/^\s*\D?13\s*$/)
      await leave()
    },
  )

  it('is answered after Enter', async () => {
    const { page, arrive, leave } = await visitEarly(site, 'percentage-calculator')
    await fields(page).nth(0).fill('15')
    await fields(page).nth(1).fill('80')
    await fields(page).nth(1).press('Enter')
    arrive()
    await page.locator('[data-status=current]').first().waitFor()
    await leave()
  })

  it('is answered after a button', async () => {
    const { page, arrive, leave } = await visitEarly(site, 'pomodoro-timer')
    await page.getByRole('button', { name: 'Start' }).click()
    arrive()
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    await leave()
  })

  it('is answered after a sample', async () => {
    const { page, arrive, leave } = await visitEarly(site, 'discount-calculator')
    await page.locator('[data-sample]').first().click()
    arrive()
    await page.locator('[data-status=current]').first().waitFor()
    await leave()
  })
})
