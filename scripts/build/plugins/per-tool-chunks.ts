import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { filesReachedFrom } from '../source-graph.ts'
import { root, tools } from '../tools.ts'

/** The files that each tool needs for its first view. */
const needed = await filesReachedFrom(
  tools.map((id) => `${root}/src/widgets/${id}/${id}.element.ts`),
  false,
)

/** The layout that only tools with this file of the core use, if there is one: `workbench` for `pager.css.ts`. */
export function layoutOf(id: string): string | undefined {
  const users = isOfTool(id) ? [] : needed.filter((files) => files.includes(fileOf(id)))
  const uses = (layout: string) =>
    users.every((files) => files.includes(`${root}/src/widgets/core/layouts/${layout}.tsx`))
  return users.length > 0 ? ['workbench', 'canvas', 'paged'].find(uses) : undefined
}

/** In the file that all tools load, most wouldn't need it. */
const isOfFew = (file: string) =>
  /\/core\//.test(file) && needed.filter((files) => files.includes(file)).length < tools.length / 2

/** The source file of a module. What's generated from a stylesheet belongs to that stylesheet. */
const fileOf = (id: string) => id.replace(/^\0sheets:|\.sheets?$|\.vanilla\.css$/g, '')

/** A tool's own file, or its copy of one. */
export const isOfTool = (id: string) => /\/src\/(engine|widgets)\/(?!core\/)|\?of=/.test(id)

const copy = /\?of=(.+)$/
const own =
  /(?:\/(?:engine|widgets)\/(?!core\/)|^virtual:tool\/|\/site\/tools\/|\/site\/(?=(?:ask|formulas)\/))([^/.]+)/

/** The tool that a module belongs to. */
export const toolOf = (id: string): string | undefined => (copy.exec(id) ?? own.exec(id))?.[1]

const needs = (tool: string, file: string) =>
  needed[tools.indexOf(tool)]?.includes(`${root}/src/engine/core/${file}`) ?? false

/** Whether a tool reads numbers as people type them. */
export const readsNumbers = (tool: string) => needs(tool, 'numbers/read-number.ts')
/** Whether it reads dates as people type them. */
export const readsDates = (tool: string) => needs(tool, 'dates/read-date.ts')

/** Code that only tools that read numbers need. They share a script, which other tools don't load. */
export function isOfNumbers(id: string): boolean {
  const users = tools.filter((_, index) => needed[index]?.includes(fileOf(id)))
  return users.length > 0 && users.every(readsNumbers)
}

/**
 * Gives each tool its own copy of code that few tools need (`rows.tsx?of=gpa-calculator`) and, with `numbers`, of the code
 * that reads numbers. A tool is two scripts, its own and the shared one, or three if reading numbers is separate. Module
 * state in a copied file is per tool, not per page.
 */
export function perToolChunks({ numbers = false } = {}): Plugin {
  return {
    name: 'per-tool-chunks',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const tool = importer && toolOf(importer)
      if (!tool) return
      const found = await this.resolve(source, importer.replace(copy, ''), options)
      if (!found) return
      // Styles aren't copied.
      const isCopied =
        isOfFew(fileOf(found.id)) ||
        (numbers && isOfNumbers(found.id)) ||
        /\/d3-array\//.test(found.id) ||
        (tool === 'ask' && /\/src\/engine\/(?!core\/)/.test(found.id))
      return isCopied && !/\.css$/.test(found.id) ? { ...found, id: `${found.id}?of=${tool}` } : found
    },
    /** Copies of data: the bundler knows JSON only by the end of its name. */
    load(id) {
      const file = /^(.+\.json)\?of=/.exec(id)?.[1]
      return file && `export default ${readFileSync(file, 'utf8')}`
    },
  }
}
