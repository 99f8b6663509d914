import type { Plugin } from 'vite'
import { filesReachedFrom } from './source-graph.ts'
import { root, tools } from './tools.ts'

/** For each tool the files that it needs at first sight. */
const needed = await filesReachedFrom(
  tools.map((id) => `${root}/src/widgets/${id}/${id}.element.ts`),
  false,
)

/** Shared by fewer than three in ten tools: in the file that all tools load it would be dead weight. */
const isOfFew = (file: string) =>
  /\/core\//.test(file) && needed.filter((files) => files.includes(file)).length < tools.length * 0.3

/**
 * Gives each tool its own copy of what few tools need: `rows.tsx?of=gpa-calculator`. So a tool is two scripts, its own
 * and the shared one. Module state in such a file is per tool, not per page.
 */
export function perToolChunks(): Plugin {
  const copy = /\?of=(.+)$/
  return {
    name: 'per-tool-chunks',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const tool = importer && (copy.exec(importer) ?? /\/(?:engine|widgets)\/(?!core\/)([^/.]+)/.exec(importer))?.[1]
      if (!tool) return
      const found = await this.resolve(source, importer.replace(copy, ''), options)
      if (!found) return
      const file = found.id.replace(/^\0sheets:|\.sheets?$/g, '')
      return isOfFew(file) && (file !== found.id || !/\.css(\.ts)?$/.test(file))
        ? { ...found, id: `${found.id}?of=${tool}` }
        : found
    },
  }
}
