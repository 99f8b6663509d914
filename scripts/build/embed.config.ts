import { embedConfig } from './embed-config.ts'
import { languageFiles } from './languages.ts'
import { notices } from './plugins/notices.ts'
import { isOfNumbers, isOfTool, perToolChunks, toolOf } from './plugins/per-tool-chunks.ts'
import { reserveHeights } from './reserve-heights.ts'
import { singleFiles } from './single-files.ts'
import { root, tools } from './tools.ts'

/** CodeMirror, which some tools load once the page is idle. It doesn't belong in the script that all tools load. */
const isOfEditor = (id: string) => /\/node_modules\/(?!preact\/)/.test(id)

/** `dist/embed`: a script for each tool, and the autoloader. */
export default embedConfig({
  plugins: [perToolChunks(), languageFiles, reserveHeights, notices, singleFiles],
  worker: { plugins: () => [notices] },
  build: {
    manifest: 'manifest.json',
    rolldownOptions: {
      input: Object.fromEntries(tools.map((id) => [id, `${root}/src/widgets/${id}/${id}.element.ts`])),
      preserveEntrySignatures: false,
      output: {
        // One file has what most tools need, and another reads numbers. A tool is its own file and these, without a
        // waterfall.
        codeSplitting: {
          groups: [
            { name: 'shared', minShareCount: 2, test: (id) => !isOfTool(id) && !isOfNumbers(id) && !isOfEditor(id) },
            { name: 'numbers', minShareCount: 2, test: (id) => !isOfTool(id) && !isOfEditor(id) },
            // What a tool's first view and the parts that it loads later share is in the tool's own file.
            { name: (id) => toolOf(id) ?? null, tags: ['$initial'], test: isOfTool },
          ],
        },
      },
    },
  },
})
