import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tools } from '../../scripts/build/tools'
import { browserArgs, findShell } from '../../scripts/dev/browser.mjs'
import * as gpa from '../../src/engine/gpa-calculator/gpa-calculator'
import * as tax from '../../src/engine/tax-calculator/tax-calculator'
import { cardLook, lookOfCard } from '../card-look'
import { manifest } from '../package/packed'
import { serveFolder } from '../serve-folder'
import { apps, buildApps, installApps } from './apps'

// The elements in every framework’s own syntax. All apps have the same ids, so they all get the same cases.

let browser: Browser
let installed: ReturnType<typeof installApps>
let builds: Awaited<ReturnType<typeof buildApps>>

beforeAll(async () => {
  installed = installApps()
  builds = await buildApps(installed.folder)
  browser = await chromium.launch({ executablePath: await findShell(), args: browserArgs })
}, 600_000)
afterAll(async () => {
  await browser?.close()
  installed?.remove()
})

interface ToolElement extends HTMLElement {
  readonly value: Record<string, unknown>
  readonly result?: { readonly ok: boolean }
}

/** The page of an app, with what people and scripts see in it. */
function view(page: Page) {
  const tool = (id: string) => page.locator(`#${id}`)
  return {
    page,
    press: (id: string) => tool(id).click(),
    value: (id: string) => tool(id).evaluate((element) => (element as ToolElement).value),
    result: () => tool('mortgage').evaluate((element) => (element as ToolElement).result),
    price: tool('mortgage').getByRole('textbox').first(),
    calculate: tool('mortgage').getByRole('button', { name: 'Calculate' }),
    /** Whether a click into the first field focuses it. It doesn't if the tool is disabled. */
    takesFocus: () =>
      tool('mortgage').evaluate((element) => {
        const root = element.shadowRoot as ShadowRoot
        root.querySelector('input')?.focus()
        const hasFocus = root.activeElement !== null
        ;(root.activeElement as HTMLElement | null)?.blur()
        return hasFocus
      }),
    log: async () => ((await page.locator('#log').textContent()) ?? '').split('\n'),
  }
}

const event = (name: string) => `pegboard-${name} mortgage-calculator ${manifest.version}`

type Cases = Record<string, (app: ReturnType<typeof view>) => Promise<void>>

/** What a page shows at first. */
const shown: Cases = {
  'sets an attribute': async ({ value }) => expect(await value('mortgage')).toMatchObject({ homePrice: '420000' }),

  'sets a text property': async ({ value }) => expect(await value('mortgage')).toMatchObject({ downPayment: '84000' }),

  'sets a number property': async ({ value }) =>
    expect(await value('mortgage')).toMatchObject({ interestRate: '6.25' }),

  'isn’t disabled by false': async ({ takesFocus }) => expect(await takesFocus()).toBe(true),

  'sets a boolean field to false': async ({ value }) =>
    expect(await value('usernames')).toMatchObject({ numbers: false }),

  'sets a list': async ({ value }) =>
    expect(await value('gpa')).toEqual({
      ...gpa.initial,
      courses: [
        { name: 'Calculus', grade: 'A', credits: '4' },
        { name: 'History', grade: 'B', credits: '3' },
      ],
    }),

  'sets the value': async ({ value }) =>
    expect(await value('tax')).toEqual({ ...tax.initial, amount: '80', rate: '5', mode: 'remove' }),

  'sets strings': async ({ page }) =>
    expect(await page.locator('#mortgage').getByLabel('Price of the house').count()).toBe(1),

  'receives pegboard-ready': async ({ log }) => await expect.poll(log).toContain(event('ready')),

  'shows children in a slot': async ({ page }) => {
    const child = page.getByText('Ask your bank.')
    expect(await child.evaluate((element) => element.assignedSlot?.name)).toBe('disclaimer')
    expect((await child.boundingBox())?.height).toBeGreaterThan(0)
  },
}

