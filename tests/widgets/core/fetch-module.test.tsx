import { expect, it } from 'vitest'
import * as format from '../../../src/widgets/core/format/format-digits'
import { fetchModule } from '../../../src/widgets/core/loading/fetch-module'

// A browser that remembers a failed module rejects the second import at once, in these words of its own.

const address = new URL('../../../src/widgets/core/format/format-digits.ts', import.meta.url).href
const rejects = (message: string) => () => Promise.reject<typeof format>(new TypeError(message))

it.each([
  ['Chromium', `Failed to fetch dynamically imported module: ${address}`],
  ['Firefox', `error loading dynamically imported module: ${address}`],
])('asks under another address where %s remembers a failure', async (_, message) => {
  const module = await fetchModule(rejects(message))
  expect(Object.keys(module)).toEqual(Object.keys(format))
  expect(module).not.toBe(format)
})

it('fails as the browser did where no address is named, as in Safari', async () => {
  const message = 'Importing a module script failed.'
  await expect(fetchModule(rejects(message))).rejects.toThrow(message)
})

it('fails where the other address does not come either', async () => {
  const message = `Failed to fetch dynamically imported module: ${location.origin}/no-such-module.js`
  await expect(fetchModule(rejects(message))).rejects.toThrow('no-such-module.js?again=')
})
