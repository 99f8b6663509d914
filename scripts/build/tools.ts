import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalog } from '../../src/catalog.ts'

export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)))

/**
 * The ids that can be built. A row without its element is a tool being written: the completeness test names it, and
 * nobody else's build stops.
 */
export const tools: readonly string[] = catalog
  .map(({ id }) => id)
  .filter((id) => existsSync(resolve(root, `src/widgets/${id}/${id}.element.ts`)))

export const workerOf = (id: string): string => resolve(root, `src/widgets/${id}/${id}.worker.ts`)