/** What it does when it's used, each on a new visit. */
const used: Cases = {
  'is disabled by true, and not by false again': async ({ takesFocus, press }) => {
    await press('toggle')
    await expect.poll(takesFocus).toBe(false)
    await press('toggle')
    await expect.poll(takesFocus).toBe(true)
  },

  'sets a boolean field to true, and to false again': async ({ value, press }) => {
    await press('toggle')
    await expect.poll(() => value('usernames')).toMatchObject({ numbers: true })
    await press('toggle')
    await expect.poll(() => value('usernames')).toMatchObject({ numbers: false })
  },

  'receives pegboard-change': async ({ price, log }) => {
    await price.fill('400000')
    await expect.poll(log).toContain(event('change'))
  },

  'receives pegboard-result': async ({ calculate, log }) => {
    await calculate.click()
    await expect.poll(log).toContain(event('result'))
    expect(await log()).not.toContain(event('error'))
  },

  'receives pegboard-error': async ({ price, calculate, log }) => {
    await price.fill('a house')
    await calculate.click()
    await expect.poll(log).toContain(event('error'))
  },

  'adds an element later': async ({ page, press, value }) => {
    expect(await page.locator('#added').count()).toBe(0)
    await press('add')
    await page.locator('#added').getByRole('textbox').first().waitFor()
    expect(await value('added')).toMatchObject({ amount: '50' })
  },

  'calculates through a reference': async ({ press, result }) => {
    await press('calculate')
    await expect.poll(result).toMatchObject({ ok: true })
  },
}

const shownByReact: Cases = {
  'renders the React widget with its CSS': async ({ page }) =>
    expect(await page.evaluate(lookOfCard, '#widget')).toMatchObject(cardLook.light),
}

describe.each(apps)('%s', (app) => {
  let page: Page
  beforeAll(async () => {
    page = await browser.newPage({ reducedMotion: 'reduce' })
    page.setDefaultTimeout(30_000)
    await serveFolder(page, join(installed.folder, app, 'dist'))
  })
  afterAll(() => page?.close())

  it('builds', () => {
    const build = builds.get(app)
    expect(build, build?.output).toMatchObject({ ok: true })
  })

  async function visit(): Promise<void> {
    await page.goto('http://app.example/')
    await page.locator('#mortgage').getByRole('textbox').first().waitFor()
  }

  describe('a visit', () => {
    beforeAll(visit)

    it.each(Object.entries({ ...shown, ...(app.startsWith('react-') && shownByReact) }))('%s', async (_, check) => {
      await check(view(page))
    })
  })

  it.each(Object.entries(used))('%s', async (_, check) => {
    await visit()
    await check(view(page))
  })
})

/** Prints the version of React, the number of widgets and what is logged while a server renders every widget and tag. */
const renderAll = `
  import { createElement, version } from 'react'
  import { renderToString } from 'react-dom/server'
  import * as widgets from 'pegboard'
  import { catalog, componentOf } from 'pegboard/catalog'
  import * as server from 'pegboard/server'
  const logged = []
  for (const kind of ['error', 'warn']) console[kind] = (...words) => logged.push(words.join(' '))
  for (const { id } of catalog) {
    renderToString(createElement(widgets[componentOf(id)]))
    server.renderToString(id)
  }
  console.log(JSON.stringify({ version, count: catalog.length, logged }))`

it.each(['react-18', 'react-19'])('a server with %s renders all widgets and tags without a warning', (app) => {
  const folder = join(installed.folder, app)
  // Otherwise it would use the React that npm has put next to it, which is 19.
  cpSync(join(installed.folder, 'node_modules/pegboard'), join(folder, 'node_modules/pegboard'), { recursive: true })
  const { NODE_ENV, ...env } = process.env
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', renderAll], { cwd: folder, env })
  const { version, count, logged } = JSON.parse(`${printed}`)
  expect(version.split('.')[0]).toBe(app.replace('react-', ''))
  expect(count).toBe(tools.length)
  expect(logged).toEqual([])
})
