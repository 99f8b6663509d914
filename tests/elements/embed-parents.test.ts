/** @module-tag sized */
import { parentsSuite } from './parents'

// The elements as a script tag gets them, from `npm run build:embed`, in every kind of parent.

parentsSuite((id) => import(/* @vite-ignore */ `/dist/embed/${id}.js`))
