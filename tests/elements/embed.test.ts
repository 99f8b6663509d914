import { elementSuite } from './suite'

// The elements as a script tag gets them, on our own small React, from `npm run build:embed`.

elementSuite((id, copy) => import(/* @vite-ignore */ `/dist/embed/${id}.js${copy ? `?${copy}` : ''}`))
