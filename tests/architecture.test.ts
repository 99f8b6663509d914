import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { engineCore, engines, files, importsOf, modulesOf, textOf, widgetCore, widgets, within } from './sources'

// Which modules may import which. docs/architecture.md has a diagram.

/** 'src/widgets/x/x.strings.ts' and 'src/engine/x/x.ts' belong to x. */
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
/** The version in package.json, which elements say. */
const isVersion = (to: string, from: string) => to === 'package.json' && from.endsWith('/tool-element.ts')
const isWidgetCore = (to: string) => to.startsWith('src/widgets/core/')

describe('imports', () => {
  it('do not occur in the catalog', () => {
    expect(importsOf('src/catalog.ts')).toEqual([])
  })

  it('of engine/core stay within engine/core', () => {
    expect(strays(engineCore, isEngineCore)).toEqual([])
  })

  it('of an engine are from engine/core and its own folder', () => {
    const own = (to: string, from: string) => to.startsWith('src/engine/') && toolOf(to) === toolOf(from)
    expect(strays(engines, (to, from) => isEngineCore(to) || own(to, from) || isPackage(to))).toEqual([])
  })

  it('of widgets/core are from both cores, React, vanilla-extract and the libraries of charts and the code editor', () => {
    const made = (to: string, from: string) =>
      (to === 'd3-array' && from.startsWith('src/widgets/core/charts/')) ||
      (/^@(codemirror|lezer)\//.test(to) && from.startsWith('src/widgets/core/editor/'))
    const allowed = (to: string, from: string) =>
      isEngineCore(to) ||
      isWidgetCore(to) ||
      react.includes(to) ||
      styles(to, from) ||
      made(to, from) ||
      isVersion(to, from)
    expect(strays(widgetCore, allowed)).toEqual([])
  })

  it('of a widget are from both cores, its engine and its own folder, never from another tool', () => {
    const own = (to: string, from: string) => toolOf(to) === toolOf(from)
    const allowed = (to: string, from: string) =>
      isEngineCore(to) || isWidgetCore(to) || own(to, from) || react.includes(to) || styles(to, from) || isPackage(to)
    expect(strays(widgets, allowed)).toEqual([])
  })

  it('of a summary, and of what it imports, are neither React nor styles', () => {
    const reached = new Set(within('src/widgets/').filter((path) => path.endsWith('.summary.ts')))
    for (const path of reached) for (const to of modulesOf(path).flatMap((each) => fileAt(each) ?? [])) reached.add(to)
    expect(reached.size).toBeGreaterThan(37)
    expect(strays([...reached], (to) => !react.includes(to) && !to.endsWith('.css'))).toEqual([])
  })

  it('of the public API are from the catalog and the widgets', () => {
    expect(
      strays(['src/index.ts', 'src/elements.ts'], (to) => to === 'src/catalog' || to.startsWith('src/widgets/')),
    ).toEqual([])
  })

  it('of the library never leave src, except for the version', () => {
    expect(strays(within('src/'), (to, from) => to.startsWith('src/') || isPackage(to) || isVersion(to, from))).toEqual(
      [],
    )
  })

  it('of the site come only from the site, its build and its tests', () => {
    const others = files.filter((path) => !/^(site|scripts|tests\/site)\//.test(path))
    /** 'site/tools/json-editor/page' from 'tests/tools/json-editor/page.test.ts'. */
    const own = (to: string, from: string) => to === from.replace(/^tests\/(.*)\.test\.ts$/, 'site/$1')
    expect(strays(others, (to, from) => !to.startsWith('site/') || own(to, from))).toEqual([])
  })
})

describe('the import graph', () => {
  it('has no cycles, type imports included', () => {
    const next = (path: string) => modulesOf(path).flatMap((to) => fileAt(to) ?? [])
    expect(cyclesIn(files, next)).toEqual([])
  })

  it.each([
    ['widgets/core', widgetCore],
    ['engine/core', engineCore],
  ])('has no cycles of folders in %s', (_, paths) => {
    const folders = new Map<string, Set<string>>()
    for (const path of paths) {
      const own = folders.get(dirname(path)) ?? new Set()
      folders.set(dirname(path), own)
      for (const to of modulesOf(path).flatMap((each) => fileAt(each) ?? []))
        if (paths.includes(to) && dirname(to) !== dirname(path)) own.add(dirname(to))
    }
    expect(cyclesIn([...folders.keys()], (folder) => [...(folders.get(folder) ?? [])])).toEqual([])
  })

  it.each([
    ['engine', engineCore],
    ['widgets', widgetCore],
  ])('in the core of %s go up in the map of docs/architecture.md', (layer, paths) => {
    const [, rows = ''] = textOf('docs/architecture.md').split(`\n| \`src/${layer}/core/\` | |\n|--|--|\n`)
    const layers = (rows.split('\n\n')[0] ?? '').split('\n').map((row) => row.split(' | ')[0] ?? '')
    /** 'fields' of 'src/widgets/core/fields/date/x.ts', and '.' of a file that's in no folder. */
    const folderOf = (path: string) => /\/core\/([^/]+)\//.exec(path)?.[1] ?? '.'
    const rankOf = (folder: string) =>
      layers.findIndex((row) => row.includes(folder === '.' ? '`.`' : `\`${folder}/\``))
    expect(paths.filter((path) => rankOf(folderOf(path)) < 0)).toEqual([])
    const isAbove = (to: string, from: string) =>
      folderOf(to) === folderOf(from) || rankOf(folderOf(to)) < rankOf(folderOf(from))
    expect(strays(paths, (to, from) => !to.startsWith(`src/${layer}/core/`) || isAbove(to, from))).toEqual([])
  })
})

describe('the selectors of a style sheet', () => {
  it('name no class of another one, but an attribute of its element, such as data-slot', () => {
    const sheets = within('src/').filter((path) => path.endsWith('.css.ts'))
    expect(sheets.flatMap(foreignClassesIn)).toEqual([])
  })
})

/** The classes of other style sheets that selectors name, as 'from: name'. */
function foreignClassesIn(path: string): string[] {
  const text = textOf(path)
  const imports = text.matchAll(/import (?:\* as (\w+)|\{([^}]*)\}) from '(.*\.css)'/g)
  return [...imports].flatMap(([, all, some = '', from = '']) => {
    const sheet = textOf(join(dirname(path), `${from}.ts`))
    const names = all
      ? [...text.matchAll(new RegExp(`\\b${all}\\.(\\w+)`, 'g'))].map(([local, name]) => [name, local])
      : some.split(',').map((each) => each.trim().split(' as '))
    return names.flatMap(([name = '', local = name]) => {
      const isUsed = new RegExp(`(\\$\\{|globalStyle\\()${local}\\b`).test(text)
      // Not a number, a query or the theme's variables, which are parts of values.
      const isClass = new RegExp(`export const ${name} = (?![\\d'"\`]|create)`).test(sheet)
      return name && isUsed && isClass ? `${path}: ${local}` : []
    })
  })
}

/** Every cycle that a depth-first walk finds, as a path that ends where it starts. */
function cyclesIn(places: readonly string[], next: (place: string) => readonly string[]): string[] {
  const cycles: string[] = []
  const visited = new Set<string>()
  const visit = (place: string, trail: readonly string[]) => {
    const at = trail.indexOf(place)
    if (at >= 0) cycles.push([...trail.slice(at), place].join(' -> '))
    if (visited.has(place)) return
    visited.add(place)
    for (const to of next(place)) visit(to, [...trail, place])
  }
  for (const place of places) visit(place, [])
  return cycles
}

const known = new Set(files)

/** The file behind an import path without an extension. */
function fileAt(path: string): string | undefined {
  return ['', '.ts', '.tsx', '.js', '.mjs'].map((extension) => path + extension).find((each) => known.has(each))
}

/** A package from the registry or Node, not one of our files. */
function isPackage(to: string): boolean {
  return !/^(src|site|stories|tests|scripts|bench|\.)/.test(to)
}
