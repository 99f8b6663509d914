import { elementSuite } from './suite'

// The embeds, which use Preact. Needs `npm run build:embed`.

elementSuite((id, copy) => import(/* @vite-ignore */ `/dist/embed/${id}.js${copy ? `?${copy}` : ''}`))
