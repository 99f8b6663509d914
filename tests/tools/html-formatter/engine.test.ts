import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../../../src/engine/html-formatter/html-formatter'
import { eachRow } from '../../each-row'
import { seen } from './drawn'
import { markup, page } from './markup'

const run = (mode: string, html: string, indent = '2') => {
  const result = evaluate({ mode, indent, html })
  if (!result.ok) throw new Error(result.issues[0]?.code)
  return result.value
}
const lines = (...text: string[]) => text.join('\n')

// By hand: one block per line, one level per element, and no new whitespace between inline elements.
describe('formatting', () => {
  eachRow([
    ['<ul><li>One</li><li>Two</li></ul>', lines('<ul>', '  <li>One</li>', '  <li>Two</li>', '</ul>')],
    ['<ul>\n<li>One<li>Two</ul>', lines('<ul>', '  <li>One', '  <li>Two', '</ul>')],
    ['<li>One<ul><li>Two</li></ul></li>', lines('<li>', '  One', '  <ul>', '    <li>Two</li>', '  </ul>', '</li>')],
    ['<p>Hello   <b>big</b>\tworld</p>', '<p>Hello <b>big</b> world</p>'],
    ['<p>\n  One\n    two\n</p>', lines('<p>', '  One', '  two', '</p>')],
    ['<p>One<p>Two', lines('<p>One', '<p>Two')],
    ['<a>1</a><a>2</a> <a>3</a>', '<a>1</a><a>2</a> <a>3</a>'],
    ['<a>1</a>\n\n<a>2</a>', lines('<a>1</a>', '<a>2</a>')],
    ['text<div>block</div>text', lines('text', '<div>block</div>', 'text')],
    ['<div><pre>\n  a\n b </pre></div>', lines('<div>', '  <pre>\n  a\n b </pre>', '</div>')],
    ['<div><textarea>\n x </textarea></div>', '<div><textarea>\n x </textarea></div>'],
    ['<div><script>a\n  b</script></div>', lines('<div>', '  <script>a\n  b</script>', '</div>')],
    ['<div><!-- a\n b --></div>', lines('<div>', '  <!-- a\n b -->', '</div>')],
    ['<table><tr><td>1<td>2</table>', lines('<table>', '  <tr>', '    <td>1', '    <td>2', '</table>')],
    ['<svg><g><path d="a"/></g></svg>', lines('<svg>', '  <g>', '    <path d="a"/>', '  </g>', '</svg>')],
    ['<DIV   CLASS=a  id = "b">x</DIV >', '<DIV CLASS=a id="b">x</DIV>'],
    ['<img src=a />', '<img src=a />'],
    ['<p\n  id=a\n  class=b>x</p>', lines('<p', '    id=a', '    class=b>x</p>')],
    ['<p style="white-space: pre"> a  b </p>', '<p style="white-space: pre"> a  b </p>'],
    ['<div style="display: inline">a</div>b', '<div style="display: inline">a</div>b'],
    ['a</div>b', 'a</div>b'],
    ['', ''],
    ['  \n ', ''],
  ])('%j', (html, expected) => {
    expect(run('format', html)).toMatchObject({ html: expected, check: 'same' })
  })

  it('indents a whole document one level per element', () => {
    const html = '<!doctype html><html><head><title>A  b</title><meta charset=utf-8></head><body><p>x</p></body></html>'
    expect(run('format', html, '4').html).toBe(
      lines(
        '<!doctype html>',
        '<html>',
        '    <head>',
        '        <title>A  b</title>',
        '        <meta charset=utf-8>',
        '    </head>',
        '    <body>',
        '        <p>x</p>',
        '    </body>',
        '</html>',
      ),
    )
  })
})

