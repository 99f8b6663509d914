import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/build/tools'
import { painted } from '../until'
import { openPages, type Visit } from './open-page'

let pages: Awaited<ReturnType<typeof openPages>>
beforeAll(async () => {
  pages = await openPages()
})
afterAll(() => pages.close())

const policy = "default-src 'none'; script-src {scripts}; style-src 'unsafe-inline'"
const tag = 'pegboard-bmi-calculator'
const autoloader = () => `<script type="module" src="${pages.scripts}/pegboard.js"></script>`
const open = (body: string, prepare?: (page: Page) => Promise<unknown>) => pages.visit({ body, policy, prepare })
const defined = ({ page }: Visit) => page.waitForFunction((tag) => customElements.get(tag) !== undefined, tag)

it('is at most 2 kB', () => {
  for (const name of ['pegboard.js', 'discover.js'])
    expect(brotliCompressSync(readFileSync(`${root}/dist/embed/${name}`)).length).toBeLessThanOrEqual(2000)
})

it('works as a classic script', async () => {
  const visit = await open(`<${tag}></${tag}><script src="${pages.scripts}/pegboard.js"></script>`)
  await defined(visit)
  expect(visit.errors).toEqual([])
  await visit.leave()
})

it('doesn’t load a tool that another script has defined', async () => {
  const scripts = `${autoloader()}<script type="module" src="${pages.scripts}/bmi-calculator.single.js"></script>`
  const visit = await open(`<p style="height:9000px"></p><${tag}></${tag}>${scripts}`)
  await defined(visit)
  await visit.page.locator(tag).scrollIntoViewIfNeeded()
  // The autoloader is the first to observe the tag.
  await visit.page.evaluate(
    (tag) =>
      new Promise<void>((resolve) => {
        const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && painted())
        observer.observe(document.querySelector(tag) as Element)
      }),
    tag,
  )
  expect(visit.requests.filter((address) => address.includes('bmi-calculator.js'))).toEqual([])
  await visit.leave()
})

describe('in shadow roots', () => {
  it('finds tags in open ones', async () => {
    const host = `<x-host><template shadowrootmode="open"><p></p><${tag}></${tag}></template></x-host>`
    const visit = await open(host + autoloader())
    await defined(visit)
    await visit.leave()
  })

  it('finds tags that are added to them later, one inside another', async () => {
    const inner = '<x-in><template shadowrootmode="open"><p></p></template></x-in>'
    const host = `<x-out><template shadowrootmode="open">${inner}</template></x-out>`
    const visit = await open(host + autoloader())
    await visit.page.evaluate((tag) => {
      const place = document.querySelector('x-out')?.shadowRoot?.querySelector('x-in')?.shadowRoot
      place?.append(document.createElement(tag))
    }, tag)
    await defined(visit)
    await visit.leave()
  })

  it('finds tags in a component whose script runs later', async () => {
    const visit = await open(`<x-host></x-host>${autoloader()}`)
    await visit.page.evaluate((tag) => {
      class Host extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode: 'open' }).append(document.createElement(tag))
        }
      }
      customElements.define('x-host', Host)
    }, tag)
    await defined(visit)
    await visit.leave()
  })

  it('finds tags in a closed one that’s passed to discover()', async () => {
    const visit = await open('<x-host></x-host>', (page) =>
      page.route('**/hand-over.js', (route) => {
        const code = `import { discover } from '${pages.scripts}/discover.js'
          dispatchEvent(new CustomEvent('discover', { detail: discover }))`
        return route.fulfill({
          contentType: 'text/javascript',
          headers: { 'Access-Control-Allow-Origin': '*' },
          body: code,
        })
      }),
    )
    await visit.page.evaluate((tag) => {
      const shadow = document.querySelector('x-host')?.attachShadow({ mode: 'closed' }) as ShadowRoot
      shadow.append(document.createElement(tag))
      addEventListener('discover', ({ detail }: CustomEventInit<(root: ShadowRoot) => void>) => detail?.(shadow))
    }, tag)
    await visit.page.addScriptTag({ type: 'module', url: `${pages.scripts}/hand-over.js` })
    await defined(visit)
    await visit.leave()
  })
})

describe('after a failed request', () => {
  /** A page with a tag whose script can't be loaded until the returned visit's `mend`. */
  async function openBroken() {
    const visit = await open(`<${tag}></${tag}>${autoloader()}<div style="height: 9000px"></div>`, (page) =>
      page.route('**/bmi-calculator.js*', (route) => route.abort()),
    )
    await expect.poll(() => visit.errors.join()).toContain('Pegboard couldn’t load bmi-calculator')
    return { ...visit, mend: () => visit.page.unroute('**/bmi-calculator.js*') }
  }

  it('loads the tool when its tag comes near again', async () => {
    const visit = await openBroken()
    await visit.mend()
    const isNear = (near: boolean) =>
      visit.page.evaluate(
        ([tag, near]) =>
          new Promise<void>((resolve) => {
            const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === near && resolve())
            observer.observe(document.querySelector(tag) as Element)
            scrollTo(0, near ? 0 : 9000)
          }),
        [tag, near] as const,
      )
    await isNear(false)
    await isNear(true)
    await defined(visit)
    await visit.leave()
  })

  it('loads the tool when another tag is added', async () => {
    const visit = await openBroken()
    await visit.mend()
    await visit.page.evaluate((tag) => document.body.append(document.createElement(tag)), tag)
    // The new tag is far below.
    await visit.page.evaluate(() => scrollTo(0, 9999))
    await defined(visit)
    await visit.leave()
  })

  it('loads the tool when the browser is online again', async () => {
    const visit = await openBroken()
    await visit.mend()
    await visit.page.evaluate(() => dispatchEvent(new Event('online')))
    await defined(visit)
    await visit.leave()
  })

  it('doesn’t request it again without a reason', async () => {
    const visit = await openBroken()
    await visit.page.evaluate(() => document.body.append(document.createElement('p')))
    await painted(visit.page)
    // Nothing else is on its way.
    await visit.page.waitForLoadState('networkidle')
    expect(visit.requests.filter((address) => address.includes('bmi-calculator'))).toHaveLength(1)
    await visit.leave()
  })
})
