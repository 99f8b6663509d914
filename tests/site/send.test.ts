import { afterAll, beforeAll, expect, it } from 'vitest'
import { hydrated, openSite } from './open-site'

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Presses 'Send to…' on a page with an answer, then a tool of the menu, by keyboard. */
async function sent(from: string, to: string, prepare: (page: Visited['page']) => Promise<void>) {
  const visited = await site.visit(from)
  const { page } = visited
  await hydrated(page)
  await prepare(page)
  await page.getByRole('button', { name: 'Send to…' }).first().press('Enter')
  const choices = page.getByRole('group', { name: 'Send to' }).getByRole('button')
  const names = await choices
    .first()
    .waitFor()
    .then(() => choices.allTextContents())
  await page.getByRole('group', { name: 'Send to' }).getByRole('button', { name: to, exact: true }).press('Enter')
  await page.waitForURL((url) => !url.pathname.endsWith(from))
  await hydrated(page)
  return { ...visited, names }
}
type Visited = Awaited<ReturnType<typeof site.visit>>

it('fills in the other tool and answers, and a reload does not bring it back', async () => {
  const { page, errors, leave } = await sent('/percentage-calculator', 'Tax calculator', async (page) => {
    await page.getByRole('button', { name: 'Use example' }).first().click()
  })
  const amount = page.getByLabel('Amount', { exact: false }).first()
  await expect.poll(() => amount.inputValue()).toBe('12')
  expect(await page.evaluate(() => sessionStorage.getItem('pegboard-sent'))).toBeNull()
  expect(errors).toEqual([])
  await leave()
})

it('gives the first two colors of a palette to the two stops of a gradient', async () => {
  let palette: readonly string[] = []
  const { page, names, leave } = await sent('/color-generator', 'Gradient generator', async (page) => {
    palette = (await page.locator('main li > button').allTextContents()).flatMap(
      (text) => text.match(/#[0-9a-f]{6}/) ?? [],
    )
  })
  expect(names).toEqual([
    'Box shadow generator',
    'Gradient generator',
    'JSON editor',
    'Text counter',
    'QR code generator',
    'Base64 converter',
    'Regex tester',
  ])
  const fields = page.locator('main input').filter({ visible: true })
  const values = () => fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))
  await expect.poll(values).toEqual(expect.arrayContaining(palette.slice(0, 2)))
  expect(palette).toHaveLength(5)
  await leave()
})

it('says that an output is too long where the browser refuses to keep it', async () => {
  const { page, leave } = await site.visit('/lorem-generator', {}, (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    }),
  )
  await hydrated(page)
  await page.getByRole('button', { name: 'Send to…' }).click()
  await page.getByRole('group', { name: 'Send to' }).getByRole('button', { name: 'Text counter' }).click()
  await expect
    .poll(() => page.getByRole('alert').filter({ visible: true }).allTextContents())
    .toEqual(['This couldn’t be sent. It may be too long. Copy it, then paste it into the other tool.'])
  expect(page.url()).toContain('/lorem-generator')
  await leave()
})
