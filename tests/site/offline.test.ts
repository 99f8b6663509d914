import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { hydrated, openSite, routes } from './open-site'

const built = fileURLToPath(new URL('../../dist/site', import.meta.url))
const allowed = { serviceWorkers: 'allow' } as const
const kept = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)

describe('without a network', () => {
  it('every page works, visited or not, and an unknown URL shows the 404 page', async () => {
    const site = await openSite()
    const { page, leave } = await site.visit('/', allowed)
    expect(await kept(page)).toMatch(/activat/)
    await page.context().setOffline(true)
    for (const path of routes) {
      const response = await page.goto(site.url + path)
      expect([path, response?.status()]).toEqual([path, 200])
      await hydrated(page)
    }
    await page.goto(`${site.url}/percentage-calculator#x=15&y=80`)
    await page.getByRole('paragraph').filter({ hasText: '80 − 15% is 68' }).waitFor()
    expect((await page.goto(`${site.url}/no-such-page`))?.status()).toBe(404)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Unexpected Application Error!')
    await leave()
    await site.close()
  })
})

describe('a newer version', () => {
  it('is used only after you select Reload', async () => {
    const before = await openSite({ root: built })
    const { page, leave } = await before.visit('/', allowed)
    await kept(page)
    const [, version = ''] = /version = '(\w{12})'/.exec(await readFile(join(built, 'sw.js'), 'utf8')) ?? []
    const pack = await readFile(join(built, `assets/offline-${version}.json`), 'utf8')
    before.put('/assets/offline-newer.json', pack.replaceAll('Small tools for', 'Newer tools for'))
    before.put('/sw.js', (await readFile(join(built, 'sw.js'), 'utf8')).replace(version, 'newer'))
    await page.reload()
    const heading = page.getByRole('heading', { level: 1 })
    expect(await heading.textContent()).toContain('Small tools')
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.getByRole('heading', { level: 1, name: /^Newer tools/ }).waitFor()
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1)
    await leave()
    await before.close()
  })
})

describe('an installed copy', () => {
  it('has a name, a start page and icons in the required sizes', async () => {
    const site = await openSite()
    const manifest = await (await fetch(`${site.url}/site.webmanifest`)).json()
    expect(manifest).toMatchObject({ name: 'Pegboard', start_url: '/', display: 'standalone' })
    const sizes: string[] = []
    for (const { src, sizes: size, type } of manifest.icons) {
      const file = await fetch(site.url + src)
      expect([src, file.status, file.headers.get('content-type')]).toEqual([src, 200, type])
      if (type === 'image/png') sizes.push(size)
    }
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
    await site.close()
  })
})
