import { readFile } from 'node:fs/promises'
import type { Frame } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../scripts/dev/browser.mjs'
import { example } from '../../src/engine/invoice-generator/invoice-generator'
import { openPages, type Visit } from './open-page'

// Only the invoice is printed, on any page that embeds it and under any CSP.

let pages: Awaited<ReturnType<typeof openPages>>
beforeAll(async () => {
  pages = await openPages({ find: findBrowser })
})
afterAll(() => pages.close())

const strict = "default-src 'none'; script-src {scripts}"
const items = JSON.stringify(Array.from({ length: 60 }, () => example.items[0])).replaceAll('"', '&quot;')
const tag = `<pegboard-invoice-generator from-name="Field &amp; Fern" items="${items}"></pegboard-invoice-generator>`
const script = () => `<script type="module" src="${pages.scripts}/invoice-generator.js"></script>`

const print = (place: Visit['page'] | Frame) => place.getByRole('button', { name: 'Download/Print' }).click()

const frameIn = async (page: Visit['page']) =>
  (await (await page.waitForSelector('iframe', { state: 'attached' })).contentFrame()) as Frame

it('is printed in a separate document under the strictest CSP', async () => {
  const policy = `${strict}; require-trusted-types-for 'script'; trusted-types 'none'`
  const { page, errors, leave } = await pages.visit({ body: `<h1>Host page</h1>${tag}${script()}`, policy })
  await print(page)
  const frame = await frameIn(page)
  expect(frame.url()).toBe('about:blank')
  const rows = frame.locator('tbody tr')
  await rows.nth(59).waitFor({ state: 'attached' })
  const collapsed = await frame.locator('table').evaluate((table) => getComputedStyle(table).borderCollapse)
  expect(collapsed).toBe('collapse')
  expect(await frame.locator('body').textContent()).not.toContain('Host page')
  expect(errors).toEqual([])
  await leave()
})

it('is saved as a PDF and as an e-invoice under the strictest CSP, with the fonts in the script', async () => {
  const policy = `${strict}; require-trusted-types-for 'script'; trusted-types 'none'`
  const fields = [
    ...['number="A1"', 'due-date="2026-12-31"', 'to-name="B"', 'from-country="DE"', 'to-country="FR"'],
    ...['from-vat-id="DE123456789"', 'tax="19"', 'currency="EUR"', 'iban="DE02100100109307118603"'],
  ]
  const more = tag.replace(' items=', ` ${fields.join(' ')} items=`)
  const { page, errors, leave } = await pages.visit({ body: `${more}${script()}`, policy })
  for (const [name, start] of [
    ['PDF', '%PDF-'],
    ['E-invoice', '<?xml'],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name, exact: true }).click()
    const file = await readFile(await (await download).path(), 'latin1')
    expect(file.slice(0, 5)).toBe(start)
  }
  expect(errors).toEqual([])
  await leave()
})

describe('in a sandbox', () => {
  const inner = () => `${tag}${script()}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

  async function framed(sandbox: string) {
    const body = `<h1>Host page</h1><iframe sandbox="${sandbox}" width="900" height="900" srcdoc="${inner()}"></iframe>`
    const visit = await pages.visit({ body, policy: strict })
    return { ...visit, frame: await frameIn(visit.page) }
  }

  it.each(['allow-scripts', 'allow-scripts allow-same-origin'])(
    'with %s, an error says that printing is blocked',
    async (allowed) => {
      const { frame, leave } = await framed(allowed)
      await print(frame)
      await frame.getByRole('alert').getByText('Printing is blocked on this page.').waitFor()
      await leave()
    },
  )

  it('that allows dialogs, it’s printed with everything else hidden', async () => {
    const { page, frame, errors, leave } = await framed('allow-scripts allow-modals')
    await print(frame)
    await frame.locator('#pegboard-paper tbody tr').nth(59).waitFor({ state: 'attached' })
    await page.emulateMedia({ media: 'print' })
    expect(await frame.locator('#pegboard-paper').isVisible()).toBe(true)
    expect(await frame.locator('pegboard-invoice-generator').isVisible()).toBe(false)
    expect(errors).toEqual([])
    await leave()
  })
})

it('is printed without the host page, regardless of its styles', async () => {
  const style = `<style>* { color: red !important; font-size: 40px !important } h1, div { display: block !important }
    @page { margin: 5cm } @media print { body::before { content: 'Before' } body { display: flex !important; height: 10px;
    overflow: hidden; transform: rotate(3deg); visibility: hidden !important } }</style>`
  const policy = "script-src {scripts}; style-src 'unsafe-inline'"
  const { page, leave } = await pages.visit({
    body: `${style}<h1>Host page</h1><div>More</div>${tag}${script()}`,
    policy,
  })
  // As in browsers that print the page around the frame.
  await page.addInitScript(() => {
    globalThis.print = () => void dispatchEvent(new Event('beforeprint'))
  })
  await page.reload()
  await print(page)
  const paper = page.locator('#pegboard-paper')
  await paper.locator('tbody tr').nth(59).waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  const shown = await page.evaluate(() =>
    [...document.body.children].filter((element) => getComputedStyle(element).display !== 'none').map(({ id }) => id),
  )
  expect(shown).toEqual(['pegboard-paper'])
  expect(await paper.isVisible()).toBe(true)
  const looks = await page.evaluate(() => {
    const { display, overflow, transform, height } = getComputedStyle(document.body)
    const cell = document.querySelector('#pegboard-paper')?.shadowRoot?.querySelector('tbody td') as Element
    const before = getComputedStyle(document.body, '::before').display
    return {
      display,
      overflow,
      transform,
      tall: Number.parseInt(height, 10) > 1000,
      before,
      color: getComputedStyle(cell).color,
    }
  })
  expect(looks).toEqual({
    display: 'block',
    overflow: 'visible',
    transform: 'none',
    tall: true,
    before: 'none',
    color: 'rgb(29, 27, 24)',
  })
  await leave()
})
