import { hostileSuite } from './hostile'

// The elements as a bundler gets them, on React, where pages are not kind.

hostileSuite((id) => import(/* @vite-ignore */ `/src/widgets/${id}/${id}.element.ts`), 200)
