import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as acorn from 'acorn'
import postcss from 'postcss'
import { format } from 'prettier'
import { describe, expect, it } from 'vitest'
import { isSameCss, minifyCss } from '../../../src/engine/html-formatter/code/css'
import { formatJson, minifyJson } from '../../../src/engine/html-formatter/code/json'
import { failureOf } from '../../../src/engine/html-formatter/code/unread'
import { evaluate, initial, rewriteCode } from '../../../src/engine/html-formatter/html-formatter'
import { eachRow } from '../../each-row'
import { casesOf, sized } from '../../scale'

async function run(html: string, settings: Partial<typeof initial> = { embedded: true }) {
  const input = { ...initial, html, ...settings }
  const result = evaluate(input, { code: await rewriteCode(input) })
  if (!result.ok) throw new Error(result.issues[0]?.code)
  return result.value
}

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url))
const files = readdirSync(modules, { recursive: true, encoding: 'utf8' })
const textOf = (path: string) =>
  readFileSync(join(modules, path), 'utf8')
    .replace(/\r\n?/g, '\n')
    .replace(/^\ufeff/, '')
/** Every so many files, so that there are about 250. */
const some = (paths: readonly string[]) => paths.filter((_, at) => at % Math.ceil(paths.length / 250) === 0)
const sheets = some(files.filter((path) => path.endsWith('.css') && textOf(path).length < 60_000))
const scripts = some(files.filter((path) => /^[a-z][\w-]*\/[^.]*\.m?js$/.test(path))).filter((path) => {
  const text = textOf(path)
  return text.trim() && text.length < 40_000 && !/<\/script|<!--|-->|^#!/i.test(text)
})

describe('code in the document', () => {
  it('is formatted as Prettier formats it, indented with its element', async () => {
    const html = '<div><style>a{color:red}\n@media print{b{c:d}}</style><script>if(a){b()}</script></div>'
    expect((await run(html)).html).toBe(`<div>
  <style>
    a {
      color: red;
    }
    @media print {
      b {
        c: d;
      }
    }
  </style>
  <script>
    if (a) {
      b();
    }
  </script>
</div>`)
  })

  eachRow([
    ['type=module', '<script type=module>import   a from "b"</script>', 'import a from "b";'],
    ['type=text/javascript', '<script type="Text/JavaScript">a  =1</script>', 'a = 1;'],
    ['JSON-LD', '<script type="application/ld+json">{"a":[1]}</script>', '{\n    "a": [\n      1\n    ]\n  }'],
    ['an import map', '<script type=importmap>{"imports":{}}</script>', '{\n    "imports": {}\n  }'],
    [
      'numbers in JSON',
      '<script type=application/json>[12345678901234567890,1.0]</script>',
      '12345678901234567890,\n    1.0',
    ],
    [
      'a template',
      '<script type=text/x-template><b>  {{x}}</script>',
      '<script type=text/x-template><b>  {{x}}</script>',
    ],
    ['SCSS', '<style type=text/scss>$a:1</style>', '<style type=text/scss>$a:1</style>'],
    ['a style in SVG', '<svg><style>a{b:c}</style></svg>', '<style>a{b:c}</style>'],
    ['a style attribute', '<p style="a:b;  c:d">x', '<p style="a:b;  c:d">x'],
  ])('%s', async (_, html, expected) => {
    const output = await run(html)
    expect(output.html).toContain(expected)
    expect(output.check).toBe('same')
  })

  it('keeps lines of templates, strings and comments where they are', async () => {
    const { html } = await run(
      '<div><script>a(`1\n 2\n`)\n/* x\n y */</script><style>a{b:"1\\\n 2"}/* x\n y */</style></div>',
    )
    expect(html).toContain('a(`1\n 2\n`);')
    expect(html).toContain('/* x\n y */')
    expect(html).toContain('"1\\\n 2"')
  })

  eachRow([
    [
      '<p>\n<script>let a = ;</script>',
      { language: 'script', reason: 'syntax', line: 2, column: 17, message: 'Unexpected token' },
    ],
    ['<script>\nlet a\nlet b = ;</script>', { line: 3, column: 9, reason: 'syntax' }],
    ['<script>)</script>', { line: 1, column: 9, reason: 'syntax' }],
    ['<script>\n)</script>', { line: 2, column: 1, reason: 'syntax' }],
    ['<style>\na{b:c</style>', { language: 'css', reason: 'syntax', line: 2, column: 2 }],
    ['<style>a{}\n/* x</style>', { reason: 'syntax', line: 2 }],
    ['<script type=application/json>{"a":1,}</script>', { language: 'json', reason: 'syntax', line: 1 }],
    ['<script>a()\n  {{ stats }}\n</script>', { reason: 'changed', line: 1 }],
    ['<script>{{ stats }}</script>', { reason: 'changed', line: 1 }],
    ['<script><!--\na()\n//--></script>', { reason: 'html-comment', line: 1 }],
  ])('%j stays as it is, and says where', async (html, left) => {
    const output = await run(html)
    expect(output.html).toContain(html.slice(html.indexOf('>') + 1, html.indexOf('</')).trim())
    expect(output.code).toMatchObject({ rewritten: 0, left: [left] })
  })

  eachRow<Partial<typeof initial>>([
    { mode: 'format' },
    { mode: 'format', minifyJs: true },
    { mode: 'minify', embedded: true },
    { mode: 'minify', minifyCss: true },
  ])('isn’t rewritten with %j', async (settings) => {
    const html = '<style>a  {b:c}</style><script>a  =1</script>'
    expect((await rewriteCode({ ...initial, html, ...settings })).size).toBe(0)
  })

  it('isn’t rewritten without rewriteCode, or in today’s fields', () => {
    const html = '<script>a  =1</script>'
    expect(evaluate({ ...initial, embedded: true, html })).toMatchObject({
      value: { html, code: { rewritten: 0, left: [{ reason: 'not-run' }] } },
    })
    expect(evaluate({ mode: 'format', indent: '2', html })).toEqual({
      ok: true,
      value: { html, check: 'same', originalSize: 22, resultSize: 22, percent: 0, lines: 1 },
    })
  })
})

