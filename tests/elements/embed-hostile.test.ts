import { mounts } from '../scale'
import { hostileSuite } from './hostile'

// The elements as a script tag gets them, on Preact, on pages that are hostile.

hostileSuite((id) => import(/* @vite-ignore */ `/dist/embed/${id}.js`), mounts)
