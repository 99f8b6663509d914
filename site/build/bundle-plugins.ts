import type { Plugin } from 'vite'

/** Tools on the site are in the page, not in a shadow root: their styles are in the page's sheet and not needed as text. */
export const noSheets: Plugin = {
  name: 'no-sheets',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('?sheets') ? '\0no-sheets' : undefined),
  load: (id) => (id === '\0no-sheets' ? { code: 'export default []', moduleType: 'js' } : undefined),
}

/** package.json names only .css files as side effects, so a bundler would drop a `.css.ts` imported for its styles alone. */
export const stylesCount: Plugin = {
  name: 'styles-count',
  transform: {
    order: 'post',
    filter: { id: /\/site\/[\w./-]+\.css\.ts$|\/site\/layout\/styles\.ts$/ },
    handler: (code) => ({ code, moduleSideEffects: true }),
  },
}
