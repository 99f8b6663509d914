import type { Locator } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editable, hydrated, openSite } from './open-site'

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const phone = { viewport: { width: 390, height: 664 } }

/** Whether nothing covers the middle of the element. */
const isInView = (locator: Locator) =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

describe('an error on a phone', () => {
  it('is not under the picture of a QR code', async () => {
    const { page, leave } = await site.visit('/qr-generator', phone)
    await hydrated(page)
    await page.getByRole('button', { name: 'Email', exact: true }).click()
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    const field = page.getByRole('textbox', { name: 'To' })
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => isInView(field)).toBe(true)
    await leave()
  })

  it('is not under the buttons of the JSON editor, and neither is Repair', async () => {
    const { page, leave } = await site.visit('/json-editor', phone)
    await editable(page)
    await page.locator('[data-inputs] [contenteditable=true]').click()
    await page.keyboard.type('{a:1')
    const repair = page.getByRole('button', { name: 'Repair' })
    await repair.waitFor()
    await expect.poll(() => isInView(repair)).toBe(true)
    const message = page.getByRole('paragraph').filter({ hasText: 'Invalid JSON' })
    await expect.poll(() => isInView(message)).toBe(true)
    await leave()
  })
})
