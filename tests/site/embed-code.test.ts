import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/build/tools'
import { openSite, tools } from './open-site'

// The code that people paste, and the files that it loads.

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const read = async (path: string) => {
  const response = await fetch(site.url + path, { redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const decode = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

describe('the embed code of a tool', () => {
  const code = (text: string, id: string) =>
    decode(new RegExp(`<pre[^>]* id="${id}">(.*?)</pre>`, 's').exec(text)?.[1] ?? '')
  const pathsIn = (snippet: string) =>
    [...snippet.matchAll(/(?:src|href)="[^"]*(\/embed\/[^"]*)"/g)].map(([, path]) => path)

  it('loads files that any site may use, and links to the tool', async () => {
    for (const { id, name } of tools) {
      const snippet = code((await read(`/${id}`)).text, 'snippet')
      const paths = pathsIn(snippet)
      expect(paths).toHaveLength(2)
      for (const path of paths) {
        const { status, headers } = await read(path as string)
        expect([path, status, headers.get('access-control-allow-origin')]).toEqual([path, 200, '*'])
        expect(headers.get('cache-control')).toContain('immutable')
      }
      expect(snippet).not.toContain('integrity')
      expect(snippet).toMatch(new RegExp(`><a href="[^"]*/${id}">${name}</a></pegboard-${id}>$`))
    }
  })

  it('can have a script with an integrity hash, which matches', async () => {
    for (const { id } of tools) {
      const snippet = code((await read(`/${id}`)).text, 'checked')
      const hashes = [...snippet.matchAll(/integrity="([^"]*)"/g)].map(([, hash]) => hash)
      const texts = await Promise.all(pathsIn(snippet).map(async (path) => (await read(path as string)).text))
      expect(hashes).toHaveLength(1)
      expect(hashes).toEqual(texts.map((text) => `sha384-${createHash('sha384').update(text).digest('base64')}`))
    }
  })
})

describe('the folders of the embeds', () => {
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
  const major = version.split('.')[0]

  it.each(['/embed', `/embed/${major}`])(
    '%s leads to the newest version, and is checked for changes',
    async (folder) => {
      for (const name of ['pegboard', ...tools.map(({ id }) => id)]) {
        const { status, headers, text } = await read(`${folder}/${name}.js`)
        expect([name, status]).toEqual([name, 200])
        expect(headers.get('cache-control')).toMatch(/^public, max-age=600,/)
        const base = `${site.url}${folder}/`
        const targets = [...text.matchAll(/["`]([^"`]*\/)([\w./-]*\.js)"/g)].map(
          ([, at, file]) => new URL(`${at}${file}`, base),
        )
        expect(targets.length > 0).toBe(name !== 'pegboard')
        for (const { pathname } of targets) {
          expect(pathname).toMatch(`/embed/${version}/`)
          expect([pathname, (await read(pathname)).status]).toEqual([pathname, 200])
        }
        if (name === 'pegboard') expect(text).toContain(`"${folder === '/embed' ? '.' : '..'}/${version}/"`)
      }
    },
  )
})
