import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeOf } from '../../src/catalog'
import { all, each, missedPresses } from '../pressing'
import { casesOf, sized } from '../scale'
import { hydrated, openSite, tools } from './open-site'

// INTERACTION.md 1: a press acts at the first time, whatever is wrong in the field that it leaves.

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const visitors = [
  { name: 'mouse, 1280', hasTouch: false, viewport: { width: 1280, height: 900 } },
  { name: 'finger, 390', hasTouch: true, viewport: { width: 390, height: 664 } },
  { name: 'mouse, 390', hasTouch: false, viewport: { width: 390, height: 664 } },
  { name: 'finger, 1280', hasTouch: true, viewport: { width: 1280, height: 900 } },
]
/** `npm run verify` tries the other two, with each control after each field. */
const isQuick = ({ name }: { readonly name: string }) => name === 'mouse, 1280' || name === 'finger, 390'
const cases = visitors.flatMap(({ name, ...options }) => tools.map(({ id }) => ({ name, id, options })))

describe('a press after an invalid edit', sized, () => {
  it.each(casesOf(cases, isQuick))('$id, $name: acts at once', async ({ id, name, options }) => {
    const { page, leave } = await site.visit(routeOf(id), options)
    await hydrated(page)
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
