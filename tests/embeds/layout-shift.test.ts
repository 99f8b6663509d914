import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Attributes, snippetCode } from '../../scripts/build/snippet-code'
import { catalog, tagOf } from '../../src/catalog'
import { layoutShift } from '../layout-shift'
import { openPages } from './open-page'

// The text below an embed doesn't move when the embed arrives on a slow network.

let pages: Awaited<ReturnType<typeof openPages>>
beforeAll(async () => {
  pages = await openPages()
})
afterAll(() => pages.close())

const policy = "default-src 'none'; script-src {scripts}; style-src {scripts} 'unsafe-inline'"
const column = 'max-width: 720px; margin: auto; padding: 0 16px; font: 17px/1.6 sans-serif'
const text = '<p>A paragraph of the page with a few more words, so that it fills more than one line on a phone.</p>'

/** 1.6 Mbit/s, with 150 ms until the first byte. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const throughput = 1_600_000 / 8
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

const usual = 'nothing else'
/** The options that change the height of every tool. A disclaimer is inside the tag, beside the link. */
const looks: Readonly<Record<string, { readonly attributes?: Attributes; readonly content?: string }>> = {
  [usual]: {},
  compact: { attributes: { compact: '' } },
  'only the answer': { attributes: { 'result-only': '' } },
  'a heading and a disclaimer': {
    attributes: { heading: 'What will it cost?' },
    content: '<p slot="disclaimer">For information only.</p>',
  },
}

const cases = catalog.flatMap((tool) => Object.keys(looks).map((look) => ({ ...tool, look })))

describe.each(cases)('$id with $look', (tool) => {
  it.each(Object.entries(visitors))('moves nothing on %s', async (_, visitor) => {
    const { attributes, content = '' } = looks[tool.look] ?? {}
    // The snippet has the files' addresses on the site. Here, they're at the root of their server.
    const snippet = snippetCode(tool, { url: pages.scripts, version: '0' }, attributes)
      .replaceAll('/embed/0/', '/')
      .replace('</pegboard-', `${content}</pegboard-`)
    const body = `<meta name="viewport" content="width=device-width"><body style="${column}">
      <h1>An article</h1>${text}${snippet}${text}${text}`
    const { page, leave } = await pages.visit({ body, policy, prepare: slowDown }, visitor)
    await page.waitForFunction((tag) => document.querySelector(tag)?.matches(':defined'), tagOf(tool.id))
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
    await leave()
  })
})
