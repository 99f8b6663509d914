import { afterAll, beforeAll, expect, it } from 'vitest'
import { heightsOf } from '../../scripts/build/reserve-heights'
import { catalog, tagOf } from '../../src/catalog'
import { openPages } from '../embeds/open-page'

// A tool on a page of another origin. tests/embeds has all tools and all kinds of pages.

let pages: Awaited<ReturnType<typeof openPages>>
beforeAll(async () => {
  pages = await openPages()
})
afterAll(() => pages.close())

it('an embed answers on a page with a strict policy', async () => {
  const { page, errors, requests, leave } = await pages.visit({
    body: `<pegboard-mortgage-calculator></pegboard-mortgage-calculator>
      <script type="module" src="${pages.scripts}/mortgage-calculator.js"></script>`,
    policy: "default-src 'none'; script-src {scripts}",
  })
  await page.getByLabel('Home price').fill('300000')
  await page.getByLabel('Down payment', { exact: true }).fill('0')
  await page.getByLabel('Interest rate').fill('6.5')
  await page.getByRole('button', { name: 'Calculate' }).click()
  // By the annuity formula, over 30 years.
  await page.locator('[data-status=current]').filter({ hasText: '$1,896.20' }).first().waitFor()
  expect(errors).toEqual([])
  expect(requests.filter((address) => !address.startsWith(pages.scripts))).toEqual([])
  await leave()
})

it('an embed has its own words and those of all tools in the language of the page', async () => {
  const { page, errors, leave } = await pages.visit({
    body: `<section lang="de"><pegboard-mortgage-calculator></pegboard-mortgage-calculator></section>
      <script type="module" src="${pages.scripts}/mortgage-calculator.js"></script>`,
    policy: "default-src 'none'; script-src {scripts}",
  })
  await page.getByLabel('Kaufpreis').waitFor()
  await page.getByRole('button', { name: 'Berechnen' }).waitFor()
  expect(errors).toEqual([])
  await leave()
})

/** What a page can write, and which of the measured heights it needs. */
const looks = {
  '': 'full',
  compact: 'compact',
  'compact="true"': 'compact',
  'compact="false"': 'full',
  'result-only': 'resultOnly',
  'result-only="false"': 'full',
  'compact result-only': 'resultOnly',
} as const

it('a tag reserves the height that was measured for its width and its options, until its script runs', async () => {
  const { page, leave } = await pages.visit(
    {
      body: `<link rel="stylesheet" href="${pages.scripts}/pegboard.css">`,
      policy: "default-src 'none'; style-src {scripts} 'unsafe-inline'",
    },
    { viewport: { width: 1000, height: 900 } },
  )
  const cases = catalog.flatMap(({ id }) =>
    Object.entries(looks).map(([attributes, look]) => ({
      tag: `<${tagOf(id)} ${attributes}></${tagOf(id)}>`,
      heights: heightsOf(id)[look],
    })),
  )
  const reservedAt = (width: number) =>
    page.evaluate(
      ([width, tags]) => {
        document.body.style.width = `${width}px`
        document.body.innerHTML = tags.join('')
        return [...document.body.children].map((tag) => Number.parseFloat(getComputedStyle(tag, '::before').height))
      },
      [width, cases.map(({ tag }) => tag)] as const,
    )
  // On both sides of each step.
  const widths = { 479: 0, 480: 1, 859: 1, 860: 2 }
  for (const [width, index] of Object.entries(widths)) {
    const reserved = await reservedAt(Number(width))
    const wrong = cases.flatMap(({ tag, heights }, nth) =>
      reserved[nth] === heights[index] ? [] : [`${tag} at ${width}px: ${reserved[nth]} instead of ${heights[index]}`],
    )
    expect(wrong).toEqual([])
  }
  await leave()
})
