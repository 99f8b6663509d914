import fc from 'fast-check'
import { HtmlValidate, StaticConfigLoader } from 'html-validate/browser'
import { describe, expect, it } from 'vitest'
import { lint, mostFindings } from '../../../src/engine/html-formatter/html-formatter'
import { eachRow } from '../../each-row'
import { markup, page } from './markup'

/** `code line:column` of each finding. */
const found = (html: string) => lint(html).findings.map(({ code, line, column }) => `${code} ${line}:${column}`)

// html-validate is another checker, with its own parser and its own tables from the HTML Standard.
const names = 'close-order void-content no-dup-id no-dup-attr element-permitted-content element-permitted-parent'
const rules = Object.fromEntries(names.split(' ').map((rule) => [rule, 'error' as const]))
const checker = new HtmlValidate(new StaticConfigLoader({ root: true, elements: ['html5'], rules }))
const judged = (html: string) => checker.validateStringSync(html).results.flatMap(({ messages }) => messages)

describe('what may be in what, by html-validate', () => {
  const outer = 'div p span b a button label h1 ul ol dl li td section figure details fieldset select ins pre'.split(
    ' ',
  )
  const inner = 'div p span b a button label h2 ul table li dt figcaption legend option section img hr form select'
  const element = (name: string, content = '') => {
    if (name === 'img' || name === 'hr') return name === 'img' ? '<img src="a" alt="">' : '<hr>'
    return `<${name}${name === 'a' ? ' href="x"' : ''}>${content}</${name}>`
  }
  const around = (name: string, content: string) => {
    if (name === 'td') return `<table><tbody><tr>${content}</tr></tbody></table>`
    return name === 'li' ? `<ul>${content}</ul>` : content
  }
  const pairs = outer.flatMap((parent) => inner.split(' ').map((child) => [parent, child] as const))
  /** html-validate doesn't look at where a part of a list or figure belongs if it's in a link or an insertion. */
  const isOverlooked = (parent: string, child: string) =>
    /^(?:a|ins)$/.test(parent) && /^(?:dt|figcaption|legend|option)$/.test(child)

  eachRow(pairs)('%s > %s', (parent, child) => {
    const html = `<main>${around(parent, element(parent, element(child, child === 'dt' ? 'x' : '')))}</main>`
    const isWrong = lint(html).findings.some(({ code }) => code !== 'empty-label')
    expect(isWrong).toBe(judged(html).length > 0 || isOverlooked(parent, child))
  })
})

describe('tags that are missing or superfluous, by html-validate', () => {
  const documents = fc
    .sample(page, { numRuns: 1500, seed: 7 })
    .filter(
      (html) => judged(html).length === 0 && (html.match(/<\/(?:b|div|section|ul|span|a|pre)>/g)?.length ?? 0) > 1,
    )
  const endTags = /<\/(?:b|div|section|ul|span|a|pre)>/g
  const lined = (html: string) => html.replace(/(<(?!\/))/g, '\n$1')

  it('are none in well-nested pages', () => {
    expect(documents.length).toBeGreaterThan(200)
    const tags = /^(?:unclosed|misnested|stray|void|block-in-p|nested)/
    for (const html of documents) expect(found(html).filter((each) => tags.test(each))).toEqual([])
  })

  it('are found on the same line for 250 pages without one of their end tags, and with one too many', () => {
    for (const [at, html] of documents.slice(0, 125).entries()) {
      const all = [...html.matchAll(endTags)]
      const tag = all[at % all.length] as RegExpExecArray
      const rest = html.slice(tag.index + tag[0].length)
      for (const broken of [html.slice(0, tag.index) + rest, html.slice(0, tag.index) + tag[0] + tag[0] + rest].map(
        lined,
      )) {
        const lines = new Set(judged(broken).map(({ line }) => line))
        const ours = lint(broken).findings.filter(({ severity }) => severity === 'error')
        expect([broken, ours.length > 0, ours.some(({ line }) => lines.has(line))]).toEqual([
          broken,
          lines.size > 0,
          lines.size > 0,
        ])
      }
    }
  })
})

