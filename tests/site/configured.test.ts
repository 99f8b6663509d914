import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import axe from 'axe-core'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hydrated, openSite } from './open-site'

// A site built with all settings (docs/hosting.md). Its analytics and ad scripts come from a server on this machine.

const run = promisify(execFile)
const script = fileURLToPath(new URL('../../scripts/build/build-site.mjs', import.meta.url))

/** The pages' requests to that server. */
const asked: string[] = []
let service: Server
let origin = ''
let root = ''
let site: Awaited<ReturnType<typeof openSite>>

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/analytics.js') {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(`fetch('${origin}/visit')`)
    } else if (request.url === '/visit') {
      response.setHeader('Access-Control-Allow-Origin', '*')
      response.end()
    } else response.writeHead(500).end()
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  root = await mkdtemp(join(tmpdir(), 'pegboard-configured-'))
  const env = {
    ...process.env,
    SITE_OUT: root,
    // Most of a build's time. The site without settings is compressed.
    COMPRESS: 'no',
    SITE_URL: 'https://tools.example/',
    CODE_URL: 'https://code.example/',
    ANALYTICS_URL: `${origin}/analytics.js`,
    ADS_URL: `${origin}/ads.js`,
    ADS_ORIGINS: 'https://frames.example',
    OPERATOR: 'Example Inc., 1 Main St, Springfield, IL 62701',
    CONTACT: 'hello@tools.example',
  }
  // If it fails, the error has its output.
  await run(process.execPath, [script], { env })
  site = await openSite({ root, services: [origin] })
}, 300_000)
afterAll(async () => {
  await site.close()
  service.close()
  service.closeAllConnections()
  await rm(root, { recursive: true })
})

const bar = (page: Page) => page.getByRole('region', { name: 'Cookie choices' })
const button = (page: Page, name: string) => page.getByRole('button', { name })
const answer = (page: Page) => page.evaluate(() => localStorage.getItem('pegboard-consent'))

async function visit(path = '/', prepare?: (page: Page) => Promise<unknown>) {
  asked.length = 0
  const opened = await site.visit(path, {}, prepare)
  await hydrated(opened.page)
  return opened
}

describe('consent', () => {
  it('is requested without a modal and with two equal buttons, and nothing is loaded before', async () => {
    const { page, leave } = await visit('/bmi-calculator', (fresh) => fresh.addInitScript({ content: axe.source }))
    await bar(page).waitFor()
    const [reject, accept] = await Promise.all(
      ['Reject', 'Accept'].map((name) =>
        button(page, name).evaluate((element) => {
          const { width, height } = element.getBoundingClientRect()
          const { color, backgroundColor, fontWeight, fontSize } = getComputedStyle(element)
          return { width, height, color, backgroundColor, fontWeight, fontSize }
        }),
      ),
    )
    expect(reject).toEqual(accept)
    await page.getByRole('textbox').first().fill('70')
    const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())
    expect(violations.map(({ id }) => id)).toEqual([])
    expect(asked).toEqual([])
    await leave()
  })

  it('if given, loads the configured scripts now and on the next visit, and logs failures only to the console', async () => {
    const { page, errors, leave } = await visit()
    await button(page, 'Accept').click()
    await expect.poll(() => asked).toEqual(expect.arrayContaining(['/analytics.js', '/visit', '/ads.js']))
    await expect.poll(() => errors.join()).toContain(`Couldn't load ${origin}/ads.js`)
    asked.length = 0
    await page
      .getByRole('main')
      .getByRole('link', { name: /^BMI calculator/ })
      .click()
    await page.getByRole('heading', { level: 1, name: 'BMI calculator' }).waitFor()
    // Each page is a separate document and is counted.
    await expect.poll(() => asked).toContain('/visit')
    expect(await bar(page).count()).toBe(0)
    await leave()
  })

  it('if refused, isn’t requested again, loads nothing, and can be given later from the footer', async () => {
    const { page, leave } = await visit()
    await button(page, 'Reject').click()
    expect(await answer(page)).toBe('"rejected"')
    await page.reload()
    await hydrated(page)
    expect(await bar(page).count()).toBe(0)
    expect(asked).toEqual([])
    await button(page, 'Cookie choices').click()
    await button(page, 'Accept').click()
    await expect.poll(() => asked).toContain('/visit')
    await leave()
  })

  it('if given before, loads nothing in a prerendered page until it’s shown', async () => {
    const { page, leave } = await visit('/bmi-calculator', (fresh) =>
      fresh.addInitScript(() => {
        localStorage.setItem('pegboard-consent', '"accepted"')
        Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
      }),
    )
    expect(asked).toEqual([])
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
    await expect.poll(() => asked).toContain('/visit')
    await leave()
  })

  it('if withdrawn, reloads the page without the scripts', async () => {
    const { page, leave } = await visit()
    await button(page, 'Accept').click()
    await expect.poll(() => asked).toContain('/visit')
    await button(page, 'Cookie choices').click()
    const loaded = page.waitForEvent('load')
    await button(page, 'Reject').click()
    await loaded
    asked.length = 0
    await hydrated(page)
    expect(await page.locator(`script[src^="${origin}"]`).count()).toBe(0)
    expect(asked).toEqual([])
    await leave()
  })

  it('is refused if Global Privacy Control is on, even if it was given before', async () => {
    const { page, leave } = await visit('/', (fresh) =>
      fresh.addInitScript(() => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
        localStorage.setItem('pegboard-consent', '"accepted"')
      }),
    )
    expect(await bar(page).count()).toBe(0)
    await button(page, 'Cookie choices').click()
    expect(await bar(page).textContent()).toContain('Global Privacy Control')
    expect(await button(page, 'Accept').count()).toBe(0)
    expect(asked).toEqual([])
    await leave()
  })
})

