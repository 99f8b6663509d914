import type { Plugin } from 'vite'
import { embedConfig } from './embed-config.ts'
import { root, tools } from './tools.ts'

const name = 'virtual:all'
const elements = tools.map((id) => `import '${root}/src/widgets/${id}/${id}.element.ts'`)

const inTurn = `${root}/src/widgets/core/element/define-in-turn.ts`

const allElements: Plugin = {
  name: 'all-elements',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === name) return name
    // Of define-element.ts. That of define-in-turn.ts itself stays.
    return source === './define' && importer !== inTurn ? inTurn : undefined
  },
  load: (id) => (id === name ? elements.join('\n') : undefined),
}

/**
 * `dist/embed/all.js`, for a page with many tools: all of them in one script. What several tools need is in it once, not
 * in the script of each of them (per-tool-chunks.ts).
 */
export default embedConfig({
  plugins: [allElements],
  build: { rolldownOptions: { input: { all: name } } },
})
