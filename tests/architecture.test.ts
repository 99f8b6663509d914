import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

// Who may import whom, and what no file may say. The picture is in docs/architecture.md.

const root = fileURLToPath(new URL('..', import.meta.url))

const files = ['src', 'site', 'stories', 'tests', 'scripts', 'bench', '.storybook'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.split(sep).join('/')}`)
    .filter((path) => /\.(ts|tsx|mts|js|mjs)$/.test(path)),
)

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** What a file imports: files by their path from the root, packages by name. */
function importsOf(path: string): string[] {
  const { importedFiles } = ts.preProcessFile(textOf(path), true, true)
  return importedFiles.map(({ fileName }) => {
    const bare = fileName.replace(/\?.*$/, '')
    return bare.startsWith('.')
      ? normalize(join(dirname(path), bare))
          .split(sep)
          .join('/')
      : bare
  })
}

/** The code without its comments and types: what it does. */
function codeOf(path: string): string {
  const loader = path.endsWith('x') ? 'tsx' : path.endsWith('js') ? 'js' : 'ts'
  const code = codes.get(path) ?? transformSync(textOf(path), { loader, jsx: 'preserve', legalComments: 'none' }).code
  codes.set(path, code)
  return code
}
const codes = new Map<string, string>()

const within = (...folders: string[]) => files.filter((path) => folders.some((folder) => path.startsWith(folder)))
const engineCore = within('src/engine/core/')
const widgetCore = within('src/widgets/core/')
const engines = within('src/engine/').filter((path) => !engineCore.includes(path))
const widgets = within('src/widgets/').filter((path) => !widgetCore.includes(path))

/** 'src/widgets/x/x.strings.ts' and 'src/engine/x.ts' belong to x. */
const toolOf = (path: string) => /^src\/(?:engine|widgets)\/([a-z0-9-]+)/.exec(path)?.[1] ?? ''

/** Every import of these files that is not allowed, as 'from -> to'. */
const strays = (paths: readonly string[], allowed: (to: string, from: string) => boolean) =>
  paths.flatMap((from) =>
    importsOf(from)
      .filter((to) => !allowed(to, from))
      .map((to) => `${from} -> ${to}`),
  )

const react = ['react', 'react-dom', 'react-dom/client']
const styles = (to: string, from: string) => to === '@vanilla-extract/css' && from.endsWith('.css.ts')
const isEngineCore = (to: string) => to.startsWith('src/engine/core/')
const isWidgetCore = (to: string) => to.startsWith('src/widgets/core/')

describe('imports', () => {
  it('are none in the catalog', () => {
    expect(importsOf('src/catalog.ts')).toEqual([])
  })

  it('of the engines’ core are of the core', () => {
    expect(strays(engineCore, isEngineCore)).toEqual([])
  })

  it('of an engine are of the core and its own folder', () => {
    const own = (to: string, from: string) => to.startsWith('src/engine/') && toolOf(to) === toolOf(from)
    expect(strays(engines, (to, from) => isEngineCore(to) || own(to, from) || isPackage(to))).toEqual([])
  })

  it('of the widgets’ core are of both cores, React and the styles’ language', () => {
    const allowed = (to: string, from: string) =>
      isEngineCore(to) || isWidgetCore(to) || react.includes(to) || styles(to, from)
    expect(strays(widgetCore, allowed)).toEqual([])
  })

  it('of a widget are of both cores, its engine and its own folder: never of another tool', () => {
    const own = (to: string, from: string) => toolOf(to) === toolOf(from)
    const allowed = (to: string, from: string) =>
      isEngineCore(to) || isWidgetCore(to) || own(to, from) || react.includes(to) || styles(to, from) || isPackage(to)
    expect(strays(widgets, allowed)).toEqual([])
  })

  it('of the public API are of the catalog and the widgets', () => {
    expect(strays(['src/index.ts'], (to) => to === 'src/catalog' || to.startsWith('src/widgets/'))).toEqual([])
  })

  it('never lead from the library to what is around it', () => {
    expect(strays(within('src/'), (to) => to.startsWith('src/') || isPackage(to))).toEqual([])
  })

  it('never lead to the site but from the site, what builds it and what tests it', () => {
    const others = files.filter((path) => !/^(site|scripts|tests\/site)\//.test(path))
    expect(strays(others, (to) => !to.startsWith('site/'))).toEqual([])
  })
})

/** A package of the registry or of Node, not a file of ours. */
function isPackage(to: string): boolean {
  return !/^(src|site|stories|tests|scripts|bench|\.)/.test(to)
}

describe('files', () => {
  it('are called by their role: none is an index but the public API, no folder is a drawer', () => {
    expect(files.filter((path) => /(^|\/)index\.\w+$/.test(path))).toEqual(['src/index.ts'])
    expect(files.filter((path) => /(^|\/)(utils?|libs?|shared|commons?|helpers?|misc)(\/|\.)/i.test(path))).toEqual([])
  })

  it('are in kebab-case', () => {
    expect(files.filter((path) => !/^[a-z0-9./-]+$/.test(path))).toEqual([])
  })

  it('have no more than 250 lines, tables of words and of cases aside', () => {
    const long = files.filter(
      (path) => !/\.strings\.ts$|^src\/catalog\.ts$|^site\/content\/|^tests\/\w+\/.*\.test\.tsx?$/.test(path),
    )
    expect(
      long
        .map((path) => `${path}: ${textOf(path).split('\n').length - 1}`)
        .filter((line) => Number(line.split(': ')[1]) > 250),
    ).toEqual([])
  })
})

describe('code', () => {
  /** The library as it runs; the tests may do all of this, to see that the library does not. */
  const forbidden: readonly [name: string, pattern: RegExp, where: readonly string[]][] = [
    [
      'HTML made of text',
      /\.(inner|outer)HTML\b|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write/,
      within('src/', 'site/'),
    ],
    [
      'code made of text',
      /\beval\(|new Function\b|[^.\w]Function\(|set(Timeout|Interval)\(['"`]/,
      within('src/', 'site/'),
    ],
    ['chance that cannot be seeded or trusted', /Math\.random/, within('src/', 'site/')],
    [
      'a page that may be another',
      /(?<![\w.])(document|window)\.\w/,
      [...widgetCore, ...widgets].filter((path) => !path.endsWith('/autoload.ts')),
    ],
    ['styles made of text', /\bstyle=["'{]\{?["'`]|setAttribute\(\s*['"]style|cssText|<style/, within('src/')],
    ['what stops a page', /(?<![\w.])(alert|confirm|prompt)\(/, within('src/', 'site/')],
    ['a form that sandboxed frames suppress', /<form|onSubmit/, [...widgetCore, ...widgets]],
    ['inputs that lose what is typed', /type="?(number|date|time)"?[\s/>]/, [...widgetCore, ...widgets]],
    ['clocks in an engine', /\bDate\.now\(|new Date\(\)|performance\.now\(/, [...engineCore, ...engines]],
    ['storage in a widget', /(local|session)Storage|indexedDB|\.cookie\b/, [...widgetCore, ...widgets]],
    [
      'a test that is left out or tried again',
      /\.(skip|only|todo|fails|retry)\b\(|\bretry:/,
      within('tests/', 'stories/'),
    ],
  ]

  it.each(forbidden)('has no %s', (_, pattern, where) => {
    const found = where.flatMap((path) =>
      codeOf(path)
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    )
    expect(found.filter((line) => !line.startsWith('tests/architecture.test.ts'))).toEqual([])
  })

  it('leaves nothing for later', () => {
    expect(
      files.filter((path) => !path.startsWith('tests/architecture') && /\b(TODO|FIXME|XXX|HACK)\b/.test(textOf(path))),
    ).toEqual([])
  })
})
