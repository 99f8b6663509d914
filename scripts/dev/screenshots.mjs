// `npm run screenshots`: saves a screenshot of every tool's initial state in each theme, from the last Storybook build, to
// tests/storybook/screenshots. tests/storybook/screenshots.test.ts compares them in `npm run verify`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { browserArgs, findPinned } from './browser.mjs'
import { serve } from './serve.mjs'

const path = (relative) => fileURLToPath(new URL(`../../${relative}`, import.meta.url))
export const folder = path('tests/storybook/screenshots')

/** Each width in one of the themes, so that a change of look has few pictures to review. */
export const widthOf = { light: 1200, dark: 390 }

/** Each tool's Default story in each theme: 'bmi-calculator.light'. */
export function shots() {
  const { entries } = JSON.parse(readFileSync(path('storybook-static/index.json'), 'utf8'))
  const stories = Object.values(entries).filter(
    ({ name, importPath }) => name === 'Default' && /^\.\/stories\/[a-z0-9-]+\.stories/.test(importPath),
  )
  return stories.flatMap(({ id, importPath }) =>
    Object.entries(widthOf).map(([theme, width]) => ({
      name: `${/[a-z0-9-]+(?=\.stories)/.exec(importPath)[0]}.${theme}`,
      id,
      theme,
      width,
    })),
  )
}

/** Takes reproducible screenshots with the pinned browser. Undefined if that browser doesn't run. */
export async function openCamera() {
  const executablePath = await findPinned()
  if (!executablePath) return undefined
  const { url, close } = await serve({ root: path('storybook-static'), port: 0 })
  const browser = await chromium.launch({ executablePath, args: [...browserArgs, '--font-render-hinting=none'] })
  /** A page for each width, because opening one takes longer than going to another story. */
  const pages = new Map()
  async function pageOf(width) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    await page.clock.setFixedTime('2026-01-15T12:00:00Z')
    await page.addInitScript(seedRandom)
    pages.set(width, page)
    return page
  }
  return {
    /** Opens a story. */
    async open({ id, theme, width }) {
      const page = pages.get(width) ?? (await pageOf(width))
      await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`)
      await page.locator('[role=group]').first().waitFor()
      await page.evaluate(() => document.fonts.ready)
      return page
    },
    shoot: (page) => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }),
    async close() {
      await browser.close()
      await close()
    },
  }
}

/** Runs in the page. Seeds the random sources, so that generators always show the same output. */
function seedRandom() {
  let seed = 1
  const next = () => {
    seed = (seed * 48271) % 2147483647
    return seed
  }
  Math.random = () => next() / 2147483647
  crypto.getRandomValues = (array) => {
    for (let at = 0; at < array.length; at += 1) array[at] = next()
    return array
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const camera = await openCamera()
  if (!camera) throw new Error('The pinned browser runs only on Linux.')
  mkdirSync(folder, { recursive: true })
  for (const shot of shots()) writeFileSync(`${folder}/${shot.name}.png`, await camera.shoot(await camera.open(shot)))
  await camera.close()
}
