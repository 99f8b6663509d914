import { expect, test } from 'vitest'
import { catalog } from '../src/catalog'
import { elementStyles, sourceOf, surfaces } from './surface'

// The public surface. A change here is one for everybody who uses the library, so it also belongs into CHANGELOG.md.
// `npm run snapshots` records it.

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

test('What each tool offers is as it was recorded', { timeout: 300_000 }, async () => {
  for (const [id, surface] of surfaces()) {
    const { initial, example } = await import(/* @vite-ignore */ sourceOf('engine', id))
    const values = { initial: JSON.stringify(initial), example: JSON.stringify(example) }
    await expect.soft(json({ ...surface, values })).toMatchFileSnapshot(`tools/${id}/surface.json`)
  }
})

test('All elements have the recorded parts and variables', async () => {
  const styles = new Set(elementStyles().map(json))
  expect(elementStyles().length).toBe(catalog.length)
  expect([...styles].length).toBe(1)
  await expect([...styles].join('')).toMatchFileSnapshot('contract/element-styles.json')
})
