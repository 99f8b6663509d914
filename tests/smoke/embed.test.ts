import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPages } from '../embeds/open-page'

// A tool on a page of another origin. tests/embeds has all tools and all kinds of pages.

let pages: Awaited<ReturnType<typeof openPages>>
beforeAll(async () => {
  pages = await openPages()
})
afterAll(() => pages.close())

it('an embed answers on a page with a strict policy', async () => {
  const { page, errors, requests, leave } = await pages.visit({
    body: `<pegboard-mortgage-calculator></pegboard-mortgage-calculator>
      <script type="module" src="${pages.scripts}/mortgage-calculator.js"></script>`,
    policy: "default-src 'none'; script-src {scripts}",
  })
  await page.getByLabel('Home price').fill('300000')
  await page.getByLabel('Down payment', { exact: true }).fill('0')
  await page.getByLabel('Interest rate').fill('6.5')
  await page.getByRole('button', { name: 'Calculate' }).click()
  // By the annuity formula, over 30 years.
  await page.locator('[data-status=current]').filter({ hasText: '$1,896.20' }).first().waitFor()
  expect(errors).toEqual([])
  expect(requests.filter((address) => !address.startsWith(pages.scripts))).toEqual([])
  await leave()
})
