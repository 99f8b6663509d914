import { afterAll, beforeAll, expect, it } from 'vitest'
import { routeOf } from '../../src/catalog'
import { hydrated, openSite, tools } from './open-site'

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

it.each(tools)('$id survives a press on each of its samples', async ({ id }) => {
  const { page, errors, leave } = await site.visit(routeOf(id))
  await hydrated(page)
  for (const sample of await page.locator('[data-tool] [data-sample]').all()) {
    await sample.click()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(errors, (await sample.textContent()) ?? '').toEqual([])
  }
  await leave()
})
