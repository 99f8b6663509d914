import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPages } from './open-page'

// Lazy loading while the host is temporarily unavailable.

let pages: Awaited<ReturnType<typeof openPages>>
beforeAll(async () => {
  pages = await openPages()
})
afterAll(() => pages.close())

it('the JSON editor says that part of it didn’t load, and loads it on the next try', async () => {
  const body = `<pegboard-json-editor></pegboard-json-editor>
    <script type="module" src="${pages.scripts}/json-editor.js"></script>`
  const { page, leave } = await pages.visit({ body, policy: "default-src 'none'; script-src {scripts}" })
  await page.route('**/json-editor.client-*', (route) => route.abort())
  await page.getByRole('textbox', { name: 'JSON' }).fill('{"a":[1,2]}')
  await page.getByText('Part of this tool didn’t load.').waitFor()
  await page.unroute('**/json-editor.client-*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Valid JSON', { exact: true }).first().waitFor()
  expect(await page.getByText('didn’t load').count()).toBe(0)
  await page.getByRole('button', { name: 'Tree' }).click()
  // The lazily loaded styles are applied: the pane scrolls.
  const tree = page.getByRole('region', { name: 'Tree' })
  expect(await tree.evaluate((pane) => getComputedStyle(pane).overflowY)).toBe('auto')
  await leave()
})