// By hand, from the HTML Standard: its sections on elements, on writing tags (13.1.2) and on parse errors (13.2.2).
describe('findings', () => {
  const whole = (head: string, body = '') =>
    `<!doctype html>\n<html lang="en">\n<head>${head}</head>\n<body>${body}</body>\n</html>`
  eachRow([
    ['<div>\n  <b>x\n</div>', ['unclosed 2:3']],
    ['<div>', ['unclosed 1:1']],
    ['<ul><li>One<li>Two</ul><p>Text', []],
    ['<b><i>x</b></i>', ['misnested 1:4']],
    ['<div><span></div></span>', ['misnested 1:6']],
    ['<b><p>x</b></p>', ['misnested 1:4']],
    ['</div>', ['stray-end-tag 1:1']],
    ['<p>x</p></p>', ['stray-end-tag 1:9']],
    ['<h1>x</h2>', ['unclosed 1:1']],
    ['<br></br>', ['void-end-tag 1:5']],
    ['<img src=a alt=b></img>', ['void-end-tag 1:18']],
    ['<div/>', ['self-closing 1:1', 'unclosed 1:1']],
    ['<br/><svg><path/></svg>', []],
    ['<p>a\n<div>b</div>\n</p>', ['block-in-p 2:1']],
    ['<p>a<div>b</div>', []],
    ['<p>a<ul><li>b</ul></p>', ['block-in-p 1:5']],
    ['<span><div></div></span>', ['block-in-inline 1:7']],
    ['<span><ins><p>x</p></ins></span>', ['block-in-inline 1:12']],
    ['<div><a href=x><div></div></a></div>', []],
    ['<a href=x>1 <a href=y>2</a>', ['nested-same 1:13']],
    ['<button><button></button>', ['nested-same 1:9']],
    ['<form><form></form></form>', ['nested-same 1:7']],
    ['<button><a href=x>y</a></button>', ['interactive 1:9']],
    ['<a href=x><input></a>', ['interactive 1:11']],
    ['<a><input></a><a href=x><input type=hidden></a>', []],
    ['<div><li>x</li></div>', ['misplaced 1:6']],
    ['<tr><td>x</table>', ['misplaced 1:1', 'misplaced 1:5', 'stray-end-tag 1:10']],
    ['<li>x</li>', []],
    ['<ul><div></div></ul>', ['wrong-child 1:5']],
    ['<dl><dt>a<dd>b</dl><dl><div><dt>c<dd>d</div></dl>', []],
    ['<table><div></div><tr><td>1</table>', ['not-in-table 1:8']],
    ['<table>\n text <tr><td>1</table>', ['text-in-table 2:2']],
    ['<p id=a><p id=b>\n<p id=a>', ['duplicate-id 2:1']],
    ['<p id=a><p id=A>', []],
    ['<p class=a\n class=b>', ['duplicate-attribute 2:2']],
    ['<img src=a>', ['missing-alt 1:1']],
    ['<img src=a alt><img srcset=a alt="">', []],
    ['<img alt=a>', ['missing-src 1:1']],
    ['<map name=m><area href=x></map>', ['missing-alt 1:13']],
    ['<input type=IMAGE src=a>', ['missing-alt 1:1']],
    ['<center>x</center><font>y</font>', ['obsolete 1:1', 'obsolete 1:19']],
    ['<label>Name</label>', ['empty-label 1:1']],
    ['<label>Name <input></label><label for=a>x</label><input id=a>', []],
    ['<label for=b>x</label><p id=b>', ['label-target 1:1']],
    ['<label>Name <input type=hidden></label>', ['empty-label 1:1']],
    ['<p>&nosuch; &amp; &#x41; a&b', ['unknown-entity 1:4']],
    [`<p>${'a'.repeat(60)}&nosuch;`, ['unknown-entity 1:64']],
    ['<p>&copy 2026', ['entity-semicolon 1:4']],
    ['<p>&#xD800; &#0;', ['bad-entity 1:4', 'bad-entity 1:13']],
    ['<p>a\0b', ['bad-character 1:5']],
    ['<p a"=b>', ['bad-attribute 1:5']],
    ['<p a=>', ['missing-value 1:6']],
    ['<p a="1"b="2">', ['missing-space 1:9']],
    ['<p>1 <3', ['bad-tag 1:7']],
    ['<?php echo 1 ?>', ['bad-tag 1:2']],
    ['<p', ['cut-off 1:3']],
    ['</p a=b>', ['end-tag-attributes 1:1', 'stray-end-tag 1:1']],
    ['<!-->', ['bad-comment 1:5']],
    ['<!-- a --!>', ['bad-comment 1:11']],
    ['<p><![CDATA[x]]>', ['cdata 1:12']],
    ['<textarea>', ['unclosed 1:1']],
    ['<script>x', ['unclosed 1:1']],
    [whole('<title>T</title>'), []],
    [whole(''), ['missing-title 2:1']],
    [whole('<title> </title>'), ['missing-title 3:7']],
    ['<html><title>x</title><body>', ['missing-doctype 1:1', 'missing-lang 1:1']],
    ['<!doctype html><title>x</title><p>Hi', ['missing-lang 1:1']],
    ['<!doctype html public "-//W3C//DTD HTML 4.01//EN"><html lang=en><title>x</title>', ['old-doctype 1:1']],
    ['<p>x<!doctype html>', ['missing-doctype 1:1', 'missing-lang 1:1', 'missing-title 1:1', 'misplaced-doctype 1:5']],
    [whole('<title>T</title>', '<body>'), ['repeated 4:7']],
    ['', []],
  ])('%j', (html, expected) => {
    expect(found(html)).toEqual(expected)
  })

  it('say which element and which line they’re about', () => {
    expect(lint('<div>\n<b>\n</div>').findings).toEqual([
      {
        code: 'unclosed',
        severity: 'error',
        from: 6,
        to: 9,
        line: 2,
        column: 1,
        name: 'b',
        other: '</div>',
        otherLine: 3,
      },
    ])
    expect(lint('<p id=a>\n<p id=a>').findings[0]).toMatchObject({ name: 'a', otherLine: 1 })
  })

  it('have offsets in a text with CRLF line breaks', () => {
    const html = '<p>\r\n\r\n<b>\r\n<img>'
    expect(lint(html).findings.map(({ from, to }) => html.slice(from, to))).toEqual(['<b>', '<img>', '<img>'])
  })
})

