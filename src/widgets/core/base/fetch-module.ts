import { failure, type Result } from '../../../engine/core/result'

/** The issue when code that a tool needs can't be loaded. */
export type LoadCode = 'not-loaded'
export const notLoaded: Result<never, LoadCode> = failure({ code: 'not-loaded' })

/**
 * Imports a module, and retries after a failure: `fetchModule(() => import('./search'))`.
 *
 * In browsers without whatwg/html#10327 (2026), a failed module stays failed until the page is reloaded, so a second
 * `import()` fails without a request. Chromium and Firefox include the URL in the error, and loading it under a
 * different URL works.
 */
export async function fetchModule<Module>(fetch: () => Promise<Module>): Promise<Module> {
  try {
    return await fetch()
  } catch (reason) {
    const address = /https?:\S+/.exec(String(reason))?.[0]
    if (!address) throw reason
    const fresh = new URL(address)
    fresh.searchParams.set('again', `${Date.now()}`)
    return import(/* @vite-ignore */ /* webpackIgnore: true */ fresh.href)
  }
}
