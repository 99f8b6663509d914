import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folder, openCamera, shots, widthOf } from '../../scripts/dev/screenshots.mjs'
import { catalog } from '../../src/catalog'
import { cardLook, lookOfCard } from '../card-look'

// The built Storybook, whose CSS was transpiled and minified. The stories' own tests run in dev mode.
// After an intended change, `npm run screenshots` updates them; review the new ones. The browser and its fonts are pinned,
// so that all machines draw the same pixels. As with Vitest's snapshots, a missing one is saved, except in CI.

/** From the catalog, because Storybook, which has the list of stories, may not be built while tests are collected. */
const names = catalog.flatMap(({ id }) => Object.keys(widthOf).map((theme) => `${id}.${theme}`))

let camera: Awaited<ReturnType<typeof openCamera>>
beforeAll(async () => {
  camera = await openCamera()
})
afterAll(() => camera?.close())

it('each screenshot is of a tool', () => {
  const known = names.map((name) => `${name}.png`)
  expect(readdirSync(folder).filter((file) => !known.includes(file))).toEqual([])
})

describe('a tool at first sight', () => {
  it.each(names)('has the design’s colors and matches its screenshot: %s', async (name) => {
    const story = shots().find((each) => each.name === name)
    if (!story || !camera) throw new Error('There is no such story, or no camera')
    const page = await camera.open(story)
    expect
      .soft(await page.evaluate(lookOfCard, '#storybook-root'))
      .toEqual(cardLook[story.theme as keyof typeof cardLook])
    const file = `${folder}/${name}.png`
    const shot = await camera.shoot(page)
    if (!existsSync(file)) {
      if (process.env.CI) throw new Error(`There’s no ${file}. Run npm run screenshots and commit it.`)
      writeFileSync(file, shot)
    }
    const drawn = PNG.sync.read(readFileSync(file))
    const seen = PNG.sync.read(shot)
    expect([seen.width, seen.height]).toEqual([drawn.width, drawn.height])
    expect(pixelmatch(drawn.data, seen.data, undefined, drawn.width, drawn.height)).toBe(0)
  })
})
