import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPages } from './open-page'

// What a tool fetches on use: here a host that has lost it for a while.

let pages: Awaited<ReturnType<typeof openPages>>
beforeAll(async () => {
  pages = await openPages()
})
afterAll(() => pages.close())

it('the mortgage calculator answers without its pictures, says that they are missing, and tries again', async () => {
  const body = `<pegboard-mortgage-calculator></pegboard-mortgage-calculator>
    <script type="module" src="${pages.scripts}/mortgage-calculator.js"></script>`
  const { page, leave } = await pages.visit({ body, policy: "default-src 'none'; script-src {scripts}" })
  await page.route('**/mortgage-calculator.part-*', (route) => route.abort())
  await page.getByLabel('Home price').fill('420,000')
  await page.getByLabel('Down payment').fill('84,000')
  await page.getByLabel('Interest rate').fill('6.25')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.getByText('$2,068.81', { exact: true }).waitFor()
  await page.getByText('could not be fetched').waitFor()
  await page.unroute('**/mortgage-calculator.part-*')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.getByText('Total interest').waitFor()
  expect(await page.getByText('could not be fetched').count()).toBe(0)
  // Its late styles are there: a plot has its height.
  const plot = await page.getByRole('slider', { name: 'Balance over time' }).boundingBox()
  expect(plot?.height).toBeGreaterThan(100)
  await page.getByRole('button', { name: 'Schedule' }).click()
  expect(await page.getByRole('row').count()).toBe(31)
  await leave()
})
