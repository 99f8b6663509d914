import { elementSuite } from './suite'

// The elements as a bundler gets them, on React.

elementSuite((id, copy) => import(/* @vite-ignore */ `/src/widgets/${id}/${id}.element.ts${copy ? `?${copy}` : ''}`))
