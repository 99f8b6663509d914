import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tools } from '../../scripts/build/tools'
import { tagOf } from '../../src/catalog'
import { each, missedPresses } from '../pressing'
import { openPages } from './open-page'

// Elements: the first press always works, even if the field it leaves becomes invalid.

let pages: Awaited<ReturnType<typeof openPages>>
beforeAll(async () => {
  pages = await openPages()
})
afterAll(() => pages.close())

const policy = "default-src 'none'; script-src {scripts}"
const visitors = [
  { name: 'a mouse at 1280 px', hasTouch: false, viewport: { width: 1280, height: 900 } },
  { name: 'touch at 390 px', hasTouch: true, viewport: { width: 390, height: 664 } },
]
const cases = visitors.flatMap(({ name, ...options }) => tools.map((id) => ({ name, id, options })))

describe('a press after an invalid edit', () => {
  it.each(cases)('works the first time in <pegboard-$id> with $name', async ({ id, options }) => {
    const tag = tagOf(id)
    const script = `<script type="module" src="${pages.scripts}/${id}.js"></script>`
    const { page, leave } = await pages.visit({ body: `<${tag}></${tag}>${script}`, policy }, options)
    const tool = page.locator(`${tag} [role=group]`).first()
    await tool.locator('button:visible').first().waitFor()
    const { missed } = await missedPresses(page, tool, options.hasTouch, each)
    expect(missed).toEqual([])
    await leave()
  })
})
