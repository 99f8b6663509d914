import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { browserArgs, findShell } from '../scripts/dev/browser.mjs'
import { serve } from '../scripts/dev/serve.mjs'

// Vitest's global setup for tests with Playwright: one server of the built site and one browser for all of their files.

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the built site. Empty if it isn't built. */
    site: string
    /** The address for `chromium.connect`. What a file opens there is its own and is closed with its connection. */
    browser: string
  }
}

const root = fileURLToPath(new URL('../dist/site', import.meta.url))

export default async function setup({ provide }: TestProject) {
  const site = existsSync(`${root}/index.html`) ? await serve({ root, port: 0 }) : undefined
  const browser = await chromium.launchServer({ executablePath: await findShell(), args: browserArgs })
  provide('site', site?.url ?? '')
  provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await site?.close()
  }
}
