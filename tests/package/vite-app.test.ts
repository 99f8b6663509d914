import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserArgs, findShell } from '../../scripts/dev/browser.mjs'
import { cardLook, lookOfCard } from '../card-look'
import { serveFolder } from '../serve-folder'
import { pack } from './packed'

// The library in a React app. In production builds, Vite transpiles CSS for older browsers, which it doesn't do in development.

const packed = pack()
const app = packed.install('app', ['react', 'react-dom', 'vite', '@vitejs/plugin-react'])
let browser: Browser

/** Like an app from `npm create vite`, without a build target or color-scheme. */
const sources = {
  'index.html': '<!doctype html><title>App</title><main></main><script type="module" src="/src/main.tsx"></script>',
  'vite.config.js': `
    import react from '@vitejs/plugin-react'
    export default { plugins: [react()] }`,
  'src/main.tsx': `
    import { createRoot } from 'react-dom/client'
    import { MortgageCalculator } from 'pegboard/widgets/mortgage-calculator'
    import 'pegboard/widgets/mortgage-calculator.css'
    import { RegexTester } from 'pegboard/widgets/regex-tester'
    import 'pegboard/widgets/regex-tester.css'

    createRoot(document.querySelector('main') as HTMLElement).render(
      <>
        <section id="mortgage"><MortgageCalculator /></section>
        <section id="regex"><RegexTester /></section>
        <section id="inside" style={{ colorScheme: 'dark' }}><MortgageCalculator /></section>
        <section id="styled"><RegexTester style={{ colorScheme: 'dark' }} /></section>
      </>
    )`,
}

beforeAll(async () => {
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(app, path)), { recursive: true })
    writeFileSync(join(app, path), text)
  }
  const { NODE_ENV, VITEST, ...env } = process.env
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], { cwd: app, env })
  browser = await chromium.launch({ executablePath: await findShell(), args: browserArgs })
}, 120_000)
afterAll(async () => {
  await browser?.close()
  packed.remove()
})

async function open(colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const page = await browser.newPage({ colorScheme, reducedMotion: 'reduce' })
  await serveFolder(page, join(app, 'dist'))
  await page.goto('http://app.example/')
  await page.waitForSelector('[role=group]')
  return page
}

const cardsIn = async (page: Page) => {
  const ids = ['mortgage', 'regex', 'inside', 'styled']
  const looks = await Promise.all(ids.map(async (id) => [id, await page.evaluate(lookOfCard, `#${id}`)]))
  return Object.fromEntries(looks)
}

/** All computed styles: '3 input color: rgb(29, 27, 24)'. Minifiers turn 0% into 0, so both are compared as 0px. */
const stylesIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((element, at) => {
      const style = getComputedStyle(element)
      const names = [...style].filter((name) => !name.startsWith('--'))
      return names.map(
        (name) => `${at} ${element.localName} ${name}: ${style.getPropertyValue(name).replace('0% 0%', '0px 0px')}`,
      )
    }),
  )

const { light, dark } = cardLook

describe('a fresh Vite app, built for production', () => {
  it('has the light theme’s colors and border, whatever the system’s theme', async () => {
    for (const system of ['light', 'dark'] as const) {
      const page = await open(system)
      expect(await cardsIn(page)).toMatchObject({ mortgage: light, regex: light })
      await page.close()
    }
  })

  it('is dark inside color-scheme: dark, and if a widget itself has that style', async () => {
    const page = await open()
    expect(await cardsIn(page)).toMatchObject({ inside: dark, styled: dark })
    await page.close()
  })

  it('follows the page’s color-scheme', async () => {
    const page = await open('dark')
    const declare = (scheme: string) =>
      page.evaluate((value) => document.documentElement.style.setProperty('color-scheme', value), scheme)
    await declare('dark')
    expect(await cardsIn(page)).toMatchObject({ mortgage: dark, regex: dark })
    await declare('light dark')
    expect(await cardsIn(page)).toMatchObject({ mortgage: dark, regex: dark })
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await cardsIn(page)).toMatchObject({ mortgage: light, regex: light })
    await page.close()
  })

  it('uses the page’s CSS variables', async () => {
    const page = await open()
    await page.evaluate(() => document.documentElement.style.setProperty('--pegboard-paper', 'rgb(1, 2, 3)'))
    expect((await cardsIn(page)).mortgage.background).toBe('rgb(1, 2, 3)')
    await page.close()
  })

  it('has the same computed styles as with the published CSS', async () => {
    const page = await open()
    const built = await stylesIn(page)
    const published = ['mortgage-calculator', 'regex-tester'].map((id) =>
      readFileSync(join(packed.unpacked, `dist/widgets/${id}.css`), 'utf8'),
    )
    await page.evaluate((texts) => {
      for (const link of document.querySelectorAll('link[rel=stylesheet]')) link.remove()
      document.adoptedStyleSheets = texts.map((text) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text)
        return sheet
      })
    }, published)
    const untouched = await stylesIn(page)
    expect(built.length).toBeGreaterThan(10_000)
    expect(built.filter((line, at) => line !== untouched[at]).slice(0, 5)).toEqual([])
    await page.close()
  })
})
