import { elementSuite } from './suite'

// The elements as a script tag gets them, on Preact, from `npm run build:embed`.

elementSuite((id, copy) => import(/* @vite-ignore */ `/dist/embed/${id}.js${copy ? `?${copy}` : ''}`))
