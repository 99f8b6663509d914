import type { Plugin } from 'vite'

/**
 * Vite preloads the styles and scripts of dynamic imports. Here, no import needs another stylesheet or a script that isn't
 * loaded yet, so a plain `import()` is enough, or `import().then((n) => n.l)` for a module in a script with others.
 */
export const withoutPreload: Plugin = {
  name: 'without-preload',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
  renderChunk: (code) =>
    code.replace(/__vitePreload\(\(\) => (import\([^)]*\)(?:\.then\(\(\w+\) => [\w.]+\))?),[^)]*\)/g, '$1'),
}
