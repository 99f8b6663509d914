import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tools } from '../../scripts/build/tools'
import { tagOf } from '../../src/catalog'
import { each, missedPresses } from '../pressing'
import { isVaried } from '../scale'
import { openPages } from './open-page'

// Elements: the first press always works, even if the field it leaves becomes invalid.

const policy = "default-src 'none'; script-src {scripts}"
const visitors = {
  'a mouse at 1280 px': { hasTouch: false, viewport: { width: 1280, height: 900 } },
  'touch at 390 px': { hasTouch: true, viewport: { width: 390, height: 664 } },
}
type Visitor = keyof typeof visitors
const names = Object.keys(visitors) as Visitor[]
/**
 * On pages, both press in every tool (tests/site/pressing.test.ts). Here, both do in one tool of each kind, and one of them
 * in each of the others.
 */
const namesFor = (id: string) => names.filter((_, at) => isVaried({ id }) || at === tools.indexOf(id) % names.length)

let pages: Awaited<ReturnType<typeof openPages>>
/** Each visitor has one page for all tools. */
const opened = new Map<Visitor, Awaited<ReturnType<typeof pages.open>>>()
beforeAll(async () => {
  pages = await openPages()
  for (const [name, visitor] of Object.entries(visitors)) opened.set(name as Visitor, await pages.open({}, visitor))
})
afterAll(() => pages.close())

/** The controls that the visitor's first press didn't click. */
async function missedBy(name: Visitor, id: string): Promise<string[]> {
  const tag = tagOf(id)
  const { page, goTo } = opened.get(name) as Awaited<ReturnType<typeof pages.open>>
  await goTo({ body: `<${tag}></${tag}><script type="module" src="${pages.scripts}/${id}.js"></script>`, policy })
  const tool = page.locator(`${tag} [role=group]`).first()
  await tool.locator('button:visible').first().waitFor()
  const { missed } = await missedPresses(page, tool, visitors[name].hasTouch, each())
  return missed.map((control) => `${name}: ${control}`)
}

describe('a press after an invalid edit', () => {
  it.each(tools)('works the first time in <pegboard-%s>', async (id) => {
    // Both at a time, because each waits for frames.
    const missed = await Promise.all(namesFor(id).map((name) => missedBy(name, id)))
    expect(missed.flat()).toEqual([])
  })
})
