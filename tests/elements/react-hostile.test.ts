/** @module-tag long */
import { mounts } from '../scale'
import { hostileSuite } from './hostile'

// The elements for bundlers, which use React, on hostile pages.

hostileSuite((id) => import(/* @vite-ignore */ `/src/widgets/${id}/${id}.element.ts`), mounts)
