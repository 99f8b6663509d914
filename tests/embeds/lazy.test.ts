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
  // The example of the other direction is gone with the switch.
  expect(await page.getByRole('textbox', { name: 'Text' }).count()).toBe(0)
  await input.pressSequentially('Zm9v')
  await input.pressSequentially('YmFy')
  endTyping()
  await expect.poll(() => page.getByRole('textbox', { name: 'Text' }).inputValue()).toBe('foobar')
  expect(await input.inputValue()).toBe('Zm9vYmFy')
  await leave()
})

/** Opens a page with the QR code generator whose parts don't load until `open`, which may let them fail. */
async function withoutQrParts(attributes = '') {
  const body = `<pegboard-qr-generator ${attributes}></pegboard-qr-generator>
    <script type="module" src="${pages.scripts}/qr-generator.js"></script>`
  const visit = await pages.visit({ body, policy: "default-src 'none'; script-src {scripts}" })
  const parts = '**/qr-generator.parts-*'
  let answer = (_isThere: boolean) => {}
  const isThere = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  await visit.page.route(parts, async (route) => ((await isThere) ? route.continue() : route.abort()))
  return { ...visit, answer, restore: () => visit.page.unroute(parts) }
}

it('a fold of the QR code generator shows its fields once they’re loaded, or says that they didn’t load', async () => {
  const { page, answer, restore, leave } = await withoutQrParts('dark="#123a66" lock="light" hide="eye-color"')
  await page.getByText('Colors and shape', { exact: true }).click()
  await page.locator('details[open] [aria-busy]').waitFor()
  answer(false)
  await page.getByRole('alert').getByText('Part of this tool didn’t load.').waitFor()
  await restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  expect(await field('Code').inputValue()).toBe('#123a66')
  expect(await field('Background').isEditable()).toBe(false)
  await page.getByRole('alert').waitFor({ state: 'detached' })
  expect(await field('Corners').count()).toBe(0)
  await leave()
})

it('the QR code generator doesn’t lose a press on Generate while the fields of a form load', async () => {
  const { page, errors, answer, leave } = await withoutQrParts()
  await page.getByRole('button', { name: 'Wi-Fi' }).click()
  await page.locator('div[aria-busy]').waitFor()
  await page.getByRole('button', { name: 'Generate' }).click()
  answer(true)
  await page.getByText('Enter a network name, such as Home.').waitFor()
  const name = page.getByRole('textbox', { name: 'Network name' })
  await expect.poll(() => name.evaluate((field) => field.matches(':focus'))).toBe(true)
  expect(errors).toEqual([])
  await leave()
})

it('the QR code generator shows an error in a fold that hasn’t been opened', async () => {
  const { page, answer, leave } = await withoutQrParts('text="hello" dark="blackish"')
  await page.getByRole('button', { name: 'Generate' }).click()
  answer(true)
  await page.getByText('Enter a color, such as #1d6b43 or navy.').first().waitFor()
  const code = page.getByRole('textbox', { name: 'Code', exact: true })
  await expect.poll(() => code.evaluate((field) => field.matches(':focus'))).toBe(true)
  await leave()
})

it('the QR code generator makes and saves a code in the page’s design without its other parts', async () => {
  const { page, leave } = await withoutQrParts('text="hello" modules="dots" frame="band" caption="Scan me"')
  await page.getByRole('button', { name: 'Generate' }).click()
  await page.getByRole('img', { name: 'QR code: hello' }).waitFor()
  await page.getByText('Scan test passed').waitFor()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download SVG' }).click()
  expect((await saved).suggestedFilename()).toBe('qrcode.svg')
  await leave()
})
