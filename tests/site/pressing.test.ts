import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeOf } from '../../src/catalog'
import { each, missedPresses } from '../pressing'
import { editable, hydrated, openSite, tools } from './open-site'

// Pages: the first press always works, even if the field it leaves becomes invalid.

const desktop = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 390, height: 664 } }
/** Each visitor presses a control after another field. */
const visitors = {
  'a mouse at 1280 px': { ...desktop, hasTouch: false, turn: 0 },
  'touch at 390 px': { ...phone, hasTouch: true, turn: 1 },
  'a mouse at 390 px': { ...phone, hasTouch: false, turn: 2 },
  'touch at 1280 px': { ...desktop, hasTouch: true, turn: 3 },
}
type Visitor = keyof typeof visitors

let site: Awaited<ReturnType<typeof openSite>>
/** Each visitor has one page for all tools. */
const visits = new Map<Visitor, Awaited<ReturnType<typeof site.visit>>>()
beforeAll(async () => {
  site = await openSite()
  for (const [name, { turn: _, ...options }] of Object.entries(visitors))
    visits.set(name as Visitor, await site.visit('/terms-of-service', options))
})
afterAll(() => site.close())

/** The controls that the visitor's first press didn't click. */
async function missedBy(name: Visitor, id: string): Promise<string[]> {
  const { page } = visits.get(name) as Awaited<ReturnType<typeof site.visit>>
  await page.goto(site.url + routeOf(id))
  await hydrated(page)
  await editable(page)
  const { hasTouch, turn } = visitors[name]
  const { presses, missed } = await missedPresses(page, page.locator('[data-tool]'), hasTouch, each(turn))
  // The fields of the timer are in a collapsed section.
  expect(presses > 0, `${name}: some controls are pressed`).toBe(id !== 'pomodoro-timer')
  return missed.map((control) => `${name}: ${control}`)
}

describe('a press after an invalid edit', () => {
  // Two visitors at a time, because each waits for frames.
  it.each(tools)('works the first time on $id', async ({ id }) => {
    const missed = await Promise.all([missedBy('a mouse at 1280 px', id), missedBy('touch at 390 px', id)])
    expect(missed.flat()).toEqual([])
  })

  it.each(tools)(
    'works the first time on $id with a mouse on a small screen and a finger on a large one',
    async ({ id }) => {
      const missed = await Promise.all([missedBy('a mouse at 390 px', id), missedBy('touch at 1280 px', id)])
      expect(missed.flat()).toEqual([])
    },
  )
})
