import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import { evaluate, type Input, initial, rewriteCode } from '../../../src/engine/html-formatter/html-formatter'
import { eachRow } from '../../each-row'
import { seen } from './drawn'
import { markup, page } from './markup'

type Node = DefaultTreeAdapterMap['node']

const all: Input = {
  ...initial,
  mode: 'minify',
  removeComments: 'all',
  removeAttributeQuotes: true,
  collapseBooleanAttributes: true,
  removeRedundantAttributes: true,
  removeEmptyAttributes: true,
  removeOptionalTags: true,
  minifyCss: true,
}
/** Options that leave every node of the document as it is. */
const exact: Partial<Input> = { removeAttributeQuotes: true, removeOptionalTags: true }
const minifying = (options: Partial<Input>): Input => ({ ...initial, mode: 'minify', ...options })

function run(html: string, input: Input = all) {
  const result = evaluate({ ...input, html })
  if (!result.ok) throw new Error(result.issues[0]?.code)
  return result.value
}

describe('comments', () => {
  const html = '<p>a<!-- b --> c</p><!--! d --><!--[if IE]>e<![endif]--><!--#include f --><!-- @license g -->'
  eachRow([
    ['most', '<p>a c</p><!--! d --><!--[if IE]>e<![endif]--><!--#include f --><!-- @license g -->'],
    ['all', '<p>a c</p>'],
    ['keep', html],
  ])('%s', (removeComments, expected) => {
    expect(run(html, minifying({ removeComments }))).toMatchObject({ html: expected, check: 'same' })
  })

  it('rejects an unknown choice', () => {
    expect(evaluate({ ...initial, removeComments: 'some' })).toMatchObject({
      issues: [{ code: 'unknown-comments', field: 'removeComments' }],
    })
  })
})

// HTML Standard 13.1.2.3 (attributes), 2.3.2 (boolean attributes) and the defaults of each element.
describe('attributes', () => {
  const options = minifying({
    removeAttributeQuotes: true,
    collapseBooleanAttributes: true,
    removeRedundantAttributes: true,
    removeEmptyAttributes: true,
    minifyCss: true,
  })
  eachRow([
    ['<a href="x" title="a b">', '<a href=x title="a b">'],
    ["<a href='x'>", '<a href=x>'],
    ['<a href="x?a=b">', '<a href="x?a=b">'],
    ['<a href="/a/">1</a>', '<a href=/a/>1</a>'],
    ['<img src="a"/>', '<img src="a"/>'],
    ['<img src="a" />', '<img src=a />'],
    ['<img alt="">', '<img alt>'],
    ['<p a="b"c="d">', '<p a="b"c=d>'],
    ['<p title="it&apos;s">', '<p title=it&apos;s>'],
    ['<input disabled="disabled" checked="">', '<input disabled checked>'],
    ['<x-a open="true" hidden="until-found">', '<x-a open=true hidden=until-found>'],
    ['<div hidden="until-found">', '<div hidden=until-found>'],
    ['<script type="text/javascript" src="a"></script>', '<script src=a></script>'],
    ['<script type="module" src="a"></script>', '<script type=module src=a></script>'],
    ['<script language="JavaScript">a</script>', '<script>a</script>'],
    ['<link rel="stylesheet" type="text/css" href="a">', '<link rel=stylesheet href=a>'],
    ['<link rel="icon" type="text/css" href="a">', '<link rel=icon type=text/css href=a>'],
    ['<form method="GET"><button type="submit">', '<form><button>'],
    ['<input type="text">', '<input type=text>'],
    ['<p class="" id=" " style="" title="" lang="">', '<p title lang>'],
    ['<p class=""id=a>', '<p class=""id=a>'],
    ['<p style="color: red; margin: 0 auto;">', '<p style="color:red;margin:0 auto">'],
    ['<p style="color: red">', '<p style=color:red>'],
    ['<p style="a: &quot;b&quot;">', '<p style="a: &quot;b&quot;">'],
    ['<svg viewBox="0 0 1 1"><path d="M0"/></svg>', '<svg viewBox="0 0 1 1"><path d="M0"/></svg>'],
  ])('%j', (html, expected) => {
    expect(run(html, options)).toMatchObject({ html: expected, check: 'same' })
  })
})

// HTML Standard 13.1.2.4, with its own examples.
describe('optional tags', () => {
  eachRow([
    [
      '<!DOCTYPE HTML><html><head><title>Hello</title></head><body><p>Welcome.</p></body></html>',
      '<!DOCTYPE HTML><title>Hello</title><p>Welcome.',
    ],
    ['<html lang="en"><head></head><body class="a">x</body></html>', '<html lang="en"><body class="a">x'],
    ['<html><head></head><body><script>a</script></body></html>', '<body><script>a</script>'],
    ['<ul><li>1</li><li>2</li></ul>', '<ul><li>1<li>2</ul>'],
    ['<ul><li>1</li><!-- c --><li>2</li></ul>', '<ul><li>1</li><!-- c --><li>2</ul>'],
    ['<dl><dt>a</dt><dd>b</dd></dl>', '<dl><dt>a<dd>b</dl>'],
    ['<p>a</p><p>b</p>text', '<p>a<p>b</p>text'],
    ['<a><p>x</p></a>', '<a><p>x</p></a>'],
    ['<x-a><p>x</p></x-a>', '<x-a><p>x</p></x-a>'],
    ['<div><p>x</p></div>', '<div><p>x</div>'],
    ['<p>a</p><span>b</span>', '<p>a</p><span>b</span>'],
    // Without a doctype, a table doesn’t end a paragraph.
    ['<p>a</p><table></table>', '<p>a</p><table></table>'],
    ['<!doctype html><p>a</p><table></table>', '<!doctype html><p>a<table></table>'],
    [
      '<select><optgroup label=a><option>b</option></optgroup><option>c</option></select>',
      '<select><optgroup label=a><option>b</optgroup><option>c</select>',
    ],
    [
      '<table><caption>a</caption><colgroup><col></colgroup><thead><tr><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
      '<table><caption>a<col><thead><tr><th>b<tbody><tr><td>c<td>d</table>',
    ],
    [
      '<table><tbody><tr><td>1</td></tr></tbody><tbody><tr><td>2</td></tr></tbody></table>',
      '<table><tr><td>1<tbody><tr><td>2</table>',
    ],
    ['<ruby>a<rp>(</rp><rt>b</rt><rp>)</rp></ruby>', '<ruby>a<rp>(<rt>b<rp>)</ruby>'],
  ])('%j', (html, expected) => {
    const output = run(html, minifying({ removeOptionalTags: true }))
    expect(output).toMatchObject({ html: expected, check: 'same' })
    expect(treeOf(output.html)).toEqual(treeOf(html))
  })
})

