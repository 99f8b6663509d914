/** @module-tag long */
import { mounts } from '../scale'
import { hostileSuite } from './hostile'

// The elements as a bundler gets them, on React, on pages that are hostile.

hostileSuite((id) => import(/* @vite-ignore */ `/src/widgets/${id}/${id}.element.ts`), mounts)
