/** @module-tag sized */
import { casesOf, isVaried } from '../scale'
import { tools } from '../tools'
import { elementSuite } from './suite'

// The elements as a bundler gets them, on React. The embeds go through the same suite, all tools each time.

elementSuite(
  (id, copy) => import(/* @vite-ignore */ `/src/widgets/${id}/${id}.element.ts${copy ? `?${copy}` : ''}`),
  casesOf(tools, isVaried),
)
