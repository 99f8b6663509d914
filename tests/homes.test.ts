import ts from 'typescript'
import { expect, it } from 'vitest'
import { catalog } from '../src/catalog'
import { files, textOf, within } from './sources'

// A fact about one tool is in the tool's folders or its row of the catalog. So no other file has a list of tools, or asks
// which tool it is: `['json-editor']`, `{ 'json-editor': … }`, `id === 'json-editor'`.

/** These are about some tools, as an article is. */
const aboutSome = [
  'src/catalog.ts',
  'site/guides/',
  // How tools differ and when they answer, told to the tests of all tools, and the choice that `npm test` tests more thoroughly.
  'tests/traits.ts',
  'tests/contract/follows.test.tsx',
  'tests/varied.ts',
  // Samples of pages, measured by hand.
  'scripts/dev/lighthouse.mjs',
  'scripts/dev/second-page.mjs',
]

const ids: ReadonlySet<string> = new Set(catalog.map(({ id }) => id))
/** An id or its route. */
const isTool = (text: string) => ids.has(text.replace(/^\//, ''))
/** 'src/widgets/json-editor/json-editor.tsx', 'stories/json-editor.stories.tsx' */
const isHome = (path: string) => path.split('/').some((part) => ids.has(part.replace(/\..*/, '')))

/** Whether a text is a key, an item of a list, or what something is compared with. */
function decides(text: ts.StringLiteral): boolean {
  const { parent } = text
  return (
    ts.isArrayLiteralExpression(parent) ||
    ts.isCaseClause(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === text) ||
    (ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText()))
  )
}

/** 'site/x.ts: json-editor' */
function strangersIn(path: string): string[] {
  const source = ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && isTool(node.text) && decides(node)) found.push(`${path}: ${node.text}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const sources = [
  ...within('src/', 'site/', 'scripts/', 'tests/contract/'),
  // Those that all suites share.
  ...within('tests/').filter((path) => path.split('/').length === 2 && !path.endsWith('.test.ts')),
]

it('Facts about a tool are in its home', () => {
  const elsewhere = sources.filter((path) => !isHome(path) && !aboutSome.some((known) => path.startsWith(known)))
  expect(elsewhere.length).toBeGreaterThan(300)
  expect(elsewhere.flatMap(strangersIn)).toEqual([])
})

it('no JSON file has a key for each tool', () => {
  const json = Object.keys(import.meta.glob(['../{src,site,scripts}/**/*.json', './**/*.json']))
  const elsewhere = json
    .map((path) => path.replace(/^\.\.\//, '').replace(/^\.\//, 'tests/'))
    .filter((path) => !isHome(path))
  expect(elsewhere.length).toBeGreaterThan(10)
  const keyed = elsewhere.filter((path) => Object.keys(JSON.parse(textOf(path))).some(isTool))
  expect(keyed).toEqual([])
})

const map = textOf('docs/architecture.md')

it('docs/architecture.md says where everything is', () => {
  const folders = new Set(files.map((path) => path.split('/').slice(0, -1).join('/')))
  const shared = [...folders].filter((folder) =>
    /^(src\/(engine|widgets)\/core|site|scripts|tests)\/[^/]+$/.test(folder),
  )
  const isNamed = (folder: string) =>
    map.includes(`\`${folder}/\``) || (folder.includes('/core/') && map.includes(`\`${folder.split('/').at(-1)}/\``))
  expect(shared.length).toBeGreaterThan(30)
  expect(shared.filter((folder) => !isNamed(folder))).toEqual([])
})

it('a file has one of the roles in docs/architecture.md, or none', () => {
  const roles = [...map.matchAll(/^\| (`\..*?`) \|/gm)].flatMap(([, cell = '']) => cell.match(/[a-z]+/g) ?? [])
  expect(roles.length).toBeGreaterThan(15)
  expect(roles.length).toBeLessThanOrEqual(20)
  /** 'css' of 'src/widgets/core/fields/field.css.ts' */
  const roleOf = (path: string) => /\.([\w-]+)\.\w+$/.exec(path)?.[1]
  const others = files.filter((path) => !roles.includes(roleOf(path) ?? roles[0] ?? ''))
  expect(others).toEqual([])
})
