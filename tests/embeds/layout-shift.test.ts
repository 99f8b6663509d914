import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Attributes, snippetCode } from '../../scripts/build/snippet-code'
import { catalog, type Tool, tagOf } from '../../src/catalog'
import { layoutShift } from '../layout-shift'
import { openPages } from './open-page'

// The text below an embed doesn't move when the embed arrives on a slow network.

let pages: Awaited<ReturnType<typeof openPages>>
afterAll(() => pages.close())

const policy = "default-src 'none'; script-src {scripts}; style-src {scripts} 'unsafe-inline'"
const column = 'max-width: 720px; margin: auto; padding: 0 16px; font: 17px/1.6 sans-serif'
const text = '<p>A paragraph of the page with a few more words, so that it fills more than one line on a phone.</p>'

/** 1.6 Mbit/s, with 150 ms until the first byte. Each visit loads everything again. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const throughput = 1_600_000 / 8
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

const visitors = {
  'a phone': { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  'a desktop': { viewport: { width: 1280, height: 900 } },
}

interface Look {
  readonly attributes?: Attributes
  readonly content?: string
}

/** The options that change the height of every tool. A disclaimer is inside the tag, beside the link. */
const looks: Readonly<Record<string, Look>> = {
  'no options': {},
  compact: { attributes: { compact: '' } },
  'only the answer': { attributes: { 'result-only': '' } },
  'a heading and a disclaimer': {
    attributes: { heading: 'What will it cost?' },
    content: '<p slot="disclaimer">For information only.</p>',
  },
}

/** For each visitor, the looks and their pages. */
type Pages = { readonly look: string; readonly place: Awaited<ReturnType<typeof pages.open>> }[]
const opened = new Map<string, Pages>()
beforeAll(async () => {
  pages = await openPages()
  for (const [name, visitor] of Object.entries(visitors)) {
    const open = async (look: string) => ({ look, place: await pages.open({ prepare: slowDown }, visitor) })
    opened.set(name, await Promise.all(Object.keys(looks).map(open)))
  }
})

async function shiftOf(tool: Tool, { look, place: { page, goTo } }: Pages[number]): Promise<number> {
  const { attributes, content = '' } = looks[look] as Look
  // The snippet has the files' addresses on the site. Here, they're at the root of their server.
  const snippet = snippetCode(tool, { url: pages.scripts, version: '0' }, attributes)
    .replaceAll('/embed/0/', '/')
    .replace('</pegboard-', `${content}</pegboard-`)
  const body = `<meta name="viewport" content="width=device-width"><body style="${column}">
    <h1>An article</h1>${text}${snippet}${text}${text}`
  await goTo({ body, policy })
  await page
    .locator(`${tagOf(tool.id)} [role=group]`)
    .first()
    .waitFor()
  return layoutShift(page)
}

describe.each(catalog as readonly Tool[])('$id', (tool) => {
  it.each(Object.keys(visitors))('moves nothing on %s', async (visitor) => {
    // At the same time, because they wait for the network.
    const shifts = await Promise.all(
      opened.get(visitor)?.map(async (one) => [one.look, await shiftOf(tool, one)] as const) ?? [],
    )
    expect(shifts.map(([look]) => look)).toEqual(Object.keys(looks))
    expect(shifts.filter(([, shift]) => shift > 0.02)).toEqual([])
  })
})
