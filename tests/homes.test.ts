import ts from 'typescript'
import { expect, it } from 'vitest'
import { catalog } from '../src/catalog'
import { textOf, within } from './sources'

// A fact about one tool is in the tool's folders or its row of the catalog. So no other file has a list of tools, or asks
// which tool it is: `['json-editor']`, `{ 'json-editor': … }`, `id === 'json-editor'`.

/** These are about some tools, as an article is. */
const aboutSome = [
  'src/catalog.ts',
  'site/guides/',
  // How tools differ, told to the tests of all tools, and the choice that `npm test` tests more thoroughly.
  'tests/traits.ts',
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
