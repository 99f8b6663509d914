import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeOf } from '../../src/catalog'
import { all, each, missedPresses } from '../pressing'
import { isVaried } from '../scale'
import { traitsOf } from '../traits'
import { editable, hydrated, openSite, tools } from './open-site'

// Pages: the first press always works, even if the field it leaves becomes invalid.

const desktop = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 390, height: 664 } }
/** These press each control once, and not after the same field as the other. */
const visitors = {
  'a mouse at 1280 px': { ...desktop, hasTouch: false, pairs: each() },
  'touch at 390 px': { ...phone, hasTouch: true, pairs: each(1) },
}
/** In one tool of each kind, these press each control after every field. */
const thorough = {
  'a mouse at 390 px': { ...phone, hasTouch: false, pairs: all },
  'touch at 1280 px': { ...desktop, hasTouch: true, pairs: all },
}
const visitorsOf = (id: string) => Object.entries(isVaried({ id }) ? { ...visitors, ...thorough } : visitors)
type Visitor = ReturnType<typeof visitorsOf>[number]

let site: Awaited<ReturnType<typeof openSite>>
/** Each visitor has one page for all tools. */
const visits = new Map<string, Awaited<ReturnType<typeof site.visit>>>()
beforeAll(async () => {
  site = await openSite()
  for (const [name, { viewport, hasTouch }] of Object.entries({ ...visitors, ...thorough }))
    visits.set(name, await site.visit('/terms-of-service', { viewport, hasTouch }))
})
afterAll(() => site.close())

/** The controls that the visitor's first press didn't click. */
async function missedBy([name, { hasTouch, pairs }]: Visitor, id: string): Promise<string[]> {
  const { page } = visits.get(name) as Awaited<ReturnType<typeof site.visit>>
  await page.goto(site.url + routeOf(id))
  await hydrated(page)
  await editable(page)
  const { presses, missed } = await missedPresses(page, page.locator('[data-tool]'), hasTouch, pairs)
  expect(presses > 0, `${name}: some controls are pressed`).toBe(!traitsOf(id).isTimer)
  return missed.map((control) => `${name}: ${control}`)
}

describe('a press after an invalid edit', () => {
  // All visitors at a time, because each waits for frames.
  it.each(tools)('works the first time on $id', async ({ id }) => {
    const missed = await Promise.all(visitorsOf(id).map((visitor) => missedBy(visitor, id)))
    expect(missed.flat()).toEqual([])
  })
})
