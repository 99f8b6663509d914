import type { Plugin } from 'vite'
import { filesReachedFrom } from './source-graph.ts'
import { root, tools } from './tools.ts'

/** For each tool the files that it needs at first sight. */
const needed = await filesReachedFrom(
  tools.map((id) => `${root}/src/widgets/${id}/${id}.element.ts`),
  false,
)

/** Shared by fewer than two in five tools: in the file that all tools load it would be dead weight. */
const isOfFew = (file: string) =>
  /\/core\//.test(file) && needed.filter((files) => files.includes(file)).length < tools.length * 0.4

/** The file of ours behind a module: what is made of a stylesheet goes with it. */
const fileOf = (id: string) => id.replace(/^\0sheets:|\.sheets?$/g, '')

/** A tool's own file, or its copy of one. */
export const isOfTool = (id: string) => /\/src\/(engine|widgets)\/(?!core\/)|\?of=/.test(id)

const needs = (tool: string, file: string) =>
  needed[tools.indexOf(tool)]?.includes(`${root}/src/engine/core/${file}`) ?? false

/** Whether a tool reads numbers as people type them. */
export const readsNumbers = (tool: string) => needs(tool, 'numbers/read-number.ts')
/** Whether it reads dates so. */
export const readsDates = (tool: string) => needs(tool, 'dates/read-date.ts')

/** What only tools that read numbers need: a script that they share, and that tools for texts, dates and colors do without. */
export function isOfNumbers(id: string): boolean {
  const users = tools.filter((_, index) => needed[index]?.includes(fileOf(id)))
  return users.length > 0 && users.every(readsNumbers)
}

/**
 * Gives each tool its own copy of what few tools need: `rows.tsx?of=gpa-calculator`; with `numbers` also of what reads
 * numbers. So a tool is two scripts, its own and the shared one, and without `numbers` a third that reads numbers. Module
 * state in such a file is per tool, not per page.
 */
export function perToolChunks({ numbers = false } = {}): Plugin {
  const copy = /\?of=(.+)$/
  const own = /(?:\/(?:engine|widgets)\/(?!core\/)|^virtual:tool\/)([^/.]+)/
  return {
    name: 'per-tool-chunks',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const tool = importer && (copy.exec(importer) ?? own.exec(importer))?.[1]
      if (!tool) return
      const found = await this.resolve(source, importer.replace(copy, ''), options)
      if (!found) return
      // The document's styles are in one sheet, whoever names their classes.
      const isCopied = isOfFew(fileOf(found.id)) || (numbers && isOfNumbers(found.id))
      return isCopied && !found.id.endsWith('.css') ? { ...found, id: `${found.id}?of=${tool}` } : found
    },
  }
}
