import { createHash } from 'node:crypto'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sourceOf } from '../../scripts/dev/pictures.mjs'
import drawn from '../../site/pictures.json'
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
const title = /<title>([^<]*)<\/title>/g

const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
/** What a reader sees of a document, tags taken out. */
const textOf = (html: string) =>
  decode((/<main.*<\/main>/s.exec(html)?.[0] ?? '').replaceAll('<!-- -->', '').replace(/<[^>]*>/g, ' '))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
const stringsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(stringsOf)

describe('every document', () => {
  it.each(tools)('$id has the title, description and heading of its row', async (tool) => {
    const { status, text } = await read(`/${tool.id}`)
    expect(status).toBe(200)
    expect(one(text, title)).toBe(tool.title)
    expect(one(text, description)).toBe(tool.summary)
    expect(new URL(one(text, canonical)).pathname).toBe(`/${tool.id}`)
    expect(one(text, /<h1[^>]*>([^<]*)<\/h1>/g)).toBe(tool.name)
    expect(text).toContain(tool.network ? `Asks ${tool.network.name} when this page opens` : 'Runs in your browser')
  })

  it('has a title of up to 60 and a description of 70 to 160 characters, each its own', async () => {
    const pages = await Promise.all(routes.map((path) => read(path)))
    const titles = pages.map(({ text }) => one(text, title))
    const descriptions = pages.map(({ text }) => one(text, description))
    for (const text of titles) expect(text.length).toBeLessThanOrEqual(60)
    for (const text of descriptions) expect(text.length).toSatisfy((length: number) => length >= 70 && length <= 160)
    expect(new Set(titles).size).toBe(routes.length)
    expect(new Set(descriptions).size).toBe(routes.length)
  })

  it('says in its structured data what it says itself', async () => {
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

  it('is one data block of type application/ld+json, which the policy has nothing against', async () => {
    for (const path of routes) {
      const { text } = await read(path)
      expect(text.match(/<script type="application\/ld\+json">/g)).toHaveLength(1)
      expect(dataOf(text)['@context']).toBe('https://schema.org')
    }
  })

  it('has a link picture of its own', async () => {
    const pictures = new Set<string>()
    for (const path of routes) {
      const { text } = await read(path)
      const picture = one(text, /<meta property="og:image" content="([^"]*)"/g)
      pictures.add(picture)
      const file = await fetch(site.url + new URL(picture).pathname)
      expect([path, file.status, file.headers.get('content-type')]).toEqual([path, 200, 'image/png'])
      const bytes = new Uint8Array(await file.arrayBuffer())
      const { getUint32 } = DataView.prototype
      const view = new DataView(bytes.buffer)
      expect([getUint32.call(view, 16), getUint32.call(view, 20)]).toEqual([1200, 630])
      expect(bytes.length).toBeLessThan(20_000)
    }
    expect(pictures.size).toBe(routes.length)
  })

  it('has a picture that shows its title and description (else: npm run pictures)', async () => {
    const sources: Record<string, string> = {}
    for (const path of routes) {
      const { text } = await read(path)
      sources[path] = sourceOf(one(text, title), one(text, description))
    }
    expect(drawn).toEqual(sources)
  })

  it('brings a style for every class it names', async () => {
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
      // What a serialiser writes is a matter of taste; a widget's group of radio buttons has no fieldset.
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
      expect(text.match(/<style|<script(?! (type="application\/ld\+json"|(type="module" )?src="\/))/)).toBeNull()
      const report = await validator.validateString(text)
      expect(
        report.results.flatMap(({ messages }) => messages.map((each) => `${path}: ${each.ruleId}: ${each.message}`)),
      ).toEqual([])
    }
  })

  it('links only to addresses that exist', async () => {
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

describe('the snippet of a tool', () => {
  it('names a script that any site may load', async () => {
    for (const { id } of tools) {
      const snippet = decode((await read(`/${id}`)).text).match(
        /&lt;script type="module" src="[^"]*(\/embed\/[^"]*)"\s+integrity="([^"]*)"/,
      )
      const { status, headers, text } = await read(snippet?.[1] ?? `/${id} has no snippet`)
      expect(status, id).toBe(200)
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(snippet?.[2]).toBe(`sha384-${createHash('sha384').update(text).digest('base64')}`)
    }
  })
})

describe('the home page', () => {
  it('counts and links every tool of the catalog', async () => {
    const { text } = await read('/')
    expect(text).toContain(`${tools.length} tools`)
    for (const { id, name } of tools) expect(text).toContain(`<a href="/${id}">${name}</a>`)
  })
})

describe('an unknown address', () => {
  it.each(['/no-such-page', '/percentage-calculator/x', '/assets/none.js', '/../package.json', '/_headers'])(
    '%s is 404 with a way to the tools',
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
  it('is the set of the routes, and robots.txt names it', async () => {
    const { text } = await read('/sitemap.xml')
    const paths = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
    expect(paths).toEqual(routes)
    expect((await read('/robots.txt')).text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m)
  })
})

describe('the speculation rules', () => {
  it('are named by every page, and served with their own type', async () => {
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

  it('lets a page ask only the service of its own tool', async () => {
    for (const path of [...routes, '/no-such-page']) {
      const asked = tools.find(({ id }) => path === `/${id}`)?.network
      const policy = await policyOf(path)
      expect(policy).toContain(`connect-src 'self'${asked ? ` ${asked.host}` : ''};`)
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('unsafe')
    }
  })

  it('answers 304 where nothing changed, and keeps hashed files for good', async () => {
    const { text, headers } = await read('/')
    const again = await fetch(`${site.url}/`, { headers: { 'If-None-Match': headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
    const asset = /src="(\/assets\/[^"]*)"/.exec(text)?.[1] ?? ''
    expect((await read(asset)).headers.get('cache-control')).toContain('immutable')
    expect(headers.get('cache-control')).toContain('must-revalidate')
  })

  it('sends brotli only to those that accept it', async () => {
    const plain = await fetch(`${site.url}/`, { headers: { 'Accept-Encoding': 'identity' } })
    const packed = await fetch(`${site.url}/`, { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(await packed.text()).toBe(await plain.text())
  })

  it('leads other spellings of an address to the one', async () => {
    for (const path of ['/bmi-calculator/', '/bmi-calculator.html']) {
      const { status, headers } = await read(path)
      expect([status, headers.get('location')]).toEqual([301, '/bmi-calculator'])
    }
    expect((await read('/index.html')).headers.get('location')).toBe('/')
  })

  it('takes no other method', async () => {
    expect((await fetch(site.url, { method: 'POST' })).status).toBe(405)
  })
})
