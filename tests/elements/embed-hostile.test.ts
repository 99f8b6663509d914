import { mounts } from '../scale'
import { hostileSuite } from './hostile'

// The embeds, which use Preact, on hostile pages.

hostileSuite((id) => import(/* @vite-ignore */ `/dist/embed/${id}.js`), mounts)
