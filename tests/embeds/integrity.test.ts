import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkedScriptCode } from '../../scripts/build/snippet-code'
import { root } from '../../scripts/build/tools'
import { catalog, type Tool, tagOf } from '../../src/catalog'
import { painted } from '../until'
import { openPages } from './open-page'

// The embed code with integrity hashes: they cover everything that runs.

let pages: Awaited<ReturnType<typeof openPages>>
beforeAll(async () => {
  pages = await openPages()
})
afterAll(() => pages.close())

const policy = "default-src 'none'; script-src {scripts}"
const read = (name: string) => readFileSync(`${root}/dist/embed/${name}`)
const hashOf = (name: string) => `sha384-${createHash('sha384').update(read(name)).digest('base64')}`

/** As on the site's pages, except that the files are at the root of their server. */
function snippetOf(tool: Tool): string {
  const code = checkedScriptCode(tool, { url: pages.scripts, version: '0' }, hashOf(`${tool.id}.single.js`))
  return `<${tagOf(tool.id)}></${tagOf(tool.id)}>${code.replace('/embed/0/', '/')}`
}

it.each(catalog as readonly Tool[])(
  'the single file of $id is one classic script, so it imports no file at the start',
  ({ id }) => {
    // The pages' hashes of all files are tested in tests/site/embed-code.test.ts.
    expect(() => new Script(`${read(`${id}.single.js`)}`)).not.toThrow()
    expect(() => new Script(`${read(`${id}.js`)}`)).toThrow(SyntaxError)
  },
)

type Calculating = HTMLElement & { readonly result?: object; calculate(): void }

/** Uses the tool. Before its answer, it requests what it loads on use. */
function typeAndCalculate(tag: string): void {
  const element = document.querySelector(tag) as Calculating
  const field = element.shadowRoot?.querySelector<HTMLElement>('textarea, input')
  field?.focus()
  element.calculate()
}

describe.each(catalog as readonly Tool[])('$id', (tool) => {
  it('runs from one script', async () => {
    const visit = await pages.visit({ body: snippetOf(tool), policy })
    await visit.page.waitForFunction((tag) => document.querySelector(tag)?.matches(':defined'), tagOf(tool.id))
    await visit.page.evaluate(typeAndCalculate, tagOf(tool.id))
    await visit.page.waitForFunction((tag) => document.querySelector<Calculating>(tag)?.result, tagOf(tool.id))
    await painted(visit.page)
    // Nothing else is on its way.
    await visit.page.waitForLoadState('networkidle')
    const files = visit.requests.filter((address) => address.startsWith(pages.scripts))
    expect(files).toEqual([`${pages.scripts}/${tool.id}.single.js`])
    await visit.leave()
  })
})

it('an altered file is refused', async () => {
  const tool = catalog.find(({ id }) => id === 'text-counter') as Tool
  const visit = await pages.visit({
    body: snippetOf(tool),
    policy,
    prepare: (page) =>
      page.route('**/text-counter.single.js', (route) =>
        route.fulfill({
          body: `globalThis.evil = 1;${read('text-counter.single.js')}`,
          contentType: 'text/javascript',
          headers: { 'Access-Control-Allow-Origin': '*' },
        }),
      ),
  })
  await expect.poll(() => visit.errors.join()).toContain('integrity')
  expect(await visit.page.evaluate(() => 'evil' in globalThis || !!customElements.get('pegboard-text-counter'))).toBe(
    false,
  )
  await visit.leave()
})

it('a single file works as a classic script', async () => {
  const body = `<pegboard-bmi-calculator></pegboard-bmi-calculator><script src="${pages.scripts}/bmi-calculator.single.js"></script>`
  const { page, errors, leave } = await pages.visit({ body, policy })
  await page.getByRole('button', { name: 'Calculate' }).waitFor()
  expect(errors).toEqual([])
  await leave()
})

it('the worker in a single file has what it loads on use, so code in a page is formatted and minified', async () => {
  const tool = catalog.find(({ id }) => id === 'html-formatter') as Tool
  const visit = await pages.visit({ body: snippetOf(tool), policy: `${policy}; worker-src blob:` })
  const { page } = visit
  const result = page.getByRole('textbox', { name: 'Result' })
  await page.getByRole('textbox', { name: 'HTML' }).fill('<style>a{top:0}</style><script>go( 1 )</script>')
  await page.getByText('CSS and JavaScript too', { exact: true }).click()
  await expect.poll(() => result.inputValue()).toContain('  go(1);')
  expect(page.workers()).toHaveLength(1)
  await page.getByText('Minify', { exact: true }).click()
  await page.locator('summary').click()
  await page.getByText('Minify JavaScript and JSON', { exact: true }).click()
  await expect.poll(() => result.inputValue()).toContain('<script>go(1);</script>')
  expect(visit.errors).toEqual([])
  await visit.leave()
})
