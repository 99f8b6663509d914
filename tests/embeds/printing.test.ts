import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tools } from '../../scripts/build/tools'
import { tagOf } from '../../src/catalog'
import { openPages } from './open-page'

// A dark page with a tool on paper.

let pages: Awaited<ReturnType<typeof openPages>>
beforeAll(async () => {
  pages = await openPages()
})
afterAll(() => pages.close())

/** What sticks, and would be in the middle of a printed page, and text of a dark theme. */
function errorsOf(tag: string): string[] {
  const root = document.querySelector(tag)?.shadowRoot as ShadowRoot
  const elements = [...root.querySelectorAll('*')].filter((element) => element.checkVisibility())
  const sticking = elements.filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
  const dark = [...root.querySelectorAll('[part=card], [part=heading]')].filter((element) => {
    const { color, colorScheme } = getComputedStyle(element)
    const [red = 255] = color.match(/\d+/g)?.map(Number) ?? []
    return colorScheme !== 'light' || red > 100
  })
  const named = (element: Element) => `${element.localName} ${element.className}: ${element.textContent?.slice(0, 40)}`
  return [...sticking.map(named), ...dark.map((element) => `dark ${named(element)}`)]
}

describe.each(tools)('%s on paper', (id) => {
  it('has nothing that sticks to an edge, and dark text', async () => {
    const tag = tagOf(id)
    const body = `<style>:root { color-scheme: dark; background: #111 }</style>
      <${tag} theme="dark" heading="A tool"></${tag}><script type="module" src="${pages.scripts}/${id}.js"></script>`
    const policy = "default-src 'none'; style-src 'unsafe-inline'; script-src {scripts}"
    const { page, leave } = await pages.visit({ body, policy }, { colorScheme: 'dark' })
    await page.locator('[role=group]').first().waitFor()
    // So that Undo is offered.
    const use = page.locator('[data-sample], button:has-text("Use example")').first()
    if (await use.count()) await use.click()
    await page.emulateMedia({ media: 'print' })
    for (const width of [360, 700, 1280]) {
      await page.setViewportSize({ width, height: 1000 })
      expect([width, await page.evaluate(errorsOf, tag)]).toEqual([width, []])
    }
    await leave()
  })
})
