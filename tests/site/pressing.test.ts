import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeOf } from '../../src/catalog'
import { all, each, missedPresses } from '../pressing'
import { isVaried } from '../scale'
import { editable, hydrated, openSite, tools } from './open-site'

// Pages: the first press always works, even if the field it leaves becomes invalid.

const desktop = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 390, height: 664 } }
const visitors = {
  'a mouse at 1280 px': { ...desktop, hasTouch: false },
  'touch at 390 px': { ...phone, hasTouch: true },
  'a mouse at 390 px': { ...phone, hasTouch: false },
  'touch at 1280 px': { ...desktop, hasTouch: true },
}
type Visitor = keyof typeof visitors

let site: Awaited<ReturnType<typeof openSite>>
/** Each visitor has one page for all tools. */
const visits = new Map<Visitor, Awaited<ReturnType<typeof site.visit>>>()
beforeAll(async () => {
  site = await openSite()
  for (const [name, options] of Object.entries(visitors))
    visits.set(name as Visitor, await site.visit('/terms-of-service', options))
})
afterAll(() => site.close())

/** The controls that the visitor's first press didn't click. */
async function missedBy(name: Visitor, id: string, pairs: typeof each): Promise<string[]> {
  const { page } = visits.get(name) as Awaited<ReturnType<typeof site.visit>>
  await page.goto(site.url + routeOf(id))
  await hydrated(page)
  await editable(page)
  const { presses, missed } = await missedPresses(page, page.locator('[data-tool]'), visitors[name].hasTouch, pairs)
  // The fields of the timer are in a collapsed section.
  expect(presses > 0, `${name}: some controls are pressed`).toBe(id !== 'pomodoro-timer')
  return missed.map((control) => `${name}: ${control}`)
}

// Two visitors at a time, because each waits for frames.
const missedByTwo = async (one: Visitor, other: Visitor, id: string, pairs: typeof each) =>
  (await Promise.all([missedBy(one, id, pairs), missedBy(other, id, pairs)])).flat()

describe('a press after an invalid edit', () => {
  it.each(tools)('works the first time on $id', async ({ id }) => {
    expect(await missedByTwo('a mouse at 1280 px', 'touch at 390 px', id, each)).toEqual([])
  })

  it.each(tools)(
    'works the first time on $id with a mouse on a small screen and a finger on a large one',
    async (tool) => {
      const pairs = isVaried(tool) ? all : each
      expect(await missedByTwo('a mouse at 390 px', 'touch at 1280 px', tool.id, pairs)).toEqual([])
    },
  )
})
