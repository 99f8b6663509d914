import { type Browser, launch, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { findFirefox } from '../../scripts/dev/firefox.mjs'
import { until } from '../until'
import { routes } from './open-site'

// The built site in Firefox. vitest.config.ts skips this file if Firefox isn't installed.

const site = inject('site')
let browser: Browser
let page: Page | undefined
/** Errors, console messages and policy violations of the last visit. */
let errors: string[]

beforeAll(async () => {
  browser = await launch({ browser: 'firefox', executablePath: findFirefox(), headless: true })
})
afterAll(async () => {
  await browser?.close()
})

/** Opens a new page, because one that's left while it loads a module reports an error, even after the next visit began. */
async function visit(path: string): Promise<Page> {
  await page?.close()
  const opened = await browser.newPage()
  page = opened
  const ofThisPage: string[] = []
  errors = ofThisPage
  opened.on('pageerror', (error) => ofThisPage.push(String(error)))
  opened.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) ofThisPage.push(message.text())
  })
  await opened.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`blocked by ${violatedDirective}: ${blockedURI}`),
    )
  })
  // Nothing leaves this machine.
  await opened.setRequestInterception(true)
  opened.on('request', (request) => {
    if (request.url().startsWith(site) || !request.url().startsWith('http')) return request.continue()
    return request.respond({ status: 200, headers: { 'Access-Control-Allow-Origin': '*' }, body: '{}' })
  })
  await opened.goto(site + path, { waitUntil: 'load' })
  return opened
}

describe('in Firefox', () => {
  it.each(routes)('%s has one heading, and no errors or blocked resources', async (path) => {
    const page = await visit(path)
    const headings = await page.$$eval('h1', (found) => found.map(({ textContent }) => textContent ?? ''))
    expect(headings).toHaveLength(1)
    expect(headings[0]).toMatch(/\S/)
    expect(errors).toEqual([])
  })

  it.each([
    ['/percentage-calculator', ['15', '80'], '12'],
    ['/discount-calculator', ['80', '25'], '60'],
    ['/math-solver', ['2^10'], '1024'],
    ['/text-counter', ['one two three'], '3'],
    ['/base64-tool', ['Pegboard'], 'UGVnYm9hcmQ='],
  ])('%s answers what is typed', async (path, texts, expected) => {
    const page = await visit(path)
    const fields = 'main [role=group] :is(input[type=text], textarea):not([readonly])'
    for (const [at, text] of texts.entries()) {
      const field = (await page.$$(fields))[at]
      await field?.click()
      await field?.type(text)
    }
    await page.keyboard.down('Control')
    await page.keyboard.press('Enter')
    await page.keyboard.up('Control')
    const shown = () =>
      page.$eval('main [role=group]', (group) =>
        [group.textContent, ...[...group.querySelectorAll('textarea')].map(({ value }) => value)].join(' '),
      )
    await until(async () => expect(await shown()).toContain(expected))
    expect(errors).toEqual([])
  })
})