describe(`${sheets.length} style sheets in node_modules`, () => {
  eachRow(sheets)('%s means the same, formatted and minified', async (path) => {
    const css = textOf(path)
    const { html, code } = await run(`<style>${css}</style>`)
    expect(code).toEqual({ rewritten: 1, left: [] })
    const formatted = html.slice('<style>'.length, -'</style>'.length)
    // PostCSS reads what Prettier and the minifier wrote.
    expect(outlineOf(formatted)).toEqual(outlineOf(css))
    expect(outlineOf(minifyCss(css))).toEqual(outlineOf(css))
    expect(minifyCss(css).length).toBeLessThanOrEqual(css.length)
    expect(minifyCss(minifyCss(css))).toBe(minifyCss(css))
  })
})

/** Selectors, names and values as PostCSS reads them, without whitespace and letter case. */
function outlineOf(css: string): string[] {
  const lines: string[] = []
  const plain = (text: string) =>
    text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/=([\w-]+)\]/g, '="$1"]')
      .replace(/\d*\.\d+|\d+\.?/g, (number) => String(Number(number)))
      .replace(/\s+/g, '')
      .replace(/'/g, '"')
      .toLowerCase()
  postcss.parse(css).walk((node) => {
    if (node.type === 'rule') lines.push(plain(node.selector))
    else if (node.type === 'decl') lines.push(plain(`${node.prop}:${node.value}${node.important ? '!' : ''}`))
    else if (node.type === 'atrule') lines.push(plain(`@${node.name} ${node.params}`))
  })
  return lines
}

describe(`${scripts.length} scripts in node_modules`, () => {
  const quick = scripts.filter((_, at) => at % 4 === 0)
  eachRow(casesOf(scripts, (path) => quick.includes(path)))('%s has the same syntax tree', sized, async (path) => {
    const text = textOf(path)
    const { html, code } = await run(`<script type=module>${text}</script>`)
    const reason = code?.left[0]?.reason
    // Prettier writes (a?.b)?.c without parentheses, which is another tree with the same meaning.
    if (reason === 'changed') expect(text).toMatch(/\(.*\?\..*\)\?\./)
    if (reason === 'syntax') {
      expect(() =>
        acorn.parse(text, { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true }),
      ).toThrow()
    }
    if (reason) return
    const formatted = html.slice(html.indexOf('>') + 1, -'</script>'.length)
    expect(treeOf(formatted)).toBe(treeOf(text))
    // Prettier itself, from its own command, with the code's own width.
    expect(formatted.replace(/^ +/gm, '').trim()).toBe(
      (
        await format(text, {
          parser: 'acorn',
          quoteProps: 'preserve',
          embeddedLanguageFormatting: 'off',
          printWidth: 78,
        })
      )
        .replace(/^ +/gm, '')
        .trim(),
    )
  })
})

interface Logical {
  readonly type: string
  readonly operator?: string
  readonly left?: Logical
  readonly right?: Logical
}

const operandsOf = (node: Logical | undefined, operator: string | undefined): readonly unknown[] =>
  node?.type === 'LogicalExpression' && node.operator === operator
    ? [...operandsOf(node.left, operator), ...operandsOf(node.right, operator)]
    : [node]

