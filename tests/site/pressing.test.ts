import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeOf } from '../../src/catalog'
import { all, each, missedPresses } from '../pressing'
import { isVaried } from '../scale'
import { editable, hydrated, openSite, tools } from './open-site'

// Pages: the first press always works, even if the field it leaves becomes invalid.

const desktop = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 390, height: 664 } }
/** Each visitor presses a control after another field. In tools of each kind, the last two press it after every field. */
const visitors = {
  'a mouse at 1280 px': { ...desktop, hasTouch: false, turn: 0, isThorough: false },
  'touch at 390 px': { ...phone, hasTouch: true, turn: 1, isThorough: false },
  'a mouse at 390 px': { ...phone, hasTouch: false, turn: 2, isThorough: true },
  'touch at 1280 px': { ...desktop, hasTouch: true, turn: 3, isThorough: true },
}
type Visitor = keyof typeof visitors

let site: Awaited<ReturnType<typeof openSite>>
/** Each visitor has one page for all tools. */
const visits = new Map<Visitor, Awaited<ReturnType<typeof site.visit>>>()
beforeAll(async () => {
  site = await openSite()
  for (const [name, { viewport, hasTouch }] of Object.entries(visitors))
    visits.set(name as Visitor, await site.visit('/terms-of-service', { viewport, hasTouch }))
})
afterAll(() => site.close())

/** The controls that the visitor's first press didn't click. */
async function missedBy(name: Visitor, id: string): Promise<string[]> {
  const { page } = visits.get(name) as Awaited<ReturnType<typeof site.visit>>
  await page.goto(site.url + routeOf(id))
  await hydrated(page)
  await editable(page)
  const { hasTouch, turn, isThorough } = visitors[name]
  const pairs = isThorough && isVaried({ id }) ? all : each(turn)
  const { presses, missed } = await missedPresses(page, page.locator('[data-tool]'), hasTouch, pairs)
  // The fields of the timer are in a collapsed section.
  expect(presses > 0, `${name}: some controls are pressed`).toBe(id !== 'pomodoro-timer')
  return missed.map((control) => `${name}: ${control}`)
}

describe('a press after an invalid edit', () => {
  // All visitors at a time, because each waits for frames.
  it.each(tools)('works the first time on $id', async ({ id }) => {
    const names = Object.keys(visitors) as Visitor[]
    const missed = await Promise.all(names.map((name) => missedBy(name, id)))
    expect(missed.flat()).toEqual([])
  })
})
