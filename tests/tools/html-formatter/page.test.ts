import { expect, it } from 'vitest'
import { page } from '../../../site/tools/html-formatter/page'
import * as html from '../../../src/engine/html-formatter/html-formatter'
import { valueIn } from '../../results'
import { ask, missingFrom } from '../../site/page-text'

const links = '<a>One</a><a>Two</a>'
const minified = (text: string) => ask(html, { mode: 'minify', html: text }).html

// Figures: the engine's, for the sample that the page names.
it('states figures that the engine calculates', async () => {
  const input = { ...html.initial, ...page.samples?.find(({ name }) => name === 'Minify a page')?.value }
  const small = valueIn(html.evaluate(input, { code: await html.rewriteCode(input) }))
  const sentences = [
    `shrinks from ${small.originalSize} to ${small.resultSize} bytes, or by ${small.percent}%.`,
    `In ${links} the links touch`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})

it('keeps links that touch together', () => {
  expect(ask(html, { html: links }).html).toBe(links)
})

it('leaves unclosed elements as they are', () => {
  const unclosed = '<ul><li>One<li>Two</ul>'
  expect(ask(html, { html: unclosed }).html).toBe('<ul>\n  <li>One\n  <li>Two\n</ul>')
})

it('minifies only whitespace unless another option is chosen', () => {
  const kept = '<!-- note --><p class="a">One</p>'
  expect(minified(kept)).toBe(kept)
})

it('keeps the space between custom elements', () => {
  const custom = '<my-card>One</my-card> <my-card>Two</my-card>'
  expect(minified(custom)).toBe(custom)
})
