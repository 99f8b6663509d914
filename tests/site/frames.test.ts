import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { frameHeightOf } from '../../scripts/build/reserve-heights'
import { frameSnippet } from '../../site/frames/frame-snippet'
import { frameOf, heightOfContent, heightOfFrame, messagesOf, openHost } from './host-pages'
import { openSite, tools } from './open-site'

// Frames of the tools (/embed/ID) on pages of other sites, under the built site's own headers.

let site: Awaited<ReturnType<typeof openSite>>
let host: Awaited<ReturnType<typeof openHost>>
beforeAll(async () => {
  host = await openHost()
  site = await openSite({ services: [host.origin] })
})
afterAll(async () => {
  await site.close()
  host.close()
})

/** As wide as the oEmbed file says. */
const framed = (id: string, attributes = '', query = '') =>
  `<iframe src="${site.url}/embed/${id}${query}" title="A tool" width="642" style="border:0;color-scheme:light" ${attributes}></iframe>`
const script = () => `<script src="${site.url}/embed/frames.js"></script>`

/** Opens a page of another site. */
async function show(body: string, headers?: Readonly<Record<string, string>>) {
  const opened = await site.visit('/embed/frame.css')
  await opened.page.goto(host.add(body, headers))
  return opened
}

describe('the frame', () => {
  let shown: Awaited<ReturnType<typeof show>>
  beforeAll(async () => {
    shown = await show('')
  })
  afterAll(() => shown.leave())

  it.each(tools)('of $id is as tall on any page, about as tall as its code says, and logs nothing', async ({ id }) => {
    const { page, errors } = shown
    await page.goto(host.add(framed(id, 'height="200"') + framed(id, 'height="3000"')))
    const [one, other] = [await frameOf(page), await frameOf(page, 1)]
    const difference = async () => Math.abs((await heightOfContent(one)) - (await heightOfContent(other)))
    // Names and numbers picked at random can take another line.
    await expect.poll(difference).toBeLessThanOrEqual(/generator/.test(id) ? 60 : 0)
    // Fonts differ, and the window is lower. If it's off, run `npm run heights`.
    const height = await heightOfContent(one)
    expect(Math.abs(frameHeightOf(id) - height)).toBeLessThanOrEqual(40 + height / 10)
    // Those of this frame alone.
    expect(errors.splice(0)).toEqual([])
  })
})

