import type { Frame, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hydrated, openSite } from './open-site'

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Everything that could run, navigate or request something. */
const hostile = `<!doctype html>
<html onclick="document.title='ran'"><head>
<base href="https://evil.example/">
<meta http-equiv="refresh" content="0; url=https://evil.example/refresh">
<link rel="stylesheet" href="https://evil.example/style.css"><link rel="preconnect" href="https://evil.example">
<link rel="prefetch" href="https://evil.example/prefetch"><link rel="icon" href="https://evil.example/icon">
<style>@import "https://evil.example/import.css"; body { background: url(https://evil.example/background.png) } b { color: rgb(1, 2, 3) }
@font-face { font-family: x; src: url(https://evil.example/font.woff2) } b { font-family: x }</style>
<script>document.title = 'ran'; parent.postMessage('ran', '*'); top.location = 'https://evil.example/'</script>
<script src="https://evil.example/script.js"></script><script type="module">document.title = 'ran'</script>
</head><body onload="document.title='ran'">
<b>Shown</b>
<img src="https://evil.example/image.png" srcset="https://evil.example/2x.png 2x" onerror="document.title='ran'">
<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" onload="document.title='ran'">
<svg onload="document.title='ran'"><script>document.title='ran'</script><image href="https://evil.example/image.svg"/><use href="https://evil.example/use.svg#a"/></svg>
<iframe src="https://evil.example/frame"></iframe><iframe srcdoc="<script>top.document.title='ran'</script>"></iframe>
<object data="https://evil.example/object"></object><embed src="https://evil.example/embed">
<video src="https://evil.example/video" poster="https://evil.example/poster" autoplay></video><audio src="https://evil.example/audio"></audio>
<form id="form" action="https://evil.example/form"><button id="submit">Send</button><input name="a" autofocus onfocus="document.title='ran'"></form>
<a id="away" href="https://evil.example/link" ping="https://evil.example/ping" target="_top">Away</a>
<a id="script" href="javascript:document.title='ran'">Script</a>
<a id="inside" href="#target">Inside</a><details ontoggle="document.title='ran'" open></details>
<div style="height: 3000px"></div><p id="target">Target</p>
</body></html>`

/** Collects what leaves the browser. Playwright reports a request that the page's policy blocks too. */
async function sentBy(page: Page, sent: string[]): Promise<void> {
  await page.route(/evil\.example/, (route) => {
    sent.push(route.request().url())
    return route.abort()
  })
}

/** Types the HTML, whose <b> has the text, and shows the preview. */
async function preview(page: Page, html: string, text: string): Promise<Frame> {
  await hydrated(page)
  await page.getByRole('textbox', { name: 'HTML' }).fill(html)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const element = await page.locator('iframe').elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('no frame')
  await frame.locator('b', { hasText: text }).waitFor()
  return frame
}

describe('the preview of the HTML formatter', () => {
  it('shows the page with its styles, runs nothing and requests nothing', async () => {
    const sent: string[] = []
    const { page, errors, leave } = await site.visit('/html-formatter', {}, (page) => sentBy(page, sent))
    const frame = await preview(page, hostile, 'Shown')
    expect(await frame.locator('b').evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)')
    // Every way out, with the mouse and the keyboard.
    for (const id of ['away', 'script', 'submit']) {
      await frame.locator(`#${id}`).click()
      await frame.locator(`#${id}`).press('Enter')
    }
    await frame.locator('#away').click({ button: 'middle' })
    await frame.locator('#inside').click()
    await expect.poll(() => frame.evaluate(() => scrollY > 0)).toBe(true)
    expect(await frame.title()).not.toBe('ran')
    expect(await page.title()).not.toBe('ran')
    expect(new URL(frame.url()).pathname).toBe('/preview')
    expect(new URL(page.url()).pathname).toBe('/html-formatter')
    expect(sent).toEqual([])
    expect(page.context().pages().length).toBe(1)
    // The page itself can be reached neither by name nor by origin.
    expect(await frame.evaluate(() => origin)).toBe('null')
    // The browser says what it blocks.
    const blocked = /Content Security Policy|sandboxed|^Unsafe attempt to load|^Blocked autofocusing/i
    expect(errors.filter((message) => !blocked.test(message))).toEqual([])
    await leave()
  })

  it('follows the text, and is as wide as a phone or the pane', async () => {
    const { page, leave } = await site.visit('/html-formatter')
    const frame = await preview(page, '<b>One</b>', 'One')
    await page.getByText('Phone', { exact: true }).click()
    await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(390)
    await page.getByText('Tablet', { exact: true }).click()
    await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(768)
    await page.getByRole('textbox', { name: 'HTML' }).fill('<b>Two</b>')
    await expect.poll(() => frame.locator('b').textContent()).toBe('Two')
    await leave()
  })

  it('works in a frame on another site', async () => {
    const sent: string[] = []
    const { page, leave } = await site.visit('/embed/html-formatter', {}, (page) => sentBy(page, sent))
    await page.getByRole('textbox', { name: 'HTML' }).fill(hostile)
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await expect.poll(() => page.frameLocator('iframe').locator('b').textContent()).toBe('Shown')
    expect(sent).toEqual([])
    await leave()
  })
})
