import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editable, openSite } from './open-site'

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

describe('the editor', () => {
  it.each(['html-formatter', 'json-editor', 'regex-tester'])(
    'of %s replaces selected text without inline styles',
    async (id) => {
      const { page, errors, leave } = await site.visit(`/${id}`)
      const editors = page.locator('[data-inputs] [contenteditable=true]')
      await editable(page)
      await page.locator('[data-sample]').first().click()
      for (const editor of await editors.all()) {
        await editor.click()
        await page.keyboard.press('Control+a')
        await page.keyboard.type('xyz')
        expect(await editor.textContent()).toContain('xyz')
      }
      expect(errors).toEqual([])
      await leave()
    },
  )

  it('of html-formatter keeps typed end tags as typed, and a selection visible on a line with a mistake', async () => {
    const { page, leave } = await site.visit('/html-formatter')
    await editable(page)
    const editor = page.locator('[data-inputs] [contenteditable=true]')
    await editor.click()
    await page.keyboard.type('<div><p>One <b>two</b></p></span></div>')
    expect(await editor.textContent()).toBe('<div><p>One <b>two</b></p></span></div>')
    await page.getByRole('button', { name: '1 error' }).click()
    await page.getByRole('button', { name: /<\/span> has no start tag/ }).click()
    const color = await page
      .locator('[data-inputs] .error-line')
      .evaluate((line) => getComputedStyle(line).backgroundColor)
    expect(color).toMatch(/\/ 0\.\d+\)$/)
    await leave()
  })

  it('ignores typing into a result', async () => {
    const { page, errors, leave } = await site.visit('/json-editor')
    await page.locator('[data-sample]').first().click()
    const result = page.getByRole('textbox', { name: 'Result' })
    await result.getByText('Ada Lovelace').waitFor()
    await result.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('xyz')
    expect(await result.textContent()).toContain('Ada Lovelace')
    expect(errors).toEqual([])
    await leave()
  })
})