eachRow([
  '<ul><% for (const a of b) { %><li class="<%= a %>"><%= a %></li><% } %></ul>',
  '<p>{{ a < b }} and {% if a <2 %}more{% endif %}</p>',
  '<input {% if a %}checked{% endif %} {% if b %}disabled{% endif %}>',
])('template tags are no mistakes: %j', (html) => {
  expect(found(html)).toEqual([])
  expect(found(`${html}<p>1 <3`)).toEqual([expect.stringMatching(/^bad-tag/)])
})

describe('for 1,000 documents of random tags', () => {
  it('every finding is in the text, in order, on its line', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(markup, (html) => {
        const { errors, warnings, findings } = lint(html)
        expect(errors + warnings).toBe(findings.length)
        const lines = html.replace(/\r\n?/g, '\n').split('\n')
        let last = 0
        for (const { from, to, line, column } of findings) {
          expect(from).toBeGreaterThanOrEqual(last)
          expect(to).toBeLessThanOrEqual(html.length + 1)
          expect(column).toBeLessThanOrEqual((lines[line - 1] as string).length + 1)
          last = from
        }
      }),
      { numRuns: 1000 },
    )
  })
})

it(`counts all findings and lists ${mostFindings}`, () => {
  const report = lint('</b>'.repeat(3000))
  expect([report.errors, report.findings.length]).toEqual([3000, mostFindings])
})

it('handles 50,000 nested elements and 50,000 end tags without a start', () => {
  expect(lint('<div>'.repeat(50_000)).errors).toBe(50_000)
  expect(lint(`${'<div>'.repeat(50_000)}${'</span>'.repeat(50_000)}`).errors).toBe(100_000)
})
