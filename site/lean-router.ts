import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const build = (name: string) =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${name}.mjs`, import.meta.url))

/**
 * react-router without what the site does not call, 4 kB of it. The package's exports name its development build alone;
 * and there names for the developer tools, set on each component, keep components alive that nobody imports.
 */
export function leanRouter(): Plugin {
  return {
    name: 'pegboard-lean-router',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: build('index') },
          { find: /^react-router\/dom$/, replacement: build('dom-export') },
        ],
      },
    }),
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1'),
    },
  }
}
