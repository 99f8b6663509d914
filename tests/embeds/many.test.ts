import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { browserArgs } from '../../scripts/dev/browser.mjs'
import { catalog, tagOf } from '../../src/catalog'
import { layoutShift } from '../layout-shift'
import { until } from '../until'
import { openPages } from './open-page'

let pages: Awaited<ReturnType<typeof openPages>>
beforeAll(async () => {
  // Compiled code would count as memory of the tools. There's more of it the longer they run.
  pages = await openPages({ args: [...browserArgs, '--js-flags=--jitless'] })
})
afterAll(() => pages.close())

const policy =
  "default-src 'none'; script-src {scripts}; style-src {scripts} 'unsafe-inline'; worker-src {scripts} blob:"
const scriptOf = ({ id }: { readonly id: string }) => `<script type="module" src="${pages.scripts}/${id}.js"></script>`

const allMounted = (page: Page) =>
  page.waitForFunction(
    (tags) => {
      const isMounted = (tag: string) => document.querySelector(tag)?.shadowRoot?.querySelector('[role=group]')
      return tags.every(isMounted)
    },
    catalog.map(({ id }) => tagOf(id)),
  )

/** V8's cache of numbers as text grows once, by 64 kB, whenever two of them collide. It isn't memory of the tools. */
function fillTextsOfNumbers(): number {
  return Array.from({ length: 5000 }, (_, n) => `${n} ${n + 0.5}`).join().length
}

it.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const)('moves nothing on %s with all tools on one page', async (_, viewport) => {
  const tags = catalog.map(({ id }) => `<h2>${id}</h2><${tagOf(id)}></${tagOf(id)}>`)
  const sheet = `<link rel="stylesheet" href="${pages.scripts}/pegboard.css">`
  const body = `<meta name="viewport" content="width=device-width">${sheet}${tags.join('')}${catalog.map(scriptOf).join('')}`
  const { page, errors, leave } = await pages.visit({ body, policy }, { viewport })
  await allMounted(page)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
  expect(errors).toEqual([])
  await leave()
})

// One of each layout, and the one that starts a timer.
it.each(['mortgage-calculator', 'json-editor', 'qr-generator', 'pomodoro-timer'] as const)(
  '1,000 mounts of %s leave no memory behind',
  async (id) => {
    const { page, leave } = await pages.visit({ body: scriptOf({ id }), policy })
    const session = await page.context().newCDPSession(page)
    const mount = (times: number) =>
      page.evaluate(
        async ([tag, times]) => {
          await customElements.whenDefined(tag)
          // A timer would wait for 4 ms.
          const nextTask = () => scheduler.postTask(() => {})
          for (let count = 0; count < times; count++) {
            const element = document.createElement(tag)
            document.body.append(element)
            if (!element.shadowRoot?.querySelector('[role=group]')) throw new Error('It isn’t mounted')
            await nextTask()
            element.remove()
            await nextTask()
          }
        },
        [tagOf(id), times] as const,
      )
    const used = async () => {
      await session.send('HeapProfiler.collectGarbage')
      await session.send('HeapProfiler.collectGarbage')
      const { nodes } = await session.send('Memory.getDOMCounters')
      return { heap: (await session.send('Runtime.getHeapUsage')).usedSize, nodes }
    }
    await page.evaluate(fillTextsOfNumbers)
    await mount(100)
    const before = await used()
    await mount(1000)
    // The browser may still have the last ones in a queue.
    await until(async () => expect((await used()).nodes).toBeLessThanOrEqual(before.nodes))
    expect((await used()).heap / before.heap).toBeLessThanOrEqual(1.01)
    await leave()
  },
)
