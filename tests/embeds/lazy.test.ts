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

it('the Base64 converter encodes without the rest of it, and keeps what is typed until that is loaded', async () => {
  const body = `<pegboard-base64-tool></pegboard-base64-tool>
    <script type="module" src="${pages.scripts}/base64-tool.js"></script>`
  const { page, leave } = await pages.visit({ body, policy: "default-src 'none'; script-src {scripts}" })
  await page.route('**/base64-tool.parts-*', (route) => route.abort())
  await page.getByRole('textbox', { name: 'Text' }).fill('Grüße')
  const output = page.getByRole('textbox', { name: 'Base64' })
  await expect.poll(() => output.inputValue()).toBe('R3LDvMOfZQ==')
  await page.getByRole('button', { name: 'Swap' }).click()
  await page.getByText('Part of this tool didn’t load.').waitFor()
  expect(await page.getByRole('textbox', { name: 'Base64' }).inputValue()).toBe('R3LDvMOfZQ==')
  await page.unroute('**/base64-tool.parts-*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Text' }).inputValue()).toBe('Grüße')
  expect(await page.getByText('didn’t load').count()).toBe(0)
  await leave()
})

it('the Base64 converter decodes the last of what was typed while its parts were loading', async () => {
  const body = `<pegboard-base64-tool></pegboard-base64-tool>
    <script type="module" src="${pages.scripts}/base64-tool.js"></script>`
  const { page, leave } = await pages.visit({ body, policy: "default-src 'none'; script-src {scripts}" })
  let endTyping = () => {}
  const isTyped = new Promise<void>((resolve) => {
    endTyping = resolve
  })
  await page.route('**/base64-tool.parts-*', async (route) => {
    await isTyped
    await route.continue()
  })
  await page.getByText('Decode', { exact: true }).click()
  const input = page.getByRole('textbox', { name: 'Base64' })
  // The example is there without the decoder.
  expect(await page.getByRole('textbox', { name: 'Text' }).inputValue()).toBe('Hello, wörld!')
  await input.pressSequentially('Zm9v')
  await input.pressSequentially('YmFy')
  endTyping()
  await expect.poll(() => page.getByRole('textbox', { name: 'Text' }).inputValue()).toBe('foobar')
  expect(await input.inputValue()).toBe('Zm9vYmFy')
  await leave()
})
