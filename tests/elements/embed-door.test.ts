import { tools } from '../tools'
import { doorSuite } from './door'

// The embeds, which use Preact. Needs `npm run build:embed`.

doorSuite((id) => import(/* @vite-ignore */ `/dist/embed/${id}.js`), tools)
