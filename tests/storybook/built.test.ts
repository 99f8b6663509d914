import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root, tools } from '../../scripts/build/tools'
import { browserArgs, findShell } from '../../scripts/dev/browser.mjs'
import { cardLook, lookOfCard } from '../card-look'
import { serveFolder } from '../serve-folder'

// The built Storybook, whose CSS was transpiled and minified. The stories' own tests run in dev mode.

const folder = join(root, 'storybook-static')
const stories = new Map<string, string>()
let browser: Browser

beforeAll(async () => {
  if (!existsSync(join(folder, 'index.json'))) throw new Error('Storybook is not built: npm run build:storybook')
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  for (const { id, type, importPath } of Object.values<{ id: string; type: string; importPath: string }>(entries)) {
    if (type === 'story' && !stories.has(importPath)) stories.set(importPath, id)
  }
  browser = await chromium.launch({ executablePath: await findShell(), args: browserArgs })
})
afterAll(() => browser?.close())

describe.each(tools)('the first story of %s', (tool) => {
  it.each(['light', 'dark'] as const)('has the colors and the border of the %s theme', async (theme) => {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await serveFolder(page, folder)
    const id = stories.get(`./stories/${tool}.stories.tsx`)
    await page.goto(`http://storybook.example/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`)
    await page.waitForSelector('[role=group]')
    expect(await page.evaluate(lookOfCard, '#storybook-root')).toEqual(cardLook[theme])
    await page.close()
  })
})
