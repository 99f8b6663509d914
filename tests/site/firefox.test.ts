import { type Browser, launch, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { findFirefox } from '../../scripts/dev/firefox.mjs'
import { until } from '../until'
import { routes } from './open-site'

// The built site in Firefox. vitest.config.ts skips this file if Firefox isn't installed.

const site = inject('site')
let browser: Browser
let page: Page
/** Errors, console messages and policy violations of the last visit. */
const errors: string[] = []

beforeAll(async () => {
  browser = await launch({ browser: 'firefox', executablePath: findFirefox(), headless: true })
  page = await browser.newPage()
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) errors.push(message.text())
  })
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`blocked by ${violatedDirective}: ${blockedURI}`),
    )
  })
  // Nothing leaves this machine.
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    if (request.url().startsWith(site) || !request.url().startsWith('http')) return request.continue()
    return request.respond({ status: 200, headers: { 'Access-Control-Allow-Origin': '*' }, body: '{}' })
  })
})
afterAll(async () => {
  await browser?.close()
})

async function visit(path: string): Promise<void> {
  await page.goto('about:blank')
  errors.length = 0
  await page.goto(site + path, { waitUntil: 'load' })
}

describe('in Firefox', () => {
  it.each(routes)('%s has one heading, and no errors or blocked resources', async (path) => {
    await visit(path)
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
    await visit(path)
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
