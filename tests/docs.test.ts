import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { manifest, toolsPage, withTable } from '../scripts/build/docs'
import { notices } from '../scripts/build/notices'
import { wordpressTools } from '../scripts/build/wordpress'

// The derived files match what scripts/build/docs.ts creates from the catalog. `npm run snapshots` updates them.

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')

describe('derived files', () => {
  it('docs/tools.md is up to date', async () => {
    await expect(toolsPage()).toMatchFileSnapshot('../docs/tools.md')
  })

  it('README’s table is up to date', async () => {
    await expect(withTable(read('README.md'))).toMatchFileSnapshot('../README.md')
  })

  it('custom-elements.json is up to date', async () => {
    await expect(manifest()).toMatchFileSnapshot('../custom-elements.json')
  })

  it('the list of tools for WordPress is up to date', async () => {
    await expect(wordpressTools()).toMatchFileSnapshot('../integrations/wordpress/pegboard/tools.json')
  })

  it('THIRD-PARTY.md is up to date', async () => {
    await expect(notices()).toMatchFileSnapshot('../THIRD-PARTY.md')
  })
})

describe('documents', () => {
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    ...readdirSync(`${root}docs`).map((file) => `docs/${file}`),
  ].filter((path) => path.endsWith('.md') && existsSync(root + path))

  it.each(documents)('%s has no broken links', (path) => {
    const folder = new URL(`../${path}`, import.meta.url)
    const links = [...read(path).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link)
    const missing = links.filter((link) => !/^(https?:|mailto:|\/)/.test(link) && !existsSync(new URL(link, folder)))
    expect(missing).toEqual([])
  })

  it.each(documents)('%s mentions only npm scripts that exist', (path) => {
    const { scripts } = JSON.parse(read('package.json'))
    const named = [...read(path).matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })
})