function treeOf(script: string): string {
  const options = { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true } as const
  return JSON.stringify(acorn.parse(script, options), (key, value) => {
    if (key === 'start' || key === 'end' || (key === 'raw' && typeof value === 'string')) return undefined
    // a || (b || c) is a || b || c.
    if (value?.type === 'LogicalExpression')
      return { operator: value.operator, operands: operandsOf(value, value.operator) }
    if (Array.isArray(value)) return value.filter((node) => node?.type !== 'EmptyStatement')
    return typeof value === 'bigint' ? String(value) : value
  })
}

// CSS Syntax Level 3, Selectors Level 4, and CSS Values: where whitespace means something.
describe('minified CSS', () => {
  eachRow([
    ['a  b > c , d :hover { color : red ; ; }', 'a b>c,d :hover{color:red}'],
    ['a{b: c !important;d:e}', 'a{b:c!important;d:e}'],
    ['/* x */ a { } /*! license */', 'a{}/*! license */'],
    ['a{width:calc( 1px + 2px )}', 'a{width:calc(1px + 2px)}'],
    ['@media screen and ( min-width : 1px ){ a{b:c} }', '@media screen and (min-width : 1px){a{b:c}}'],
    ['a{--x:  a , b ; --y: ;--z:{ a: b }}', 'a{--x:a , b;--y: ;--z:{ a: b }}'],
    ['a{background:url( x y.png )}', undefined],
    ['a{background:url(data:image/png;base64,a==)}', 'a{background:url(data:image/png;base64,a==)}'],
    ['a{content:"a  /* b */"}', 'a{content:"a  /* b */"}'],
    ['a/**/b{c:d/**/e}', 'a/**/b{c:d/**/e}'],
    ['a { &:hover { b: c } & > d { e: f } }', 'a{&:hover{b:c}& > d{e:f}}'.replace('& > d', '&>d')],
    ['@import url("a.css") screen ; a{}', '@import url("a.css") screen;a{}'],
    ['a:not( .b , .c ) + d ~ e{}', 'a:not(.b,.c) + d ~ e{}'],
    ['a{font:12px / 1.5 b , c}', 'a{font:12px / 1.5 b,c}'],
    ['@font-face{ src : local( "a" ) , url( "b" ) }', '@font-face{src:local("a"),url("b")}'],
  ])('%j', (css, expected) => {
    if (expected === undefined) expect(() => minifyCss(css)).not.toThrow()
    else expect(minifyCss(css)).toBe(expected)
  })

  eachRow([
    ['a b{}', 'a>b{}'],
    ['a :hover{}', 'a:hover{}'],
    ['.A{}', '.a{}'],
    ['a{b:calc(1px + 2px)}', 'a{b:calc(1px +2px)}'],
    ['a{b:1}', 'a{b:2}'],
    ['a{--x:A}', 'a{--x:a}'],
    ['a{content:"a"}', 'a{content:"A"}'],
    ['a{b:c;d:e}', 'a{d:e;b:c}'],
  ])('%s isn’t the same as %s', (one, other) => {
    expect(isSameCss(one, other)).toBe(false)
  })
})

describe('JSON', () => {
  eachRow(['{"a":[1,{"b":"x: ,{}\\"\\u00e9"},[],{}],"a":-0.10e5}', '"x"', ' [ ] ', 'null', '[[[[1]]]]'])(
    '%s keeps its text',
    (json) => {
      expect(JSON.parse(formatJson(json, 2))).toEqual(JSON.parse(json))
      expect(minifyJson(formatJson(json, 4))).toBe(minifyJson(json))
      if (!/-0|"a".*"a"/.test(json)) expect(minifyJson(json)).toBe(JSON.stringify(JSON.parse(json)))
    },
  )
})

// Messages: of V8 in Node 18 and 20, of Firefox, and of terser. Places: by hand.
describe('an error in code', () => {
  const json = '{"a":1,\n"b":}'

  eachRow([
    [new SyntaxError('Unexpected token } in JSON at position 12'), json, { line: 2, column: 5 }],
    [new SyntaxError('Unexpected token x in JSON at position 0'), '  x', { line: 1, column: 3 }],
    [new SyntaxError('Unexpected end of JSON input'), '{', { line: 1 }],
    [new SyntaxError('JSON.parse: unexpected character at line 2 column 5 of the JSON data'), json, { line: 2 }],
    [{ message: 'Unexpected token: punc (;)', line: 3, col: 8 }, '', { line: 3, column: 9 }],
    [{ message: 'Unexpected token (1:1)', loc: { start: { line: 1, column: 1 } } }, '', { line: 1, column: 1 }],
  ])('%s is found in %j', (error, text, place) => {
    const { message, ...found } = failureOf(error, text) as Record<string, unknown>
    expect(found).toEqual({ reason: 'syntax', ...place })
    expect(message).toBe(error.message.replace(' (1:1)', ''))
  })
})
