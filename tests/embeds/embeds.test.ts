import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tools } from '../../scripts/build/tools'
import { tagOf } from '../../src/catalog'
import { kebab } from '../../src/widgets/core/element/attributes'
import { isVaried } from '../scale'
import { openPages, type Visit } from './open-page'

// The built embeds the way other sites use them: from another origin, with strict policies and in sandboxed frames.

type Input = Readonly<Record<string, unknown>>
interface Embed {
  readonly id: string
  readonly tag: string
  readonly markup: string
  readonly properties: object
}

const embeds: readonly Embed[] = await Promise.all(
  tools.map(async (id) => {
    const { example, exampleContext = {} } = await import(`../../src/engine/${id}/${id}.ts`)
    return {
      id,
      tag: tagOf(id),
      markup: `<${tagOf(id)}${attributes(example)}></${tagOf(id)}>`,
      properties: exampleContext,
    }
  }),
)
const propertiesOf = (list: readonly Embed[]) =>
  Object.fromEntries(list.map(({ tag, properties }) => [tag, properties as object]))

let pages: Awaited<ReturnType<typeof openPages>>
beforeAll(async () => {
  pages = await openPages()
})
afterAll(() => pages.close())

const strict = "default-src 'none'; script-src {scripts}"
const trusted = `${strict}; require-trusted-types-for 'script'; trusted-types 'none'`
const script = (id: string) => `<script type="module" src="${pages.scripts}/${id}.js"></script>`

/** Waits until the element has rendered with its styles. */
const rendered = ({ page }: Visit, tag: string) =>
  page.waitForFunction((tag) => {
    const group = document.querySelector(tag)?.shadowRoot?.querySelector('[role=group] > * > *')
    return group && getComputedStyle(group).display === 'grid'
  }, tag)

/** Adds an element to the page and returns the name of its tool. */
function add([tag, properties]: readonly [string, object]): string | null | undefined {
  const element = Object.assign(document.createElement(tag), properties) as HTMLElement & { result: unknown }
  document.body.append(element)
  // Reading the result renders it.
  void element.result
  return element.shadowRoot?.querySelector('[role=group]')?.getAttribute('aria-label')
}

/** Waits for a result. Calculates if there's none. */
const answered = ({ page }: Visit, tag: string) =>
  page.waitForFunction((tag) => {
    const element = document.querySelector(tag) as (Element & { result?: { ok: boolean }; calculate(): void }) | null
    if (!element?.result) element?.calculate()
    return element?.result
  }, tag)

/** Tools that use a worker try to start one. The policy blocks it, which the browser logs. */
const isWorker = (error: string) => /worker|blob:|TrustedScriptURL|trusted-types-sink/i.test(error)

async function worksUnder(policy: string, { id, tag, markup, properties }: Embed): Promise<void> {
  const visit = await pages.visit({ body: markup + script(id), policy, properties: { [tag]: properties } })
  await rendered(visit, tag)
  await answered(visit, tag)
  expect(visit.errors.filter((error) => !isWorker(error))).toEqual([])
  expect(visit.requests.filter((address) => !address.startsWith(`${pages.scripts}/`) && !isWorker(address))).toEqual([])
  await visit.leave()
}

describe.each(embeds)('$id', (embed) => {
  const { id, tag, markup, properties } = embed

  it('works under a policy that allows only its script and no Trusted Types policies', () => worksUnder(trusted, embed))

  if (isVaried(embed)) it('works under a policy that allows only its script', () => worksUnder(strict, embed))

  it('can be loaded twice, and works if its element is created after its script ran', async () => {
    const body = markup + script(id) + script(id).replace('.js', '.js?again')
    const visit = await pages.visit({ body, policy: strict, properties: { [tag]: properties } })
    await rendered(visit, tag)
    await visit.page.evaluate((tag) => document.querySelector(tag)?.remove(), tag)
    expect(await visit.page.evaluate(add, [tag, properties] as const)).toBeTruthy()
    await rendered(visit, tag)
    expect(visit.requests).toHaveLength(new Set(visit.requests).size)
    expect(visit.requests).toContain(`${pages.scripts}/${id}.js?again`)
    expect(visit.errors.filter((error) => !isWorker(error))).toEqual([])
    await visit.leave()
  })
})