describe('a page with frames.js', () => {
  const strict = () => ({
    'Content-Security-Policy': `default-src 'none'; script-src 'unsafe-inline' ${site.url}; frame-src ${site.url}; style-src-attr 'unsafe-inline'; img-src data:`,
  })
  const isolated = () => ({
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
  })
  const hosts: readonly [string, (frame: string) => string, (() => Record<string, string>)?][] = [
    ['in a block', (frame) => `<p>${frame}`],
    ['in a flex container', (frame) => `<div style="display:flex">${frame}<p>Text</p></div>`],
    ['in a sandbox', (frame) => `<p>${frame.replace('<iframe', '<iframe sandbox="allow-scripts"')}`],
    ['far below the visible part of the page', (frame) => `<div style="height:5000px"></div>${frame}`],
    ['in a lazy frame', (frame) => `<p>${frame.replace('<iframe', '<iframe loading="lazy"')}`],
    ['on a page with a strict policy', (frame) => `<p>${frame}`, strict],
    ['on a cross-origin isolated page', (frame) => `<p>${frame}`, isolated],
  ]
  it.each(hosts)('makes a frame as tall as its content %s', async (_, around, headers) => {
    const { page, errors, leave } = await show(around(framed('bmi-calculator')) + script(), headers?.())
    const content = await heightOfContent(await frameOf(page))
    expect(content).toBeGreaterThan(300)
    await expect.poll(() => heightOfFrame(page)).toBe(content)
    expect(errors).toEqual([])
    await leave()
  })

  it('does so whether it loads before or after the frame', async () => {
    const { page, leave } = await show(script())
    const add = (tag: string, src: string) =>
      page.evaluate(([tag, src]) => document.body.append(Object.assign(document.createElement(tag), { src })), [
        tag,
        src,
      ] as const)
    await add('iframe', `${site.url}/embed/bmi-calculator`)
    const content = await heightOfContent(await frameOf(page))
    await expect.poll(() => heightOfFrame(page)).toBeGreaterThanOrEqual(content)
    await leave()

    const later = await show(framed('bmi-calculator'))
    await expect.poll(() => messagesOf(later.page)).toHaveLength(1)
    expect(await heightOfFrame(later.page)).toBe(150)
    await later.page.addScriptTag({ url: `${site.url}/embed/frames.js` })
    await expect.poll(() => heightOfFrame(later.page)).toBe(await heightOfContent(await frameOf(later.page)))
    await later.leave()
  })

  it('follows the content as it grows and shrinks', async () => {
    const { page, leave } = await show(framed('mortgage-calculator') + script())
    const frame = await frameOf(page)
    await expect.poll(() => heightOfFrame(page)).toBe(await heightOfContent(frame))
    const before = await heightOfFrame(page)
    await frame.locator('summary').first().click()
    await expect.poll(() => heightOfFrame(page)).toBeGreaterThan(before)
    await frame.locator('summary').first().click()
    await expect.poll(() => heightOfFrame(page)).toBe(before)
    const messages = await messagesOf(page)
    expect(messages.every(({ type, id }) => type === 'pegboard:height' && id === 'mortgage-calculator')).toBe(true)
    const heights = messages.map(({ height }) => height)
    expect(heights.every((height, index) => Number.isInteger(height) && height !== heights[index - 1])).toBe(true)
    await leave()
  })

  it('keeps heights within limits, and ignores what isn’t a number', async () => {
    const { page, leave } = await show(framed('bmi-calculator') + script())
    const frame = await frameOf(page)
    const send = (height: unknown) =>
      frame.evaluate(
        (height) => parent.postMessage({ type: 'pegboard:height', id: 'bmi-calculator', height }, '*'),
        height,
      )
    await send(1e9)
    await expect.poll(() => heightOfFrame(page)).toBe(10_000)
    await send(1)
    await expect.poll(() => heightOfFrame(page)).toBe(100)
    for (const height of ['777', Number.NaN, Number.POSITIVE_INFINITY, null, [777]]) await send(height)
    await send(555)
    await expect.poll(() => heightOfFrame(page)).toBe(555)
    await leave()
  })

  it('ignores messages that aren’t from the frame or not from its origin', async () => {
    const forged = host.add(
      '<script>for (const id of ["bmi-calculator", "x"]) parent.postMessage({ type: "pegboard:height", id, height: 777 }, "*")</script>',
    )
    // The page itself, another frame, and a frame that has left our site send the same message.
    const { page, leave } = await show(
      `${framed('bmi-calculator')}<iframe src="${forged}" title="Another"></iframe>${framed('bmi-calculator')}${script()}`,
    )
    for (const nth of [0, 2]) {
      const content = await heightOfContent(await frameOf(page, nth))
      await expect.poll(() => heightOfFrame(page, nth)).toBe(content)
    }
    const before = await heightOfFrame(page)
    await page.evaluate((forged) => {
      postMessage({ type: 'pegboard:height', id: 'bmi-calculator', height: 777 }, '*')
      for (const { contentWindow } of document.querySelectorAll<HTMLIFrameElement>('iframe:last-of-type'))
        contentWindow?.location.replace(forged)
    }, forged)
    await expect
      .poll(async () => (await messagesOf(page)).filter(({ height }) => height === 777).length)
      .toBeGreaterThanOrEqual(5)
    expect(await heightOfFrame(page)).toBe(before)
    expect(await heightOfFrame(page, 1)).toBe(154)
    expect(await heightOfFrame(page, 2)).toBe(before)
    await leave()
  })

  it('is at most 1 kB, also at an address that never changes', async () => {
    const { version } = JSON.parse(JSON.stringify(await import('../../package.json')))
    for (const path of ['/embed/frames.js', `/embed/${version}/frames.js`]) {
      const { status, headers } = await fetch(site.url + path, { headers: { 'Accept-Encoding': 'br' } })
      expect([path, status, headers.get('content-encoding')]).toEqual([path, 200, 'br'])
      expect(Number(headers.get('content-length'))).toBeLessThanOrEqual(1000)
    }
  })
})

