import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

interface Place {
  readonly visitor: string
  readonly look: string
  readonly visit: Awaited<ReturnType<typeof pages.open>>
}
/** Each visitor has one page for each look. */
let places: Place[]
beforeAll(async () => {
  pages = await openPages()
  const opening = Object.entries(visitors).flatMap(([visitor, options]) =>
    Object.keys(looks).map(async (look) => ({
      visitor,
      look,
      visit: await pages.open({ prepare: slowDown }, options),
    })),
  )
  places = await Promise.all(opening)
})

async function shiftOf(tool: Tool, { look, visit: { page, goTo } }: Place): Promise<number> {
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

it.each(catalog as readonly Tool[])('$id moves nothing on a phone or a desktop', async (tool) => {
  // At the same time, because they wait for the network.
  const shifts = await Promise.all(
    places.map(async (place) => ({ visitor: place.visitor, look: place.look, shift: await shiftOf(tool, place) })),
  )
  expect(shifts.filter(({ shift }) => shift > 0.02)).toEqual([])
})
