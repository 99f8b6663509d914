import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPages } from './open-page'

// Updates of an element during others.

let pages: Awaited<ReturnType<typeof openPages>>
beforeAll(async () => {
  pages = await openPages()
})
afterAll(() => pages.close())

const policy = "default-src 'none'; script-src {scripts}"

it.each([
  ['hidden', 'hide'],
  ['locked', 'lock'],
])('a field that’s being edited can be %s', async (_, attribute) => {
  const body = `<pegboard-tax-calculator></pegboard-tax-calculator>
    <script type="module" src="${pages.scripts}/tax-calculator.js"></script>`
  const { page, errors, leave } = await pages.visit({ body, policy })
  const field = page.getByLabel('Amount', { exact: true })
  await field.focus()
  await page.keyboard.type('25')
  // The browser finishes the edit, which makes events of its own.
  await page.locator('pegboard-tax-calculator').evaluate((tag, name) => tag.setAttribute(name, 'amount'), attribute)
  await expect.poll(() => field.and(page.locator(':enabled')).count()).toBe(0)
  expect(errors).toEqual([])
  await leave()
})
