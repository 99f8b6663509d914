import { readdirSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textOnPicture } from '../../scripts/dev/pictures.mjs'
import { openSite, routes, tools } from './open-site'

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const read = async (path: string) => {
  const response = await fetch(site.url + path, { redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const decode = (text: string) => text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const one = (html: string, pattern: RegExp) => {
  const found = [...html.matchAll(pattern)].map(([, text]) => decode(text ?? ''))
  expect(found).toHaveLength(1)
  return found[0] as string
}
const description = /<meta name="description" content="([^"]*)"/g
const canonical = /<link rel="canonical" href="([^"]*)"/g
/** In the head, because images have titles too. */
const title = /<title>([^<]*)<\/title>(?=.*<\/head>)/gs

const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
/** The visible text of a page, including menus, without tags. */
const textOf = (html: string) =>
  decode((/<body.*<\/body>/s.exec(html)?.[0] ?? '').replaceAll('<!-- -->', '').replace(/<[^>]*>/g, ' '))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
const stringsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(stringsOf)

describe('every page', () => {
  it.each(tools)(
    '$id has the title, description and heading in the catalog, and says where the tool runs',
    async (tool) => {
      const { status, text } = await read(`/${tool.id}`)
      expect(status).toBe(200)
      expect(one(text, title)).toBe(tool.title)
      expect(one(text, description)).toBe(tool.summary)
      expect(new URL(one(text, canonical)).pathname).toBe(`/${tool.id}`)
      expect(one(text, /<h1[^>]*>([^<]*)<\/h1>/g)).toBe(tool.name)
      expect(text).toContain(tool.network ? `Uses ${tool.network.name}` : 'Runs in your browser')
    },
  )

  it('has a unique title of at most 60 characters and a unique description of 70 to 160', async () => {
    const pages = await Promise.all(routes.map((path) => read(path)))
    const titles = pages.map(({ text }) => one(text, title))
    const descriptions = pages.map(({ text }) => one(text, description))
    for (const text of titles) expect(text.length).toBeLessThanOrEqual(60)
    for (const text of descriptions) expect(text.length).toSatisfy((length: number) => length >= 70 && length <= 160)
    expect(new Set(titles).size).toBe(routes.length)
    expect(new Set(descriptions).size).toBe(routes.length)
  })

  it('has structured data that matches its visible text', async () => {
    for (const tool of tools) {
      const { text } = await read(`/${tool.id}`)
      const { '@graph': graph } = dataOf(text)
      expect(graph[0]).toMatchObject({ '@type': 'WebApplication', name: tool.name, description: tool.summary })
      expect(graph[0].url).toBe(one(text, canonical))
      const visible = textOf(text)
      for (const said of stringsOf(graph)) {
        if (
          !/^http|^(Any|0|USD|UtilitiesApplication|Requires JavaScript|[A-Z]\w*(Application|List|Item|Page|Offer)|Offer|Question|Answer)$/.test(
            said,
          )
        ) {
          for (const part of said === tool.keywords.join(', ') ? tool.keywords : [said]) expect(visible).toContain(part)
        }
      }
    }
  })

  it('has one block of structured data', async () => {
    for (const path of routes) {
      const { text } = await read(path)
      expect(text.match(/<script type="application\/ld\+json">/g)).toHaveLength(1)
      expect(dataOf(text)['@context']).toBe('https://schema.org')
    }
  })

  it('has a preview image of 1200 × 630 pixels, its own if that has been drawn', async () => {
    const pictures = new Set<string>()
    for (const path of routes) {
      const { text } = await read(path)
      const picture = new URL(one(text, /<meta property="og:image" content="([^"]*)"/g)).pathname
      pictures.add(picture)
      const file = await fetch(site.url + picture)
      expect([path, file.status, file.headers.get('content-type')]).toEqual([path, 200, 'image/jpeg'])
      const bytes = Buffer.from(await file.arrayBuffer())
      // Start of frame, ISO/IEC 10918-1: its marker, length and precision, then height and width.
      const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
      expect([bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)]).toEqual([1200, 630])
      expect(bytes.length).toBeLessThan(120_000)
      if (path !== '/' && picture === '/og/home.jpg') continue
      const shown = textOnPicture(one(text, title), one(text, description))
      expect(bytes.includes(shown), `${path} has another title or description: run npm run pictures`).toBe(true)
    }
    const drawn = readdirSync(new URL('../../site/public/og', import.meta.url))
    expect([...pictures].sort()).toEqual(drawn.map((file) => `/og/${file}`).sort())
  })

  it('has a style for every class name', async () => {
    for (const path of [...routes, '/no-such-page']) {
      const { text } = await read(path)
      const sheets = [...text.matchAll(/rel="stylesheet" href="([^"]*)"/g)].map(([, address]) =>
        read(address as string),
      )
      const styles = (await Promise.all(sheets)).map((sheet) => sheet.text).join('')
      const named = [...text.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => (names as string).split(' '))
      expect(named.length).toBeGreaterThan(20)
      const bare = named.filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(styles))
      expect([path, ...new Set(bare)]).toEqual([path])
    }
  })

  it('is valid HTML without inline scripts and styles', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      // React determines the markup's exact form.
      rules: {
        'void-style': 'off',
        'attr-quotes': 'off',
        'no-trailing-whitespace': 'off',
        'long-title': 'off',
        'no-inline-style': 'error',
      },
    })
    for (const path of [...routes, '/no-such-page']) {
      const { text } = await read(path)
      expect(
        text.match(/<style|<script(?! (type="application\/ld\+json"|(type="module" |async="" )?src="\/))/),
      ).toBeNull()
      const report = await validator.validateString(text)
      expect(
        report.results.flatMap(({ messages }) => messages.map((each) => `${path}: ${each.ruleId}: ${each.message}`)),
      ).toEqual([])
    }
  })

  it('links only to URLs that exist', async () => {
    const links = new Set<string>()
    for (const path of [...routes, '/no-such-page']) {
      const { text } = await read(path)
      for (const [, href] of text.matchAll(/(?:href|src)="(\/[^"]*)"/g)) links.add(href as string)
    }
    for (const link of links) {
      const { status, text } = await read(link)
      expect(status, link).toBe(200)
      const id = link.split('#')[1]
      if (id) expect(text, link).toContain(` id="${id}"`)
    }
  })
})

