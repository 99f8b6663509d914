import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeOf } from '../../src/catalog'
import { all, each, missedPresses } from '../pressing'
import { casesOf, sized } from '../scale'
import { hydrated, openSite, tools } from './open-site'

// Pages: the first press always works, even if the field it leaves becomes invalid.

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const visitors = [
  { name: 'a mouse at 1280 px', hasTouch: false, viewport: { width: 1280, height: 900 } },
  { name: 'touch at 390 px', hasTouch: true, viewport: { width: 390, height: 664 } },
  { name: 'a mouse at 390 px', hasTouch: false, viewport: { width: 390, height: 664 } },
  { name: 'touch at 1280 px', hasTouch: true, viewport: { width: 1280, height: 900 } },
]
/** `npm run verify` tests the other two, with each control after each field. */
const isQuick = ({ name }: { readonly name: string }) => name === 'a mouse at 1280 px' || name === 'touch at 390 px'
const cases = visitors.flatMap(({ name, ...options }) => tools.map(({ id }) => ({ name, id, options })))

describe('a press after an invalid edit', sized, () => {
  it.each(casesOf(cases, isQuick))('works the first time on $id with $name', async ({ id, name, options }) => {
    const { page, leave } = await site.visit(routeOf(id), options)
    await hydrated(page)
    // The code editor replaces a plain field once the page is idle.
    const props = await page.locator('[data-tool]').getAttribute('data-props')
    if (props?.includes('"editor":true')) await page.locator('[data-tool] [data-code]').first().waitFor()
    const { missed } = await missedPresses(
      page,
      page.locator('[data-tool]'),
      options.hasTouch,
      isQuick({ name }) ? each : all,
    )
    expect(missed).toEqual([])
    await leave()
  })
})
