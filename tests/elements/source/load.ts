import type { Load } from '../page'

/** The sources, with Preact in place of React, as for bundlers. */
export const load: Load = (id, copy) =>
  import(/* @vite-ignore */ `/src/widgets/${id}/${id}.element.ts${copy ? `?${copy}` : ''}`)
