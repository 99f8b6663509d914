import { readdirSync, readFileSync } from 'node:fs'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folder, openCamera, shots } from '../../scripts/dev/screenshots.mjs'

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
  it.each(names)('matches its screenshot: %s', async (name) => {
    const shot = shots().find((each) => each.name === name)
    if (!shot) throw new Error('There is no such story')
    const drawn = PNG.sync.read(readFileSync(`${folder}/${name}.png`))
    const seen = PNG.sync.read((await camera?.shoot(shot)) as Buffer)
    expect([seen.width, seen.height]).toEqual([drawn.width, drawn.height])
    expect(pixelmatch(drawn.data, seen.data, undefined, drawn.width, drawn.height)).toBe(0)
  })
})
