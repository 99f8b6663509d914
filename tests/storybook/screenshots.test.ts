import { readdirSync, readFileSync } from 'node:fs'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folder, openCamera, shots } from '../../scripts/dev/screenshots.mjs'
import { cardLook, lookOfCard } from '../card-look'

// The built Storybook, whose CSS was transpiled and minified. The stories' own tests run in dev mode.
// After an intended change, `npm run screenshots` updates them; review the new ones. The browser and its fonts are pinned,
// so that all machines draw the same pixels.

/** Of the committed files, because `npm test` doesn't build Storybook, which has the list of stories. */
const names = readdirSync(folder).map((file) => file.replace(/\.png$/, ''))

let camera: Awaited<ReturnType<typeof openCamera>>
beforeAll(async () => {
  camera = await openCamera()
})
afterAll(() => camera?.close())

it('each tool has a screenshot in each theme', () => {
  expect(
    shots()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(names.sort())
})

describe('a tool at first sight', () => {
  it.each(names)('has the design’s colors and matches its screenshot: %s', async (name) => {
    const shot = shots().find((each) => each.name === name)
    if (!shot || !camera) throw new Error('There is no such story, or no camera')
    const page = await camera.open(shot)
    expect
      .soft(await page.evaluate(lookOfCard, '#storybook-root'))
      .toEqual(cardLook[shot.theme as keyof typeof cardLook])
    const drawn = PNG.sync.read(readFileSync(`${folder}/${name}.png`))
    const seen = PNG.sync.read(await camera.shoot(page))
    expect([seen.width, seen.height]).toEqual([drawn.width, drawn.height])
    expect(pixelmatch(drawn.data, seen.data, undefined, drawn.width, drawn.height)).toBe(0)
  })
})
