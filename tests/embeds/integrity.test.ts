import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/build/tools'
import { checkedSnippetCode } from '../../site/pages/snippet-code'
import { catalog, type Tool, tagOf } from '../../src/catalog'
import { casesOf, isVaried, sized } from '../scale'
import { openPages } from './open-page'

// The embed code with integrity hashes: they cover everything that runs.

let pages: Awaited<ReturnType<typeof openPages>>
beforeAll(async () => {
  pages = await openPages()
})
afterAll(() => pages.close())

const policy = "default-src 'none'; script-src {scripts}; style-src {scripts}"
const read = (name: string) => readFileSync(`${root}/dist/embed/${name}`)
const hashOf = (name: string) => `sha384-${createHash('sha384').update(read(name)).digest('base64')}`

/** As on the site's pages, except that the files are at the root of their server. */
function snippetOf(tool: Tool): string {
  const integrity = { script: hashOf(`${tool.id}.single.js`), style: hashOf(`${tool.id}.css`) }
  return checkedSnippetCode(tool, { url: pages.scripts, version: '0' }, integrity).replaceAll('/embed/0/', '/')
}

/** Uses the tool until it has loaded everything it loads on use. */
function typeAndCalculate(tag: string): void {
  const element = document.querySelector(tag) as HTMLElement & { calculate(): void }
  const field = element.shadowRoot?.querySelector<HTMLElement>('textarea, input')
  field?.focus()
  element.calculate()
}

describe.each(casesOf(catalog as readonly Tool[], isVaried))('$id', sized, (tool) => {
  it('runs from one script', async () => {
    const visit = await pages.visit({ body: snippetOf(tool), policy })
    await visit.page.waitForFunction((tag) => document.querySelector(tag)?.matches(':defined'), tagOf(tool.id))
    await visit.page.evaluate(typeAndCalculate, tagOf(tool.id))
    await visit.page.waitForLoadState('networkidle')
    const files = visit.requests.filter((address) => address.startsWith(pages.scripts))
    expect(files).toEqual([`${pages.scripts}/${tool.id}.css`, `${pages.scripts}/${tool.id}.single.js`])
    await visit.leave()
  })
})

describe('an altered file', () => {
  const tool = catalog.find(({ id }) => id === 'text-counter') as Tool

  it.each(['text-counter.single.js', 'text-counter.css'])('is refused: %s', async (name) => {
    const extra = name.endsWith('.js') ? 'globalThis.evil = 1;' : 'h1 { color: red }'
    const visit = await pages.visit({
      body: `<h1>A page</h1>${snippetOf(tool)}`,
      policy,
      prepare: (page) =>
        page.route(`**/${name}`, (route) =>
          route.fulfill({
            body: extra + read(name),
            contentType: name.endsWith('.js') ? 'text/javascript' : 'text/css',
            headers: { 'Access-Control-Allow-Origin': '*' },
          }),
        ),
    })
    const seen = await visit.page.evaluate(() => ({
      evil: (globalThis as { evil?: number }).evil,
      color: getComputedStyle(document.querySelector('h1') as Element).color,
      isTool: document.querySelector('pegboard-text-counter')?.matches(':defined'),
    }))
    expect(seen).toEqual({ evil: undefined, color: 'rgb(0, 0, 0)', isTool: name.endsWith('.css') })
    expect(visit.errors.join()).toContain('integrity')
    await visit.leave()
  })
})

it('a single file works as a classic script', async () => {
  const body = `<pegboard-bmi-calculator></pegboard-bmi-calculator><script src="${pages.scripts}/bmi-calculator.single.js"></script>`
  const { page, errors, leave } = await pages.visit({ body, policy })
  await page.getByRole('button', { name: 'Calculate' }).waitFor()
  expect(errors).toEqual([])
  await leave()
})
