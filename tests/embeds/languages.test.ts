import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesOf, languages } from '../../scripts/build/languages'
import { openPages, type Visit } from './open-page'

// The words of embeds in other languages, loaded by the locale of the tag or of the page around it.

const strict = "default-src 'none'; script-src {scripts}"
const tag = 'pegboard-mortgage-calculator'

let pages: Awaited<ReturnType<typeof openPages>>
beforeAll(async () => {
  pages = await openPages()
})
afterAll(() => pages.close())

/** The words of the mortgage calculator in a language. */
const wordsIn = (language: string): { readonly homePrice: string } =>
  JSON.parse(new Map(filesOf(language)).get('mortgage-calculator') ?? '')

const visit = (markup: string, policy = strict) =>
  pages.visit({
    body: `${markup}<script type="module" src="${pages.scripts}/mortgage-calculator.js"></script>`,
    policy,
  })

const labelOf = ({ page }: Visit) => page.locator('[data-inputs] label').first().textContent()
const languageFilesOf = ({ requests }: Visit) =>
  requests
    .filter((address) => address.includes('/lang/'))
    .map((address) => address.replace(`${pages.scripts}/lang/`, ''))
/** The language and direction inside. */
const inside = ({ page }: Visit) =>
  page.evaluate((tag) => {
    const within = document.querySelector(tag)?.shadowRoot?.querySelector('div')
    return { lang: within?.lang, dir: within?.dir }
  }, tag)

describe.each(languages)('%s', (language) => {
  it('is loaded for a tag’s locale, with two requests', async () => {
    const opened = await visit(`<${tag} locale="${language}"></${tag}>`)
    await expect.poll(() => labelOf(opened)).toBe(wordsIn(language).homePrice)
    expect(languageFilesOf(opened)).toEqual([`${language}.js`, `${language}/mortgage-calculator.js`])
    expect(await inside(opened)).toEqual({ lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' })
    expect(opened.errors).toEqual([])
    await opened.leave()
  })
})

it('the language of the page counts, and so does a region', async () => {
  const opened = await visit(`<section lang="de-AT"><${tag}></${tag}></section>`)
  await expect.poll(() => labelOf(opened)).toBe(wordsIn('de').homePrice)
  await opened.leave()
})

it('a page can switch its language, and needs no direction for Arabic', async () => {
  const opened = await visit(`<section><${tag}></${tag}></section>`)
  for (const language of ['de', 'ar']) {
    await opened.page.locator('section').evaluate((section, lang) => section.setAttribute('lang', lang), language)
    await expect.poll(() => labelOf(opened)).toBe(wordsIn(language).homePrice)
  }
  expect(await inside(opened)).toEqual({ lang: 'ar', dir: 'rtl' })
  expect(opened.errors).toEqual([])
  await opened.leave()
})

it('without words, the tag is English throughout', async () => {
  const opened = await visit(`<${tag} locale="fa"></${tag}>`)
  expect(await labelOf(opened)).toBe('Home price')
  expect(await inside(opened)).toEqual({ lang: 'en', dir: 'ltr' })
  const text = () => opened.page.evaluate((tag) => document.querySelector(tag)?.shadowRoot?.textContent ?? '', tag)
  expect(await text()).toMatch(/\d/)
  expect(await text()).not.toMatch(/[\u0600-\u06ff]/)
  expect(languageFilesOf(opened)).toEqual([])
  await opened.leave()
})

it('the page’s own strings come first', async () => {
  const opened = await visit(`<${tag} locale="de"></${tag}>`)
  await opened.page.evaluate(
    (tag) => Object.assign(document.querySelector(tag) as object, { strings: { homePrice: 'Preis' } }),
    tag,
  )
  await expect.poll(() => labelOf(opened)).toBe('Preis')
  await opened.leave()
})

it('words that don’t load leave it English, and the console says so', async () => {
  const opened = await visit(
    `<${tag} locale="de"></${tag}>`,
    "default-src 'none'; script-src {scripts}/mortgage-calculator.js {scripts}/parts/",
  )
  await expect.poll(() => opened.errors.join()).toContain('the words for de didn’t load')
  await expect.poll(() => opened.page.locator('[data-inputs] label').first().isVisible()).toBe(true)
  expect(await labelOf(opened)).toBe('Home price')
  await opened.leave()
})

it('a single file loads no words', async () => {
  const opened = await pages.visit({
    body: `<${tag} locale="de"></${tag}><script src="${pages.scripts}/mortgage-calculator.single.js"></script>`,
    policy: strict,
  })
  await expect.poll(() => labelOf(opened)).toBe('Home price')
  expect(languageFilesOf(opened)).toEqual([])
  await opened.leave()
})
