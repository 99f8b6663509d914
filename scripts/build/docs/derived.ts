import { readFileSync } from 'node:fs'
import { notices } from '../notices.ts'
import { root } from '../tools.ts'
import { wordpressTools } from '../wordpress.ts'
import { htmlData, webTypes } from './editors.ts'
import { jsonLines } from './lines.ts'
import { manifest } from './manifest.ts'
import { withTable } from './readme.ts'
import { toolsPage } from './tools-page.ts'

const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')
const json = (value: object) => `${jsonLines(JSON.parse(JSON.stringify(value)))}\n`

/**
 * The files derived from the catalog, the engines, the strings and the elements, by path. `npm run snapshots` writes
 * them, and tests/docs.test.ts checks that they're up to date.
 */
export const derived: Readonly<Record<string, () => string>> = {
  'README.md': () => withTable(read('README.md')),
  'docs/tools.md': toolsPage,
  'custom-elements.json': () => json(manifest()),
  'vscode.html-custom-data.json': () => json(htmlData()),
  'web-types.json': () => json(webTypes(JSON.parse(read('package.json')).version)),
  'THIRD-PARTY.md': notices,
  'integrations/wordpress/pegboard/tools.json': wordpressTools,
}
