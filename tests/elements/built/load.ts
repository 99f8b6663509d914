import { catalog } from '../../../src/catalog'
import type { Load } from '../page'

export const ids = catalog.map(({ id }) => id)

/** The embeds. Needs `npm run build:embed`. */
export const load: Load = (id, copy) => import(/* @vite-ignore */ `/dist/embed/${id}.js${copy ? `?${copy}` : ''}`)
