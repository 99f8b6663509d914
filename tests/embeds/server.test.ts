import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tools } from '../../scripts/build/tools'
import { tagOf } from '../../src/catalog'
import { layoutShift } from '../layout-shift'
import { openPages } from './open-page'

// Tags rendered on a server by the library, taken over in a page by the embeds.

const server = new URL('../../dist/server.js', import.meta.url)
if (!existsSync(server)) throw new Error('The library isn’t built. Run npm run build:lib.')
const { renderToString } = await import(/* @vite-ignore */ server.href)

let pages: Awaited<ReturnType<typeof openPages>>
beforeAll(async () => {
  pages = await openPages()
})
afterAll(() => pages.close())

const script = (id: string) => `<script type="module" src="${pages.scripts}/${id}.js"></script>`
/** Servers can't know the policy's hash of each style, so pages allow them. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; script-src {scripts}"

/** The words of the form. An answer may differ: generators draw another one, and today may be another day. */
const words = (tag: string) => {
  const form = document
    .querySelector(tag)
    ?.shadowRoot?.querySelectorAll('[data-inputs] :is(label:not(:has(select)), button)')
  return [...(form ?? [])].map(({ textContent }) => textContent).join(' ')
}

describe.each(tools)('%s, rendered on a server', (id) => {
  it('is readable before its script has run, and looks the same afterwards', async () => {
    const tag = tagOf(id)
    const html = renderToString(id)
    const before = await pages.visit({ body: html, policy })
    const first = await before.page.evaluate(words, tag)
    expect(first.length).toBeGreaterThan(5)
    await before.leave()

    const visit = await pages.visit({ body: `${html}<p>Below</p>${script(id)}`, policy })
    // The element takes over once it has loaded one more file, and drops the server's style then.
    await visit.page.waitForFunction(
      (tag) => customElements.get(tag) && !document.querySelector(tag)?.shadowRoot?.querySelector('style'),
      tag,
    )
    expect(await visit.page.evaluate(words, tag)).toBe(first)
    expect(await layoutShift(visit.page)).toBeLessThanOrEqual(0.02)
    expect(visit.errors).toEqual([])
    await visit.leave()
  })
})

describe('what was typed before the script ran', () => {
  it('is kept, with the focus', async () => {
    const html = renderToString('mortgage-calculator', {}, { attributes: { heading: '"><script>' } })
    const visit = await pages.visit({ body: `${html}<h1 id="done"></h1>`, policy })
    const field = visit.page.getByLabel('Home price')
    await field.pressSequentially('450')
    await visit.page.evaluate((src) => {
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
    }, `${pages.scripts}/mortgage-calculator.js`)
    await visit.page.waitForFunction(() => customElements.get('pegboard-mortgage-calculator'))
    await visit.page.keyboard.type('000')
    const typed = () => (document.querySelector('pegboard-mortgage-calculator') as unknown as { value: object }).value
    // The element takes over once it has loaded one more file.
    await expect.poll(() => visit.page.evaluate(typed)).toMatchObject({ homePrice: '450000' })
    expect(await field.inputValue()).toBe('450000')
    expect(await visit.page.locator('h2').textContent()).toBe('"><script>')
    await visit.leave()
  })
})

describe('options', () => {
  const read = (file: string) => JSON.parse(readFileSync(new URL(`../../dist/${file}`, import.meta.url), 'utf8'))

  it('takes attributes by the names of their properties as well', () => {
    const attributes = { resultOnly: true, compact: false, tabIndex: '-1', style: 'color: red', 'data-x': '1' }
    const [tag] = renderToString('username-generator', { style: 'tech' }, { attributes }).split('>')
    expect(tag).toBe(
      '<pegboard-username-generator field-style="tech" result-only="" tabindex="-1" style="color: red" data-x="1"',
    )
  })

  it('has the words of another language before and after the script has run', async () => {
    const strings = read('languages/de/mortgage-calculator.json')
    const html = renderToString('mortgage-calculator', {}, { attributes: { locale: 'de' }, strings })
    const before = await pages.visit({ body: html, policy })
    const shown = await before.page.evaluate(words, 'pegboard-mortgage-calculator')
    expect(shown).toContain(strings.homePrice)
    await before.leave()
    const visit = await pages.visit({ body: `${html}${script('mortgage-calculator')}`, policy })
    // Without the server's styles, the element has taken over.
    await visit.page.waitForFunction(
      () => !document.querySelector('pegboard-mortgage-calculator')?.shadowRoot?.querySelector('style'),
    )
    expect(await visit.page.evaluate(words, 'pegboard-mortgage-calculator')).toBe(shown)
    expect(visit.errors).toEqual([])
    await visit.leave()
  })
})

it('can be moved to another document once its script has run', async () => {
  const tag = 'pegboard-tax-calculator'
  const body = `${renderToString('tax-calculator')}<iframe></iframe>${script('tax-calculator')}`
  const { page, errors, leave } = await pages.visit({ body, policy })
  // Without the server's styles, the element has taken over.
  await page.waitForFunction((tag) => !document.querySelector(tag)?.shadowRoot?.querySelector('style'), tag)
  await page.evaluate((tag) => {
    document.querySelector('iframe')?.contentDocument?.body.append(document.querySelector(tag) as Element)
  }, tag)
  const frame = page.frameLocator('iframe')
  await frame.getByLabel('Amount', { exact: true }).fill('250')
  await frame.getByLabel('Tax rate').fill('10')
  await frame.getByRole('button', { name: 'Calculate' }).click()
  await frame.locator('[part=answer]').getByText('$275.00').first().waitFor()
  expect(errors).toEqual([])
  await leave()
})

it('ignores input that isn’t a field, such as an event handler in a request’s query', () => {
  const query = {
    amount: '5',
    onclick: 'alert(1)',
    autofocus: '',
    id: 'x',
    class: 'x',
    'home-price': '1',
    constructor: 'x',
  }
  const [tag] = renderToString('tax-calculator', query).split('>')
  expect(tag).toBe('<pegboard-tax-calculator amount="5"')
})

it('throws for a tool that doesn’t exist', () => {
  expect(() => renderToString('nothing')).toThrow('There is no tool called nothing.')
})
