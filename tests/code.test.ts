import { dirname } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { eachRow } from './each-row'
import { codeOf, engineCore, engines, files, textOf, widgetCore, widgets, within } from './sources'

// Limits for the length of files and functions, their names, and forbidden code.

describe('files', () => {
  it('are named after their role: no index except the public API, no catch-all folders', () => {
    expect(files.filter((path) => /(^|\/)index\.\w+$/.test(path))).toEqual(['src/index.ts'])
    expect(files.filter((path) => /(^|\/)(utils?|libs?|shared|commons?|helpers?|misc)(\/|\.)/i.test(path))).toEqual([])
  })

  it('are in kebab-case', () => {
    expect(files.filter((path) => !/^[a-z0-9./-]+$/.test(path))).toEqual([])
  })

  it('have at most 250 lines, tables of sentences and test cases aside', () => {
    const long = files.filter(
      (path) => !/\.strings\.ts$|^src\/catalog\.ts$|^site\/tools\/|^tests\/\w+\/.*\.test\.tsx?$/.test(path),
    )
    expect(
      long
        .map((path) => `${path}: ${textOf(path).split('\n').length - 1}`)
        .filter((line) => Number(line.split(': ')[1]) > 250),
    ).toEqual([])
  })
})

describe('folders', () => {
  it('have at most 22 files of their own', () => {
    const counts = new Map<string, number>()
    for (const path of within('src/', 'site/', 'scripts/')) {
      const folder = dirname(path)
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
    expect([...counts].filter(([, count]) => count > 22).map(([folder, count]) => `${folder}: ${count}`)).toEqual([])
  })
})

describe('functions', () => {
  it('have at most 80 lines, pages of prose aside', () => {
    const prose = within('site/guides/', 'site/legal/')
    const code = within('src/', 'site/', 'scripts/').filter((path) => !prose.includes(path))
    expect(code.flatMap((path) => longFunctionsIn(path, 80))).toEqual([])
  })
})

/** The functions longer than the limit, such as 'src/x.ts:12: 93 lines'. */
function longFunctionsIn(path: string, limit: number): string[] {
  const source = ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest)
  const found: string[] = []
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && 'body' in node) {
      const start = lineAt(node.getStart(source))
      const lines = lineAt(node.end) - start + 1
      if (lines > limit) found.push(`${path}:${start + 1}: ${lines} lines`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

describe('code', () => {
  /** The library's own code. Tests may do all of this, to check that the library doesn't. */
  const forbidden: readonly [name: string, pattern: RegExp, where: readonly string[]][] = [
    [
      'HTML built from text',
      /\.(inner|outer)HTML\b|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write/,
      within('src/', 'site/'),
    ],
    [
      'code built from text',
      /\beval\(|new Function\b|[^.\w]Function\(|set(Timeout|Interval)\(['"`]/,
      within('src/', 'site/'),
    ],
    ['Math.random, which is neither seeded nor secure', /Math\.random/, within('src/', 'site/')],
    [
      'access to the global document or window',
      /(?<![\w.])(document|window)\.\w/,
      [...widgetCore, ...widgets].filter((path) => !/\/(autoload|discover)\.ts$/.test(path)),
    ],
    [
      'styles built from text',
      /\bstyle=["'{]\{?["'`]|setAttribute\(\s*['"]style|cssText|<style/,
      within('src/').filter((path) => path !== 'src/server.ts'),
    ],
    ['dialogs that block the page', /(?<![\w.])(alert|confirm|prompt)\(/, within('src/', 'site/')],
    ['<form>, which sandboxed frames suppress', /<form|onSubmit/, [...widgetCore, ...widgets]],
    ['input types that discard invalid text', /type="?(number|date|time)"?[\s/>]/, [...widgetCore, ...widgets]],
    ['clocks in an engine', /\bDate\.now\(|new Date\(\)|performance\.now\(/, [...engineCore, ...engines]],
    ['storage in a widget', /(local|session)Storage|indexedDB|\.cookie\b/, [...widgetCore, ...widgets]],
    ['timed assertions', /performance\.(now|mark|measure)\(/, within('tests/', 'stories/')],
    ['sleeps', /waitForTimeout\(/, within('tests/', 'stories/')],
    ['skipped or retried tests', /\.(skip|only|todo|fails|retry)\b\(|\bretry:/, within('tests/', 'stories/')],
  ]

  eachRow(forbidden)('contains no %s', (_, pattern, where) => {
    const found = where.flatMap((path) =>
      codeOf(path)
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    )
    expect(found.filter((line) => !line.startsWith('tests/code.test.ts'))).toEqual([])
  })

  it('contains no code that exists only to save bytes', () => {
    const tricks = /@__PURE__|public Knip|LateSheets/
    expect(within('src/', 'site/', 'scripts/').filter((path) => tricks.test(textOf(path)))).toEqual([])
  })

  it('contains no TODO', () => {
    expect(
      files.filter((path) => !path.startsWith('tests/code') && /\b(TODO|FIXME|XXX|HACK)\b/.test(textOf(path))),
    ).toEqual([])
  })
})
