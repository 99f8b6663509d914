import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { browserArgs, findShell } from '../scripts/dev/browser.mjs'
import { serve } from '../scripts/dev/serve.mjs'

// Vitest's global setup for tests with Playwright: one server of the built site and one browser for all of their files.
// In `npm test`, the smoke tests have a build of their own (scripts/build/build-smoke.mjs).

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the built `embed` and `site`. */
    built: string
    /** The URL of the built site. Empty if it isn't built. */
    site: string
    /** The address for `chromium.connect`. What a file opens there is its own and is closed with its connection. */
    browser: string
  }
}

export default async function setup({ name, config, provide }: TestProject) {
  const isSmoke = name === 'smoke' && config.env.PEGBOARD_SCALE === 'quick'
  const built = fileURLToPath(new URL(isSmoke ? '../.cache/smoke' : '../dist', import.meta.url))
  const root = `${built}/site`
  const site = existsSync(`${root}/index.html`) ? await serve({ root, port: 0 }) : undefined
  const browser = await chromium.launchServer({ executablePath: await findShell(), args: browserArgs })
  provide('built', built)
  provide('site', site?.url ?? '')
  provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await site?.close()
  }
}