describe('a frame’s address', () => {
  const attributesOf = async (id: string, query: string) => {
    const { page, errors, leave } = await show(framed(id, '', query))
    const frame = await frameOf(page)
    const attributes = await frame
      .locator(`pegboard-${id}`)
      .evaluate((tool) => Object.fromEntries([...tool.attributes].map(({ name, value }) => [name, value])))
    const elements = await frame.evaluate(() => document.body.querySelectorAll('*').length)
    expect(errors).toEqual([])
    await leave()
    return { attributes, elements }
  }

  it('sets fields and shared attributes', async () => {
    const given = {
      'home-price': '500000',
      'interest-rate': '6.25',
      currency: 'EUR',
      locale: 'de-DE',
      theme: 'dark',
      compact: '',
      'result-only': '',
      hide: 'propertyTax insurance',
      lock: 'term',
      heading: 'What you’d pay & when',
      attribution: '',
    }
    const query = `?${new URLSearchParams(given)}`
    expect((await attributesOf('mortgage-calculator', query)).attributes).toEqual(given)
  })

  it('makes a tool compact and hides a field', async () => {
    const sizesOf = async (query: string) => {
      const { page, errors, leave } = await show(framed('mortgage-calculator', '', query))
      const frame = await frameOf(page)
      const padding = await frame
        .locator('[part=inputs] > *')
        .first()
        .evaluate((inputs) => Number.parseFloat(getComputedStyle(inputs).paddingTop))
      const labels = await frame.locator('[data-inputs] label').allTextContents()
      const height = await heightOfContent(frame)
      expect(errors).toEqual([])
      await leave()
      return { padding, labels, height }
    }
    const usual = await sizesOf('')
    const compact = await sizesOf('?compact')
    expect(compact.padding).toBeCloseTo(usual.padding * 0.6)
    expect(compact.height).toBeLessThan(usual.height)
    expect(compact.labels).toEqual(usual.labels)
    const hiding = await sizesOf('?hide=downPayment&down-payment=84000')
    expect(usual.labels).toContain('Down payment')
    expect(hiding.labels).toEqual(usual.labels.filter((label) => !['Down payment', '$', '%'].includes(label)))
  })

  it('sets nothing else', async () => {
    const query =
      '?height=70&onclick=alert(1)&style=color:red&class=x&id=x&slot=x&host=https://a.example&service=x&HEIGHT=1&__proto__=x&weight=80'
    expect((await attributesOf('bmi-calculator', query)).attributes).toEqual({ height: '70', weight: '80' })
    expect((await attributesOf('currency-converter', '?host=https://a.example')).attributes).toEqual({})
  })

  it.each([
    '"><script>parent.hacked=1</script>',
    '<img src=x onerror=alert(1)>',
    "javascript:alert('1')",
    'x'.repeat(8000),
  ])('treats hostile text as text (%.20s)', async (text) => {
    const { attributes, elements } = await attributesOf('text-counter', `?text=${encodeURIComponent(text)}`)
    expect(attributes).toEqual({ text })
    // The tool, its link and frame.js
    expect(elements).toBe(3)
  })
})

describe('a frame', () => {
  it.each([
    ['light', 'light', 'light'],
    ['dark', 'dark', 'dark'],
    ['auto', 'light dark', 'dark'],
    [undefined, 'light', 'light'],
  ] as const)('with theme %s lets the page show through around its card', async (theme, scheme, shown) => {
    const code = frameSnippet({
      url: site.url,
      id: 'bmi-calculator',
      name: 'BMI calculator',
      parameters: theme ? { theme } : {},
      height: 900,
    })
    expect(code).toContain(`color-scheme:${scheme}"`)
    const opened = await site.visit('/embed/frame.css', { colorScheme: 'dark', viewport: { width: 700, height: 1000 } })
    await opened.page.goto(
      host.add(`<style>:root { color-scheme: dark; background: #123456 } body { margin: 0 }</style>${code}`),
    )
    const frame = await frameOf(opened.page)
    const below = (await heightOfContent(frame)) + 4
    await opened.page.locator('iframe').evaluate((each, height) => each.setAttribute('height', `${height}`), below + 60)
    const picture = PNG.sync.read(await opened.page.screenshot())
    const at = (x: number, y: number) => [
      ...picture.data.subarray((y * picture.width + x) * 4, (y * picture.width + x) * 4 + 3),
    ]
    expect(at(350, below + 20)).toEqual([0x12, 0x34, 0x56])
    expect(at(350, 12).every((part) => (shown === 'dark' ? part < 60 : part > 220))).toBe(true)
    await opened.leave()
  })

  it('works on a sandboxed page, as in a preview', async () => {
    const inner = framed('bmi-calculator').replaceAll('"', '&quot;')
    const { page, errors, leave } = await show(
      `<iframe sandbox="allow-scripts" srcdoc="${inner}" title="Preview"></iframe>`,
    )
    await page.frameLocator('iframe').frameLocator('iframe').locator('[role=group]').first().waitFor()
    expect(errors).toEqual([])
    await leave()
  })

  it.each(['', 'sandbox="allow-scripts"'])('runs its workers (%s)', async (sandbox) => {
    const { page, errors, leave } = await show(
      framed('regex-tester', sandbox, `?${new URLSearchParams({ pattern: 'a+', text: 'aab' })}`),
    )
    const frame = await frameOf(page)
    await expect
      .poll(() =>
        frame.locator('pegboard-regex-tester').evaluate((element) => {
          const tool = element as HTMLElement & {
            calculate(): void
            result?: { ok: boolean; value?: { count: number } }
          }
          if (!tool.result) tool.calculate()
          return tool.result?.value?.count
        }),
      )
      .toBe(1)
    expect(errors).toEqual([])
    await leave()
  })

  it.each(['', 'sandbox="allow-scripts"'])('copies its answer (%s)', async (sandbox) => {
    const { page, errors, leave } = await show(framed('password-generator', `allow="clipboard-write" ${sandbox}`))
    const frame = await frameOf(page)
    await frame.getByRole('button', { name: 'Copy' }).first().click()
    await frame.getByText('Copied!').first().waitFor()
    expect(errors).toEqual([])
    await leave()
  })

  it('links to the tool’s page without scripts', async () => {
    const opened = await site.visit('/embed/bmi-calculator', { javaScriptEnabled: false })
    const link = opened.page.getByRole('link', { name: 'BMI calculator on Pegboard' })
    expect(await link.isVisible()).toBe(true)
    expect(new URL((await link.getAttribute('href')) ?? '').pathname).toBe('/bmi-calculator')
    await opened.leave()
  })

  it('loads only files of its own tool, and nothing from elsewhere', async () => {
    const { requests, page, leave } = await show(framed('bmi-calculator'))
    await frameOf(page)
    const paths = requests.filter((address) => address.startsWith(site.url)).map((address) => new URL(address).pathname)
    const allowed =
      /^\/(embed\/(bmi-calculator|frame\.(js|css)|[\d.]+\/(bmi-calculator|parts\/(shared|numbers)-[\w-]+)\.js))$/
    expect(paths.filter((path) => !allowed.test(path))).toEqual([])
    expect(requests.filter((address) => !address.startsWith(site.url) && !address.startsWith(host.origin))).toEqual([])
    await leave()
  })
})

