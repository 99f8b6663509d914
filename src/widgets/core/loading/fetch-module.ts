/**
 * A module, fetched anew where an earlier try failed: `fetchModule(() => import('./search'))`.
 *
 * Browsers older than whatwg/html#10327 (2026) remember a module that could not be fetched until the page is left, so a
 * second `import()` fails without a request. Chromium and Firefox name the address in the error: under another one they
 * ask again.
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