describe('the home page', () => {
  it('says how many tools there are, and links to each one with its icon, its name and an example', async () => {
    const main = /<main.*<\/main>/s.exec((await read('/')).text)?.[0] ?? ''
    expect(main).toContain(`${tools.length} free calculators, converters and generators`)
    const rows = new Map(
      [...main.matchAll(/<a [^>]*href="\/([\w-]+)"[^>]*>(.*?)<\/a>/g)].map(([, id, row]) => [id, row]),
    )
    for (const { id, name } of tools) {
      const [icon, written, ...example] = rows.get(id)?.split(/(?<=<\/span>)(?=<(?:span|svg))/) ?? []
      expect([id, icon]).toEqual([id, expect.stringContaining('<svg')])
      expect(decode(written ?? '')).toMatch(new RegExp(`^<span[^>]*>${name}</span>$`))
      expect([id, example]).toEqual([id, [expect.stringMatching(/<svg|>[^<]+<\/span>$/)]])
    }
  })
})

// A deployment that sets none of the variables in docs/hosting.md. configured.test.ts sets them.
describe('a site without settings', () => {
  const legal = ['/privacy-policy', '/terms-of-service']

  it('has no made-up operator or contact on its legal pages', async () => {
    for (const path of legal) {
      const { text } = await read(path)
      expect(text).not.toMatch(
        /The operator of this site is|You can reach the operator|<h2>Contact<\/h2>|mailto:|\w@\w/,
      )
    }
  })

  it('has a Code link and an announcement that lead to the section on embedding', async () => {
    for (const path of [...routes, '/no-such-page']) {
      expect((await read(path)).text).toMatch(/<nav[^>]* aria-label="Main">.*<a [^>]*href="\/#embed">Code .*<\/nav>/)
    }
    const { text } = await read('/')
    expect(text).toMatch(/<aside[^>]* aria-label="Announcement">.*?href="\/#embed".*?<\/aside>/)
    expect(text).toMatch(/<section[^>]* id="embed"[^>]*>.*?<h2[^>]*>Add a tool to your own site<\/h2>/)
  })

  it('has no ads, no analytics and no question about cookies', async () => {
    for (const path of [...routes, '/no-such-page']) {
      const { text } = await read(path)
      expect(text).not.toMatch(/data-ad-slot|Advertisement|data-consent|<script[^>]* src="(?!\/)/)
    }
    expect((await read('/privacy-policy')).text).toContain('This site has no analytics and no ads.')
  })
})

describe('an unknown URL', () => {
  it.each(['/no-such-page', '/percentage-calculator/x', '/assets/none.js', '/../package.json', '/_headers'])(
    '%s returns 404 with links to all tools',
    async (path) => {
      const { status, text } = await read(path)
      expect(status).toBe(404)
      expect(one(text, /<h1[^>]*>([^<]*)<\/h1>/g)).toBe('Unexpected Application Error!')
      expect(text).toContain('<meta name="robots" content="noindex"/>')
      for (const { id } of tools) expect(text).toContain(`href="/${id}"`)
    },
  )
})

describe('the sitemap', () => {
  it('lists every page, and robots.txt links to it', async () => {
    const { text } = await read('/sitemap.xml')
    const paths = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
    expect(paths).toEqual(routes)
    expect((await read('/robots.txt')).text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m)
  })
})

describe('the speculation rules', () => {
  it('are linked from every page and have the right type', async () => {
    for (const path of [...routes, '/no-such-page']) {
      expect((await read(path)).headers.get('speculation-rules')).toBe('"/speculation-rules.json"')
    }
    const { headers, text } = await read('/speculation-rules.json')
    expect(headers.get('content-type')).toBe('application/speculationrules+json')
    const { prerender, prefetch } = JSON.parse(text)
    const asking = tools.filter(({ network }) => network).map(({ id }) => `/${id}`)
    expect(prefetch).toEqual([{ where: { href_matches: asking }, eagerness: 'moderate' }])
    expect(prerender[0].where.and[1].not.href_matches).toEqual(expect.arrayContaining(['/embed/*', ...asking]))
  })
})

describe('the server', () => {
  const policyOf = async (path: string) => (await read(path)).headers.get('content-security-policy') ?? ''

  it('lets a page connect only to the service of its own tool', async () => {
    for (const path of [...routes, '/no-such-page']) {
      const asked = tools.find(({ id }) => path === `/${id}`)?.network
      const policy = await policyOf(path)
      expect(policy).toContain(`connect-src ${["'self'", ...(asked?.hosts ?? [])].join(' ')};`)
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('unsafe')
    }
  })

  it('returns 304 for an unchanged page, and lets browsers keep hashed files', async () => {
    const { text, headers } = await read('/')
    const again = await fetch(`${site.url}/`, { headers: { 'If-None-Match': headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
    const asset = /src="(\/assets\/[^"]*)"/.exec(text)?.[1] ?? ''
    expect((await read(asset)).headers.get('cache-control')).toContain('immutable')
    expect(headers.get('cache-control')).toContain('must-revalidate')
  })

  it('sends Brotli only to clients that accept it', async () => {
    const plain = await fetch(`${site.url}/`, { headers: { 'Accept-Encoding': 'identity' } })
    const packed = await fetch(`${site.url}/`, { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(await packed.text()).toBe(await plain.text())
  })

  it('redirects other spellings of a URL to the canonical one', async () => {
    for (const path of ['/bmi-calculator/', '/bmi-calculator.html']) {
      const { status, headers } = await read(path)
      expect([status, headers.get('location')]).toEqual([301, '/bmi-calculator'])
    }
    expect((await read('/index.html')).headers.get('location')).toBe('/')
  })

  it('rejects other methods', async () => {
    expect((await fetch(site.url, { method: 'POST' })).status).toBe(405)
  })
})
