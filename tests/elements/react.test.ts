/** @module-tag sized */
import { casesOf, isVaried } from '../scale'
import { tools } from '../tools'
import { elementSuite } from './suite'

// The elements for bundlers, which use React. The embeds run the same suite, always with all tools.

elementSuite(
  (id, copy) => import(/* @vite-ignore */ `/src/widgets/${id}/${id}.element.ts${copy ? `?${copy}` : ''}`),
  casesOf(tools, isVaried),
)
