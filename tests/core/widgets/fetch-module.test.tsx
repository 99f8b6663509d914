import { expect, it } from 'vitest'
import { fetchModule } from '../../../src/widgets/core/base/fetch-module'
import * as format from '../../../src/widgets/core/format/format-digits'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()

// A browser that remembers a failed module rejects the second import right away, with this message.

const address = new URL('../../../src/widgets/core/format/format-digits.ts', import.meta.url).href
const rejects = (message: string) => () => Promise.reject<typeof format>(new TypeError(message))

it.each([
  ['Chromium', `Failed to fetch dynamically imported module: ${address}`],
  ['Firefox', `error loading dynamically imported module: ${address}`],
])('retries under another URL if %s remembers a failure', async (_, message) => {
  const module = await fetchModule(rejects(message))
  expect(Object.keys(module)).toEqual(Object.keys(format))
  expect(module).not.toBe(format)
})

it('fails with the original error if it contains no URL, as in Safari', async () => {
  const message = 'Importing a module script failed.'
  await expect(fetchModule(rejects(message))).rejects.toThrow(message)
})

it('fails if the second URL fails too', async () => {
  const message = `Failed to fetch dynamically imported module: ${location.origin}/no-such-module.js`
  await expect(fetchModule(rejects(message))).rejects.toThrow('no-such-module.js?again=')
})