it('keeps the quotes around a template tag, which may become anything', () => {
  expect(run('<p class="a" id="{{b}}">c').html).toBe('<p class=a id="{{b}}">c')
})

describe('what each option saves', () => {
  it('adds up to the difference', () => {
    const html =
      '<!-- a --><p class="" id="b">\r\n  x</p><input disabled="disabled"><style>a { b: c }</style><button type=submit>'
    const { saved, originalSize, resultSize } = run(html)
    expect(saved).toEqual({
      comments: 10, whitespace: 4, empty: 9, quotes: 2, booleans: 11, css: 4, redundant: 12, optionalTags: 0, js: 0,
    }) // biome-ignore format: one line
    expect(Object.values(saved ?? {}).reduce((sum, bytes) => sum + bytes, 0)).toBe(originalSize - resultSize)
  })

  it('is absent without options', () => {
    expect(run('<p> a', minifying({}))).not.toHaveProperty('saved')
    expect(evaluate({ mode: 'minify', indent: '2', html: '<p> a  b' })).toEqual({
      ok: true,
      value: { html: '<p>a b', check: 'same', originalSize: 8, resultSize: 6, percent: 25, lines: 1 },
    })
  })

  it('counts JavaScript and JSON', async () => {
    const input = {
      ...minifying({ minifyJs: true }),
      html: '<script>function f( longName ){ return longName + 1 }</script><script type=application/json>[ 1 ]</script>',
    }
    expect(evaluate(input, { code: await rewriteCode(input) })).toMatchObject({
      value: {
        html: '<script>function f(n){return n+1}</script><script type=application/json>[1]</script>',
        saved: { js: 22 },
        code: { rewritten: 2 },
      },
    })
  })

  it('keeps what scripts can see: global names, licenses and debugger', async () => {
    const input = {
      ...minifying({ minifyJs: true }),
      html: '<script>/*! L */ let shared = 1; function used(){ debugger }</script>',
    }
    expect(evaluate(input, { code: await rewriteCode(input) })).toMatchObject({
      value: { html: '<script>/*! L */let shared=1;function used(){debugger}</script>' },
    })
  })
})

/** Every node of a document, by parse5, with text joined and collapsed where it isn't preserved. */
function treeOf(html: string): string {
  return seen(html).tree
}

/** The same tree with only what `all` promises to keep. */
function reducedTree(root: Node): string {
  const lines: string[] = []
  const rest: Node[] = [root]
  for (let node = rest.pop(); node; node = rest.pop()) {
    if ('tagName' in node)
      lines.push(
        `${node.tagName} ${node.attrs.map(({ name }) => name).filter((name) => !/^(class|id|style|type|method|align)$/.test(name))}`,
      )
    const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : []
    for (const child of [...children].reverse()) rest.push(child)
  }
  return lines.join('\n')
}

function expectSmaller(html: string): void {
  const output = run(html)
  expect(output.resultSize).toBeLessThanOrEqual(output.originalSize)
  const saved = Object.values(output.saved ?? {})
  expect(saved.reduce((sum, bytes) => sum + bytes, 0)).toBe(output.originalSize - output.resultSize)
  if (output.check === 'given-back') return
  expect(reducedTree(parse(output.html))).toBe(reducedTree(parse(html)))
  const same = run(html, minifying(exact))
  if (same.check === 'same') expect(seen(same.html)).toEqual(seen(html))
}

describe('the document stays the same by parse5', () => {
  it('for 1,000 documents of random tags', { timeout: 300_000 }, () => {
    fc.assert(fc.property(markup, expectSmaller), { numRuns: 1000 })
  })

  it('for 500 well-nested pages, as the formatter’s own check says of each', { timeout: 300_000 }, () => {
    fc.assert(
      fc.property(page, (html) => {
        expectSmaller(html)
        expect(run(html).check).toBe('same')
      }),
      { numRuns: 500 },
    )
  })

  it('for nearly all of 2,000 random documents', () => {
    const documents = fc.sample(markup, { numRuns: 2000, seed: 5 })
    expect(documents.filter((html) => run(html).check === 'given-back').length).toBeLessThanOrEqual(60)
  })

  const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url))
  const pages = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'))

  eachRow(pages)('for %s', (path) => {
    const html = readFileSync(join(modules, path), 'utf8')
    expectSmaller(html)
    expect(run(html).check).toBe('same')
  })
})
