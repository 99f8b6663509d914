import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPages } from './open-page'

// The encoder and the decoder are loaded on the first press, and their errors must appear on that press, not the next.

let pages: Awaited<ReturnType<typeof openPages>>
beforeAll(async () => {
  pages = await openPages()
})
afterAll(() => pages.close())

const policy = "default-src 'none'; script-src {scripts}"

/** Opens a page and presses Generate once. */
async function generated() {
  const body =
    '<pegboard-qr-generator text="hello" dark="#777777" light="#7f7f7f"></pegboard-qr-generator>' +
    `<script type="module" src="${pages.scripts}/qr-generator.js"></script>`
  const visit = await pages.visit({ body, policy })
  await visit.page.getByRole('button', { name: 'Generate' }).click()
  await visit.page
    .getByText(/doesn’t scan/)
    .first()
    .waitFor()
  return visit
}

describe('a code that doesn’t scan', () => {
  it('is reported on the first press', async () => {
    const { page, errors, leave } = await generated()
    const codes = await page.evaluate(() => {
      const { result } = document.querySelector('pegboard-qr-generator') as unknown as {
        result: { ok: boolean; issues: { code: string }[] }
      }
      return result.issues.map(({ code }) => code)
    })
    expect(codes).toEqual(['does-not-scan'])
    // The only image is the example's.
    await page.getByRole('img', { name: 'QR code: hello' }).waitFor({ state: 'detached' })
    expect(errors).toEqual([])
    await leave()
  })

  it('is replaced by one that scans once the colors have enough contrast', async () => {
    const { page, errors, leave } = await generated()
    await page.getByText('Colors and shape', { exact: true }).click()
    await page.getByLabel('Code color').fill('#000000')
    await page.getByRole('img', { name: 'QR code: hello' }).waitFor()
    await expect.poll(() => page.getByText(/doesn’t scan/).count()).toBe(0)
    expect(errors).toEqual([])
    await leave()
  })
})
