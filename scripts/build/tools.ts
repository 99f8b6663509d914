import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalog } from '../../src/catalog.ts'

export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)))

/**
 * The ids that can be built. A row without an element is an unfinished tool: the completeness test reports it, and other
 * builds still work.
 */
export const tools: readonly string[] = catalog
  .map(({ id }) => id)
  .filter((id) => existsSync(resolve(root, `src/widgets/${id}/${id}.element.ts`)))