describe('minifying', () => {
  eachRow([
    ['<ul>\n  <li> One </li>\n  <li>Two</li>\n</ul>\n', '<ul><li>One</li><li>Two</li></ul>'],
    ['<p>Hello   <b> big </b>\n world</p>', '<p>Hello <b> big </b> world</p>'],
    ['<pre>\n  a\n b </pre> ', '<pre>\n  a\n b </pre>'],
    ['<!-- a  b --> <p>x', '<!-- a  b --><p>x'],
    ['<a  href = x  >1</a>  <br />', '<a href=x>1</a> <br/>'],
    ['<img src=a />', '<img src=a />'],
    ['<p>東京\n大阪\nTokyo', '<p>東京\n大阪 Tokyo'],
    ['<svg> <path d="a" /> </svg>', '<svg><path d="a"/></svg>'],
  ])('%j', (html, expected) => {
    expect(run('minify', html)).toMatchObject({ html: expected, check: 'same' })
  })
})

describe('sizes', () => {
  eachRow([
    ['format', '<p>ä<p>b', { originalSize: 9, resultSize: 10, percent: 11, lines: 2 }],
    ['minify', '<p>  \ud800👋</p>  ', { originalSize: 18, resultSize: 14, percent: 22, lines: 1 }],
    ['minify', '<p>👋</p>', { originalSize: 11, resultSize: 11, percent: 0, lines: 1 }],
    ['minify', '<p>👋a\udc4b</p>', { originalSize: 15, resultSize: 15, percent: 0, lines: 1 }],
    ['minify', '', { originalSize: 0, resultSize: 0, percent: 0, lines: 1 }],
  ])('%s %j', (mode, html, sizes) => {
    expect(run(mode, html)).toMatchObject(sizes)
  })
})

describe('rejected input', () => {
  eachRow([
    ['unknown-mode', { mode: 'mend', indent: '2', html: 'a' }],
    ['unknown-indent', { mode: 'format', indent: '3', html: 'a' }],
    // 3,000 formatting elements that are never closed, and so are opened again in every later paragraph.
    [
      'too-tangled',
      { mode: 'format', indent: '2', html: Array.from({ length: 3000 }, (_, at) => `<p><b id=${at}></p>`).join('') },
    ],
  ])('%s', (code, input) => {
    expect(evaluate(input)).toMatchObject({ ok: false, issues: [{ code }] })
  })
})

const modes = [
  ['format', '2'],
  ['format', '8'],
  ['minify', '2'],
] as const

/** Nothing significant has changed, and formatting again changes nothing. */
function expectSame(html: string): void {
  for (const [mode, indent] of modes) {
    const result = run(mode, html, indent)
    expect(seen(result.html)).toEqual(seen(html))
    expect(run(mode, result.html, indent).html).toBe(result.html)
    if (result.check === 'given-back') expect(result.html).toBe(html)
  }
}

describe('the document stays the same, and a second run changes nothing', () => {
  it('for 1,000 documents of random tags', { timeout: 300_000 }, () => {
    fc.assert(fc.property(markup, expectSame), { numRuns: 1000 })
  })

  it('for 500 well-nested pages', { timeout: 300_000 }, () => {
    fc.assert(
      fc.property(page, (html) => {
        expectSame(html)
        for (const [mode, indent] of modes) expect(run(mode, html, indent).check).toBe('same')
      }),
      { numRuns: 500 },
    )
  })

  it('for nearly all of 2,000 random documents', () => {
    const documents = fc.sample(markup, { numRuns: 2000, seed: 5 })
    expect(documents.filter((html) => run('format', html).check === 'given-back').length).toBeLessThanOrEqual(2)
  })

  const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url))
  const pages = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'))

  eachRow(pages)('for %s', (path) => {
    const html = readFileSync(join(modules, path), 'utf8')
    expectSame(html)
    for (const [mode, indent] of modes) expect(run(mode, html, indent).check).toBe('same')
  })
})

it('handles 50,000 nested elements', () => {
  expect(run('minify', '<div>'.repeat(50_000)).check).toBe('same')
})