describe('the headers', () => {
  const headersOf = async (path: string) => (await fetch(site.url + path)).headers

  it('let any page show a frame, and no page show the others', async () => {
    for (const { id, network } of tools) {
      const headers = await headersOf(`/embed/${id}`)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).not.toContain('frame-ancestors')
      expect(policy).not.toContain('unsafe')
      expect(policy).toContain(`connect-src ${["'self'", ...(network?.hosts ?? [])].join(' ')};`)
      expect(headers.get('x-robots-tag')).toBe('noindex')
      expect(headers.get('set-cookie')).toBeNull()
      expect(headers.get('access-control-allow-origin')).toBe('*')
    }
    for (const path of ['/', '/bmi-calculator', '/currency-converter', '/blog', '/no-such-page']) {
      const headers = await headersOf(path)
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-robots-tag')).toBeNull()
    }
  })
})

describe('oEmbed', () => {
  it.each(tools)('describes the frame of $id, and its page links to the description', async ({ id, name }) => {
    const html = await (await fetch(`${site.url}/${id}`)).text()
    const [, address = ''] = /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)"/.exec(html) ?? []
    const { pathname, origin } = new URL(address)
    // Consumers add parameters.
    const response = await fetch(`${site.url}${pathname}?maxwidth=600&format=json`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const described = await response.json()
    // https://oembed.com: required for the type `rich`, and a thumbnail has all three fields.
    expect(described).toMatchObject({ version: '1.0', type: 'rich', title: name, provider_name: 'Pegboard' })
    for (const field of ['width', 'height', 'thumbnail_width', 'thumbnail_height', 'cache_age'])
      expect([field, Number.isInteger(described[field])]).toEqual([field, true])
    expect(described.provider_url).toBe(`${origin}/`)
    expect(described.html).toBe(frameSnippet({ url: origin, id, name, height: frameHeightOf(id) }))
    expect((await fetch(site.url + new URL(described.thumbnail_url).pathname)).status).toBe(200)
    expect((await fetch(`${site.url}/embed/${id}`)).status).toBe(200)
  })
})

describe('the code of a frame', () => {
  it('escapes what it’s given', () => {
    const parameters = { heading: '"><script>&', compact: '' }
    const given = { url: 'https://tools.example', id: 'bmi-calculator', name: 'A "B" <C>', height: 790 }
    expect(frameSnippet({ ...given, parameters })).toBe(
      `<iframe src="https://tools.example/embed/bmi-calculator?heading=%22%3E%3Cscript%3E%26&amp;compact=" title="A &quot;B&quot; &lt;C>" loading="lazy" width="100%" height="790" style="border:0;color-scheme:light" allow="clipboard-write"></iframe>`,
    )
  })
})
