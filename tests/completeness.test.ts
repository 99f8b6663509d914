import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { catalog, componentOf, groups, type Tool } from '../src/catalog'
import { eachRow } from './each-row'

// The catalog and the files must match: every row has its files, and every file has a row.

const root = fileURLToPath(new URL('..', import.meta.url))
const tools: readonly Tool[] = catalog
const ids = tools.map(({ id }) => id)
const sentences = import.meta.glob<{ name: string }>('../src/widgets/*/*.strings.ts', { import: 'strings' })
const read = (path: string) => (existsSync(root + path) ? readFileSync(root + path, 'utf8') : '')
const list = (folder: string) => readdirSync(root + folder)

/** A tool's files. */
const filesOf = (id: string) => ({
  engine: `src/engine/${id}/${id}.ts`,
  engineTest: `tests/tools/${id}/engine.test.ts`,
  widget: `src/widgets/${id}/${id}.tsx`,
  strings: `src/widgets/${id}/${id}.strings.ts`,
  element: `src/widgets/${id}/${id}.element.ts`,
  page: `site/tools/${id}/page.tsx`,
  story: `stories/${id}.stories.tsx`,
})

/** The names that a module exports, types included. */
function exportsOf(path: string): string[] {
  const { statements } = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, false)
  return statements.flatMap((statement) => {
    const clause = ts.isExportDeclaration(statement) ? statement.exportClause : undefined
    return clause && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : namesOf(statement)
  })
}

/** The names that a statement declares and exports. */
function namesOf(statement: ts.Statement): string[] {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined
  if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => (ts.isIdentifier(name) ? name.text : ''))
  }
  const { name } = statement as ts.FunctionDeclaration | ts.InterfaceDeclaration
  return name ? [name.text] : []
}

describe.each(tools)('$id', ({ id, name, group, title, summary, keywords, related }) => {
  const files = filesOf(id)
  const component = componentOf(id)
  const groupName = groups.find((known) => known.key === group)?.name

  eachRow(Object.entries(files))('has its %s, %s', (_, path) => {
    expect(existsSync(root + path)).toBe(true)
  })

  it('has an id, a name and texts of the right length', () => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(name).toMatch(/^\p{Lu}/u)
    expect(groupName).toBeDefined()
    expect(title.length).toBeLessThanOrEqual(60)
    expect(title.length).toBeGreaterThan(0)
    expect(summary.length).toBeGreaterThanOrEqual(70)
    expect(summary.length).toBeLessThanOrEqual(160)
    expect(summary).toMatch(/^\p{Lu}.*\.$/u)
    expect(keywords.length).toBeGreaterThan(0)
    expect(new Set(keywords).size).toBe(keywords.length)
  })

  it('is related to other tools that exist', () => {
    expect(related.length).toBeGreaterThan(0)
    expect(related.filter((other) => other === id || !ids.includes(other))).toEqual([])
    expect(new Set(related).size).toBe(related.length)
  })

  it('exports from its engine what every engine exports', () => {
    const names = ['Input', 'Output', 'IssueCode', 'fields', 'initial', 'example', 'evaluate']
    expect(exportsOf(files.engine)).toEqual(expect.arrayContaining(names))
  })

  it('exports its component, props, strings and element, named after its id', () => {
    expect(exportsOf(files.widget)).toEqual(expect.arrayContaining([component, `${component}Props`]))
    expect(exportsOf(files.strings)).toContain('strings')
    expect(exportsOf(files.element)).toEqual([`${component}Element`])
    expect(
      exportsOf('src/index.ts')
        .filter((known) => known.startsWith(component))
        .sort(),
    ).toEqual([component, `${component}Props`])
  })

  it('has the same name in the catalog and in its strings', async () => {
    expect(await sentences[`../${files.strings}`]?.()).toMatchObject({ name })
  })

  it('has its stories under its group and name', () => {
    const story = read(files.story)
    // Storybook reads titles without running the file, so they must be literals.
    expect(/title: '(.*)'/.exec(story)?.[1]).toBe(`${groupName}/${name}`)
    for (const state of ['Default', 'Answered', 'Invalid', 'Dark', 'Narrow', 'RightToLeft', 'AsElement']) {
      expect(exportsOf(files.story)).toContain(state)
    }
    expect(story).toMatch(/\bplay\b/)
  })

  it('has a docstring for everything its engine exports', () => {
    const source = ts.createSourceFile(files.engine, read(files.engine), ts.ScriptTarget.Latest, true)
    const known = ['Input', 'Output', 'fields', 'initial', 'example', 'evaluate']
    const undocumented = source.statements.filter((statement) => {
      const names = namesOf(statement)
      return names.length > 0 && !names.every((name) => known.includes(name)) && !isDocumented(statement)
    })
    expect(undocumented.flatMap(namesOf)).toEqual([])
  })
})

/** A docstring for it or for each of its members. A list of codes, as a type or a value, doesn't need one. */
function isDocumented(statement: ts.Statement): boolean {
  if (hasDocstring(statement)) return true
  if (ts.isInterfaceDeclaration(statement)) return statement.members.every(hasDocstring)
  if (ts.isTypeAliasDeclaration(statement)) return !ts.isTypeLiteralNode(statement.type)
  if (!ts.isVariableStatement(statement)) return false
  return statement.declarationList.declarations.every(({ initializer }) => {
    const value = initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer
    if (value && ts.isArrayLiteralExpression(value)) return value.elements.every(ts.isStringLiteral)
    return value?.getText().startsWith('Object.keys(')
  })
}

const hasDocstring = (node: ts.Node) => ts.getJSDocCommentsAndTags(node).length > 0

describe('the catalog', () => {
  it('has no name, title or summary twice', () => {
    for (const key of ['id', 'name', 'title', 'summary'] as const) {
      expect(new Set(tools.map((tool) => tool[key])).size).toBe(tools.length)
    }
  })

  it('lists its tools in the order of the groups', () => {
    const order = tools.map(({ group }) => groups.findIndex(({ key }) => key === group))
    expect(order).toEqual([...order].sort((one, other) => one - other))
  })

  eachRow([
    ['src/engine', /^([a-z0-9-]+)$/, ['core', 'tsconfig.json']],
    ['src/widgets', /^([a-z0-9-]+)$/, ['core']],
    ['stories', /^([a-z0-9-]+)\.stories\.tsx$/, ['core', 'foundations', 'story.tsx']],
    ['site/tools', /^([a-z0-9-]+)$/, []],
    ['tests/tools', /^([a-z0-9-]+)$/, []],
  ] as const)('has a row for every file of %s', (folder, pattern, others) => {
    const strays = list(folder).filter((file) => {
      const id = pattern.exec(file)?.[1]
      return !(others as readonly string[]).includes(file) && !ids.includes(id ?? '')
    })
    expect(strays).toEqual([])
  })
})