describe('rows added to an embed', () => {
  it.each(['gpa-calculator', 'regex-tester'])('of %s have ids of their own', async (id) => {
    const visit = await pages.visit({ body: `<${tagOf(id)}></${tagOf(id)}>${script(id)}`, policy: strict })
    const { page } = visit
    await rendered(visit, tagOf(id))
    if (id === 'regex-tester') await page.getByRole('button', { name: 'Tests', exact: true }).click()
    const add = page.getByRole('button', { name: /^Add / }).first()
    const fields = page.locator('ol input')
    await add.click()
    const count = await fields.count()
    await fields.last().fill('7')
    await add.click()
    await page.waitForFunction(
      ([tag, count]) => (document.querySelector(tag)?.shadowRoot?.querySelectorAll('ol input').length ?? 0) > count,
      [tagOf(id), count] as const,
    )
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
    expect(ids.length).toBe(new Set(ids).size)
    await visit.leave()
  })
})

describe('all embeds on one page', () => {
  const all = embeds.map(({ markup }) => markup).join('')

  it('share a page and load each chunk once', async () => {
    const visit = await pages.visit({
      body: all + embeds.map(({ id }) => script(id)).join(''),
      policy: strict,
      properties: propertiesOf(embeds),
    })
    for (const { tag } of embeds) await rendered(visit, tag)
    expect(visit.errors.filter((error) => !isWorker(error))).toEqual([])
    expect(new Set(visit.requests).size).toBe(visit.requests.length)
    await visit.leave()
  })

  it('leave no globals and store nothing', async () => {
    const plain = await pages.visit({ body: '', policy: strict })
    const before = await plain.page.evaluate(() => Object.getOwnPropertyNames(window))
    await plain.leave()
    const visit = await pages.visit({
      body: all + embeds.map(({ id }) => script(id)).join(''),
      policy: strict,
      properties: propertiesOf(embeds),
    })
    for (const { tag } of embeds) await rendered(visit, tag)
    const after = await visit.page.evaluate(() => ({
      globals: Object.getOwnPropertyNames(window),
      stored: document.cookie + localStorage.length + sessionStorage.length,
    }))
    expect(after.globals.filter((name) => !before.includes(name))).toEqual([])
    expect(after.stored).toBe('00')
    await visit.leave()
  })

  it('are loaded by the autoloader only when they’re near the viewport', async () => {
    const [first, ...others] = embeds as [Embed, ...Embed[]]
    const body = `${first.markup}${script('pegboard')}`
    const visit = await pages.visit({ body, policy: strict, properties: propertiesOf(embeds) })
    await rendered(visit, first.tag)
    const requested = () => visit.requests.map((address) => address.replace(`${pages.scripts}/`, ''))
    expect(requested()).toContain(`${first.id}.js`)
    for (const { id } of others) expect(requested()).not.toContain(`${id}.js`)
    for (const { id, tag, properties } of others) {
      await visit.page.evaluate(
        ([tag, properties]) => {
          const element = Object.assign(document.createElement(tag), properties)
          element.style.marginTop = '3000px'
          document.body.append(element)
          element.scrollIntoView()
        },
        [tag, properties] as const,
      )
      await rendered(visit, tag)
      expect(requested()).toContain(`${id}.js`)
    }
    await visit.leave()
  })

  it('work in a frame that allows only scripts', async () => {
    // Like WordPress's frames for embeds: no origin, storage, forms or clipboard.
    const inner = embeds
      .map(({ id }) => script(id))
      .join('')
      .replaceAll('"', '&quot;')
    const frames = `<iframe sandbox="allow-scripts" width="600" height="900" srcdoc="${inner}"></iframe>`
    const visit = await pages.visit({ body: frames, policy: strict })
    const frame = visit.page.frames().find((frame) => frame !== visit.page.mainFrame())
    for (const { tag, properties } of embeds) {
      await frame?.waitForFunction((tag) => customElements.get(tag), tag)
      const name = await frame?.evaluate(add, [tag, properties] as const)
      expect(name).toBeTruthy()
    }
    expect(visit.errors.filter((error) => !isWorker(error))).toEqual([])
    await visit.leave()
  })
})

function attributes(example: Input): string {
  return Object.entries(example)
    .filter(([, value]) => value !== false)
    .map(([field, value]) => ` ${kebab(field)}="${textOf(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('')
}

function textOf(value: unknown): string {
  if (value === true) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
