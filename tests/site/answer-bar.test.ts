import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { painted } from '../until'
import { hydrated, openSite } from './open-site'

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** The bar at the bottom of the window that shows the answer's figure. */
const bar = (page: Page) => page.locator('[data-tool] button[aria-hidden=true]').filter({ hasText: 'Details' })

/** Presses it once it accepts presses. */
async function pressBar(page: Page): Promise<void> {
  const isFree = () =>
    bar(page).evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(isFree).toBe(true)
  await bar(page).click()
}

/** Records whether the bar accepts presses at the moment it appears. */
const watchBar = (page: Page) =>
  page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const bar = document.querySelector('[data-tool] button[aria-hidden=true]')
      if (!bar) return
      watch.disconnect()
      const { x, y, width, height } = bar.getBoundingClientRect()
      Object.assign(window, {
        isPressableAtOnce: bar.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
      })
    })
    watch.observe(document.body, { childList: true, subtree: true })
  })

describe('the answer bar on a phone', () => {
  it('appears only after a press has ended, and at first lets presses through', async () => {
    const { page, leave } = await site.visit('/mortgage-calculator', { viewport: { width: 390, height: 664 } })
    await hydrated(page)
    await page.getByRole('button', { name: 'Use example' }).click()
    await page.evaluate(() => scrollTo({ top: 0 }))
    await pressBar(page)
    await bar(page).waitFor({ state: 'detached' })
    await watchBar(page)
    await page.mouse.move(20, 640)
    await page.mouse.down()
    await page.evaluate(() => scrollTo({ top: 0 }))
    await painted(page)
    expect(await bar(page).count()).toBe(0)
    await page.mouse.up()
    await bar(page).waitFor()
    expect(await page.evaluate(() => (window as { isPressableAtOnce?: boolean }).isPressableAtOnce)).toBe(false)
    await pressBar(page)
    await bar(page).waitFor({ state: 'detached' })
    await leave()
  })

  it('has the address of an IP lookup', async () => {
    const { page, leave } = await site.visit('/ip-lookup', { viewport: { width: 390, height: 664 } })
    await hydrated(page)
    await page.getByRole('group').getByRole('textbox').first().fill('192.168.1.0/24')
    await page.keyboard.press('Enter')
    await page.evaluate(() => scrollTo({ top: 0 }))
    await bar(page).waitFor()
    await leave()
  })

  it('stays away while a status line says the same', async () => {
    const { page, leave } = await site.visit('/regex-tester', { viewport: { width: 390, height: 664 } })
    await hydrated(page)
    await page.getByRole('button', { name: 'Email', exact: true }).click()
    // The undo button is in the status line.
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await bar(page).waitFor({ state: 'detached' })
    await undo.click()
    await page.evaluate(() => scrollTo({ top: 0 }))
    await page.getByRole('textbox', { name: 'Pattern' }).fill('a')
    await page.getByRole('textbox', { name: 'Test string' }).fill('banana')
    await bar(page).waitFor()
    expect(await bar(page).textContent()).toContain('3 matches found')
    await leave()
  })
})
