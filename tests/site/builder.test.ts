import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findShell } from '../../scripts/dev/browser.mjs'
import { hydrated, openSite, tools } from './open-site'

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite({ find: findShell })
})
afterAll(() => site.close())

const codeIn = (page: Page) => page.locator('[data-builder] pre').textContent()
const preview = (page: Page, id: string) => page.locator(`[data-builder] pegboard-${id}`)

async function build(id: string) {
  const visit = await site.visit(`/embed#${id}`)
  await preview(visit.page, id).waitFor()
  return visit
}

describe('the builder for a tool', () => {
  let shown: Awaited<ReturnType<typeof build>>
  beforeAll(async () => {
    shown = await build('mortgage-calculator')
  })
  afterAll(() => shown.leave())

  it.each(tools)('shows $id and code for it, and logs nothing', async ({ id }) => {
    const { page, errors } = shown
    // Another document, as for a visitor who follows a link to this tool.
    await page.goto('about:blank')
    await page.goto(`${site.url}/embed#${id}`)
    await preview(page, id).waitFor()
    expect(await page.locator('[data-builder-tool]').inputValue()).toBe(id)
    await expect.poll(() => codeIn(page)).toContain(`<pegboard-${id}><a href=`)
    for (const [name, part] of [
      ['Frame', `/embed/${id}"`],
      ['React', `pegboard/widgets/${id}`],
      ['Vue', `pegboard/elements/${id}'`],
      ['WordPress', `"tool":"${id}"`],
    ] as const) {
      await page.getByRole('radio', { name }).check({ force: true })
      await expect.poll(() => codeIn(page), { message: name }).toContain(part)
    }
    // Those of this tool alone.
    expect(errors.splice(0)).toEqual([])
  })
})

describe('the builder', () => {
  it('writes what’s entered in the preview, whatever the format', async () => {
    const { page, errors, leave } = await build('mortgage-calculator')
    const tool = preview(page, 'mortgage-calculator')
    await tool.getByLabel('Home price').fill('450,000.50')
    await expect.poll(() => codeIn(page)).toContain('home-price="450000.50"')
    await page.getByLabel('Language and formats').selectOption('de-DE')
    await tool.getByLabel('Kaufpreis').waitFor()
    await expect.poll(() => codeIn(page)).toContain('home-price="450000.50"')
    await tool.getByLabel('Zinssatz').fill('6,25')
    await expect.poll(() => codeIn(page)).toContain('interest-rate="6.25"')
    await page.getByRole('radio', { name: 'React' }).check({ force: true })
    await expect.poll(() => codeIn(page)).toContain('"interestRate":"6,25"')
    await page.getByRole('button', { name: 'Clear values' }).click()
    await expect.poll(() => codeIn(page)).not.toContain('defaultValue')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => codeIn(page)).toContain('"interestRate":"6,25"')
    await page.getByRole('button', { name: 'Clear values' }).waitFor()
    expect(errors).toEqual([])
    await leave()
  })

  it('says so if a field that the tool needs has no value and visitors can’t enter one', async () => {
    const { page, errors, leave } = await build('mortgage-calculator')
    const choice = page.getByRole('combobox', { name: 'Home price' })
    const note = page.getByText('Visitors can’t enter the value')
    await choice.selectOption('lock')
    await note.waitFor()
    await page.getByRole('combobox', { name: 'PMI' }).selectOption('lock')
    expect(await note.count()).toBe(1)
    await choice.selectOption('')
    await preview(page, 'mortgage-calculator').getByLabel('Home price').fill('450000')
    await choice.selectOption('lock')
    await expect.poll(() => note.count()).toBe(0)
    expect(errors).toEqual([])
    await leave()
  })

  it('applies options to the preview and the code, and keeps them for the next tool', async () => {
    const { page, errors, leave } = await build('mortgage-calculator')
    const tool = preview(page, 'mortgage-calculator')
    await page.getByRole('combobox', { name: 'PMI' }).selectOption('hide')
    await tool.getByLabel('PMI').waitFor({ state: 'detached' })
    await page.getByLabel('Accent color', { exact: true }).fill('#5b2dd4')
    await page.getByLabel('Corners').selectOption('square')
    await page.getByLabel('Width').selectOption('480px')
    await page.getByLabel('Heading').fill('Your loan')
    await page.getByLabel('Compact').check()
    for (const part of [
      'hide="pmi"',
      'heading="Your loan"',
      'compact',
      '--pegboard-accent: #5b2dd4',
      'max-width: 480px',
    ])
      await expect.poll(() => codeIn(page)).toContain(part)
    await tool.getByRole('heading', { name: 'Your loan' }).waitFor()
    expect(await tool.evaluate((tag) => tag.clientWidth)).toBe(480)

    await page.locator('[data-builder-tool]').selectOption('tax-calculator')
    await preview(page, 'tax-calculator').getByRole('heading', { name: 'Your loan' }).waitFor()
    expect(page.url()).toMatch(/\/embed#tax-calculator$/)
    expect(await codeIn(page)).not.toContain('hide=')
    expect(errors).toEqual([])
    await leave()
  })

  it('keeps what’s entered and hidden in each tool, also after a reload', async () => {
    const { page, errors, leave } = await build('mortgage-calculator')
    const home = preview(page, 'mortgage-calculator').getByLabel('Home price')
    await home.fill('450000')
    await page.getByRole('combobox', { name: 'PMI' }).selectOption('hide')
    await page.getByLabel('Heading').fill('Your loan')
    await page.locator('[data-builder-tool]').selectOption('tax-calculator')
    await preview(page, 'tax-calculator').getByLabel('Amount', { exact: true }).fill('80')
    await page.locator('[data-builder-tool]').selectOption('mortgage-calculator')
    await home.waitFor()
    for (const part of ['home-price="450000"', 'hide="pmi"', 'heading="Your loan"'])
      await expect.poll(() => codeIn(page)).toContain(part)
    await page.reload()
    await home.waitFor()
    for (const part of ['home-price="450000"', 'hide="pmi"', 'heading="Your loan"'])
      await expect.poll(() => codeIn(page)).toContain(part)
    await page.locator('[data-builder-tool]').selectOption('tax-calculator')
    await expect.poll(() => codeIn(page)).toContain('amount="80"')
    expect(errors).toEqual([])
    await leave()
  })

  it('is on a tool’s page, whose Copy button copies the code as set up', async () => {
    const { page, errors, leave } = await site.visit('/bmi-calculator', {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await hydrated(page)
    await page.getByText('Options, preview and attributes').click()
    await preview(page, 'bmi-calculator').waitFor()
    expect(await page.locator('#snippet').count()).toBe(1)
    await page.getByText('Look', { exact: true }).click()
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark')
    await page.locator('[data-copy=snippet]').first().click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('theme="dark"')
    expect(errors).toEqual([])
    await leave()
  })

  it('makes a frame that looks like the preview', async () => {
    const { page, leave } = await site.visit('/embed/tax-calculator?--pegboard-radius=3px&compact=')
    const tool = page.locator('pegboard-tax-calculator')
    await tool.getByRole('button', { name: 'Calculate' }).waitFor()
    expect(await tool.evaluate((tag) => getComputedStyle(tag).getPropertyValue('--pegboard-radius'))).toBe('3px')
    await leave()
  })
})
