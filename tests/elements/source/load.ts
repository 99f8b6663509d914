import type { Load } from '../page'

/** The elements for bundlers, which use React. */
export const load: Load = (id, copy) =>
  import(/* @vite-ignore */ `/src/widgets/${id}/${id}.element.ts${copy ? `?${copy}` : ''}`)