describe('the content security policy', () => {
  it('also allows the configured origins, and nothing else', async () => {
    const policy = (await fetch(site.url)).headers.get('content-security-policy')
    expect(policy).toContain(`script-src 'self' ${origin} https://frames.example;`)
    expect(policy).toContain(`connect-src 'self' ${origin} https://frames.example;`)
    expect(policy).toContain(`frame-src ${origin} https://frames.example;`)
    expect(policy).toContain("style-src 'self';")
    expect(policy).not.toContain('unsafe')
  })

  it('of a frame allows none of them', async () => {
    const response = await fetch(`${site.url}/embed/bmi-calculator`)
    expect(response.headers.get('content-security-policy')).not.toMatch(/127\.0\.0\.1|example/)
    const text = await response.text()
    expect(text).not.toMatch(/<script[^>]* src="(?!\/embed\/)/)
    expect(text).toContain('href="https://tools.example/bmi-calculator"')
    const described = await (await fetch(`${site.url}/oembed/bmi-calculator.json`)).json()
    expect(described.html).toContain('src="https://tools.example/embed/bmi-calculator"')
  })
})

describe('the Code product', () => {
  it('has a link with a NEW badge, and an announcement that stays closed', async () => {
    const { page, leave } = await visit()
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Code/ })
    expect(await link.getAttribute('href')).toBe('https://code.example/')
    expect(await link.textContent()).toContain('NEW')
    const announcement = page.getByRole('complementary', { name: 'Announcement' })
    await button(page, 'Close the announcement').click()
    expect(await announcement.isVisible()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.closest('header')?.tagName)).toBe('HEADER')
    await page.reload()
    expect(await announcement.isVisible()).toBe(false)
    await leave()
  })
})

describe('URLs', () => {
  it('begin with the configured one', async () => {
    const home = await (await fetch(site.url)).text()
    expect(home).toContain('<link rel="canonical" href="https://tools.example/"/>')
    expect(await (await fetch(`${site.url}/robots.txt`)).text()).toContain('https://tools.example/sitemap.xml')
    expect(await (await fetch(`${site.url}/bmi-calculator`)).text()).toContain('https://tools.example/embed/')
  })
})

describe('the operator and the contact', () => {
  it.each(['privacy-policy', 'terms-of-service'])('are on the page %s', async (path) => {
    const text = await (await fetch(`${site.url}/${path}`)).text()
    expect(text).toContain('<p>Example Inc.<br/>1 Main St<br/>Springfield<br/>IL 62701</p>')
    expect(text).toContain('<a href="mailto:hello@tools.example">hello@tools.example</a>')
  })

  it('stop the build if the contact is neither an email address nor an https address', async () => {
    const env = { ...process.env, SITE_OUT: join(root, 'invalid'), CONTACT: 'javascript:alert(1)' }
    const build = run(process.execPath, [script], { env })
    await expect(build).rejects.toThrow('CONTACT must be an email address or an https address.')
  })
})

describe('the ad slots', () => {
  it('appear twice on each tool’s page and nowhere else, and keep their size', async () => {
    for (const path of ['/', '/blog', '/privacy-policy']) {
      expect(await (await fetch(site.url + path)).text()).not.toContain('data-ad-slot')
    }
    const { page, leave } = await visit('/bmi-calculator')
    const slots = page.locator('[data-ad-slot]')
    const sizes = () =>
      slots.evaluateAll((all) =>
        all.map((slot) => [slot.getBoundingClientRect().width, slot.getBoundingClientRect().height]),
      )
    const before = await sizes()
    expect(before).toHaveLength(2)
    for (const [width, height] of before)
      expect(Math.min(width as number, height as number)).toBeGreaterThanOrEqual(250)
    await button(page, 'Accept').click()
    await expect.poll(() => asked).toContain('/ads.js')
    expect(await sizes()).toEqual(before)
    await leave()
  })
})
