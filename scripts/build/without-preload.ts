import type { Plugin } from 'vite'

/**
 * Vite preloads the styles and scripts of a dynamic import. Here no import brings a sheet of its own, or a script that is
 * not there already, so `import()` alone will do.
 */
export const withoutPreload: Plugin = {
  name: 'without-preload',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
  renderChunk: (code) => code.replace(/__vitePreload\(\(\) => (import\([^)]*\)),[^)]*\)/g, '$1'),
}
