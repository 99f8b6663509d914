import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { painted } from '../until'
import { openPages } from './open-page'

// The code editor of embeds, which `editor` replaces the plain field with.

let pages: Awaited<ReturnType<typeof openPages>>
beforeAll(async () => {
  pages = await openPages()
})
afterAll(() => pages.close())

const policy = "default-src 'none'; script-src {scripts}; worker-src {scripts} blob:"

/** The tool with some text in it. */
const bodyOf = (id: string, attributes = '') => `<pegboard-${id} ${attributes}></pegboard-${id}>
  <script type="module" src="${pages.scripts}/${id}.js"></script>`

const fieldOf = (page: Page, id: string, field: string) =>
  page.evaluate(([tag, field]) => Reflect.get(document.querySelector(tag) as Element, 'value')[field], [
    `pegboard-${id}`,
    field,
  ] as const)

const named = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const areaOf = (page: Page, name: string) => named(page, name).and(page.locator('textarea'))
const editorOf = (page: Page, name: string) => named(page, name).and(page.locator('.cm-content'))

describe.each([
  { id: 'json-editor', field: 'text', name: 'JSON', typed: '[1', attributes: '' },
  { id: 'html-formatter', field: 'html', name: 'HTML', typed: '<b>x', attributes: '' },
  { id: 'regex-tester', field: 'text', name: 'Test string', typed: 'a 12-34', attributes: 'pattern="1"' },
])('$id', ({ id, field, name, typed, attributes }) => {
  it('has the editor with `editor`, behind a strict policy', async () => {
    const { page, errors, leave } = await pages.visit({ body: bodyOf(id, `editor ${attributes}`), policy })
    await named(page, name).hover()
    const editor = editorOf(page, name)
    await editor.click()
    await page.keyboard.type(typed)
    await expect.poll(() => fieldOf(page, id, field)).toBe(typed)
    // Syntax highlighting, or the matches.
    await editor.locator('span').first().waitFor()
    // Laid out by its style sheets, which no policy forbids.
    expect(await editor.evaluate((text) => getComputedStyle(text).whiteSpace)).toMatch(/^(pre|break-spaces)/)
    expect(errors).toEqual([])
    await leave()
  })

  it('has a plain field without, and requests no editor', async () => {
    const { page, errors, requests, leave } = await pages.visit({ body: bodyOf(id), policy })
    const area = areaOf(page, name)
    await area.pressSequentially(typed)
    await expect.poll(() => fieldOf(page, id, field)).toBe(typed)
    await painted(page)
    // Nothing else is on its way.
    await page.waitForLoadState('networkidle')
    expect(requests.filter((url) => /editors|grammars/.test(url))).toEqual([])
    expect(errors).toEqual([])
    await leave()
  })

  it('keeps the plain field and its text where the editor can’t load', async () => {
    const { page, leave } = await pages.visit({
      body: bodyOf(id, 'editor'),
      policy,
      prepare: (page) => page.route('**/editors-*', (route) => route.abort()),
    })
    const area = areaOf(page, name)
    const failed = page.waitForEvent('requestfailed')
    await area.pressSequentially(typed)
    await failed
    await area.press('End')
    await area.pressSequentially('!')
    expect(await fieldOf(page, id, field)).toBe(`${typed}!`)
    expect(await page.locator('.cm-content').count()).toBe(0)
    await leave()
  })

  it('keeps the text when the page adds and removes the attribute', async () => {
    const { page, errors, leave } = await pages.visit({ body: bodyOf(id), policy })
    await areaOf(page, name).fill(typed)
    const set = (editor: boolean) =>
      page.evaluate(
        ([tag, editor]) => {
          Object.assign(document.querySelector(tag) as Element, { editor })
        },
        [`pegboard-${id}`, editor] as const,
      )
    await set(true)
    const editor = editorOf(page, name)
    await editor.click()
    expect(await editor.textContent()).toContain(typed)
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type('!')
    await expect.poll(() => fieldOf(page, id, field)).toBe(`${typed}!`)
    await set(false)
    await expect.poll(() => areaOf(page, name).inputValue()).toBe(`${typed}!`)
    expect(errors).toEqual([])
    await leave()
  })
})

it('loads with the first touch of an empty field, and loses nothing of what is typed meanwhile', async () => {
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  const { page, errors, requests, leave } = await pages.visit({
    body: bodyOf('json-editor', 'editor'),
    policy,
    prepare: (page) =>
      page.route('**/editors-*', async (route) => {
        await isOpen
        await route.continue()
      }),
  })
  const area = areaOf(page, 'JSON')
  await area.waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(requests.filter((url) => /editors|grammars/.test(url))).toEqual([])
  await area.focus()
  await page.keyboard.type('[12')
  open()
  const editor = editorOf(page, 'JSON')
  await page.keyboard.type('3456789')
  await editor.waitFor()
  await page.keyboard.type(',0')
  await expect.poll(() => fieldOf(page, 'json-editor', 'text')).toBe('[123456789,0')
  expect(errors).toEqual([])
  await leave()
})

it('is in the single file as well', async () => {
  const body = `<pegboard-json-editor editor></pegboard-json-editor>
    <script type="module" src="${pages.scripts}/json-editor.single.js"></script>`
  const { page, errors, leave } = await pages.visit({ body, policy })
  await named(page, 'JSON').hover()
  const editor = editorOf(page, 'JSON')
  await editor.click()
  await page.keyboard.type('[1')
  await expect.poll(() => fieldOf(page, 'json-editor', 'text')).toBe('[1')
  expect(errors).toEqual([])
  await leave()
})
