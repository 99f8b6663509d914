import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'

/** Serves every request of a page from a folder: `http://any.example/assets/x.js` is its `assets/x.js`. */
export const serveFolder = (page: Page, folder: string): Promise<unknown> =>
  page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    const path = join(folder, pathname === '/' ? 'index.html' : pathname)
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 })
  })
