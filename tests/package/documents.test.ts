import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/build/tools.ts'
import { pack } from './packed'

const { folder, unpacked, files, remove } = pack()
afterAll(remove)

const read = (path: string) => readFileSync(join(unpacked, path), 'utf8')

describe('the packed documents', () => {
  // npmjs.com resolves the links of README.md against the repository (tests/docs.test.ts).
  it.each(files.filter((file) => file.endsWith('.md') && file !== 'README.md'))(
    'in %s link only to files and headings in the package',
    (document) => {
      const links = [...read(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
      const broken = links.filter((link) => {
        if (/^(https?|mailto):/.test(link)) return false
        const [path = '', anchor] = link.split('#')
        const target = path ? posix.join(posix.dirname(document), path) : document
        return !files.includes(target) || (anchor !== undefined && !read(target).includes(`<a id="${anchor}"></a>`))
      })
      expect(broken).toEqual([])
    },
  )

  it('list every CSS variable with its default', () => {
    const styles = read('dist/styles.css')
    const used = [...styles.matchAll(/var\((--pegboard-[\w-]+)/g)].map(([, name]) => name)
    const theming = read('docs/theming.md')
    const rows = [...theming.matchAll(/^\| `(--pegboard-[\w-]+)` \|(.*)$/gm)]
    expect(rows.map(([, name]) => name).sort()).toEqual([...new Set(used)].sort())
    for (const [, name, cells = ''] of rows) {
      const values = [...cells.matchAll(/`([^`]+)`/g)].map(([, value = '']) => value)
      const [start = ''] = styles.split(`var(${name}, `).slice(1)
      for (const value of values) expect(start.split(';')[0]).toContain(value)
    }
  })
})

describe('npm publish', () => {
  const check = (manifest: object) => {
    const cwd = mkdtempSync(join(folder, 'publish-'))
    writeFileSync(join(cwd, 'package.json'), JSON.stringify(manifest))
    return spawnSync(process.execPath, [join(root, 'scripts/build/check-repository.mjs')], { cwd, encoding: 'utf8' })
  }

  it('stops if package.json has no repository, homepage or bugs, and explains how to set them', () => {
    const links = { repository: 'github:owner/name', homepage: 'https://app.example', bugs: 'https://app.example/bugs' }
    expect(check(links).status).toBe(0)
    for (const field of Object.keys(links)) {
      const { status, stderr } = check({ ...links, [field]: undefined })
      expect(status).toBe(1)
      expect(stderr).toContain(`no ${field}.`)
      expect(stderr).toContain(`npm pkg set ${field}=`)
    }
  })
})
