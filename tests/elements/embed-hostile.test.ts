import { hostileSuite } from './hostile'

// The elements as a script tag gets them, on our own small React, where pages are not kind.

hostileSuite((id) => import(/* @vite-ignore */ `/dist/embed/${id}.js`), 1000)
