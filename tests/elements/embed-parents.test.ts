/** @module-tag sized */
import { parentsSuite } from './parents'

// The embeds in all kinds of parents. Needs `npm run build:embed`.

parentsSuite((id) => import(/* @vite-ignore */ `/dist/embed/${id}.js`))
