import type { Plugin } from 'vite'
import { firstSight } from './first-sight.ts'
import { tools } from './tools.ts'

const needed = await firstSight()

/** Of what tools share, what fewer than a quarter need at first sight: in a file for all it would be dead weight. */
const isOfFew = (file: string) =>
  /\/core\/(?!react-on-dom)/.test(file) && needed.filter((files) => files.has(file)).length < tools.length * 0.26

/**
 * Gives each tool a copy of its own of what few tools need: `rows.tsx?of=gpa-calculator`. A tool is so two scripts,
 * its own and the shared one, and nobody waits for the parts of others.
 */
export function ownCopies(): Plugin {
  const copy = /\?of=(.+)$/
  return {
    name: 'own-copies',
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
