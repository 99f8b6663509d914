import { expect } from 'vitest'
import { evaluateSteps as codeSteps, initial as plain } from '../../../src/engine/base64-tool/base64-tool'
import { runSteps } from '../../../src/engine/core/steps'
import { evaluateSteps as htmlSteps } from '../../../src/engine/html-formatter/html-formatter'
import { lintSteps } from '../../../src/engine/html-formatter/lint/lint'
import { changeSteps } from '../../../src/engine/json-editor/compare/comparison'
import { convertFromSteps } from '../../../src/engine/json-editor/convert/convert-from'
import { convertToSteps } from '../../../src/engine/json-editor/convert/convert-to'
import { examineSteps } from '../../../src/engine/json-editor/examine'
import { printSteps } from '../../../src/engine/json-editor/json-editor'
import { membersOf } from '../../../src/engine/json-editor/members'
import { type Records, recordSteps } from '../../../src/engine/json-editor/records'
import { sortSteps } from '../../../src/engine/json-editor/sort'
import { sortRowSteps } from '../../../src/engine/json-editor/tables'
import { Tree } from '../../../src/engine/json-editor/tree'
import { countSteps } from '../../../src/engine/text-counter/text-counter'
import { eachRow } from '../../each-row'

const html = '<p>a</p>'.repeat(40_000)
/** 1.2 million characters, 120,000 values. */
const json = JSON.stringify(Array.from({ length: 40_000 }, (_, at) => ({ name: `name ${at}`, at })))
const lines = `${JSON.stringify({ name: 'a name', at: 1 })}\n`.repeat(40_000)
const examined = runSteps(examineSteps(json))
const members = membersOf(json, examined)
const tree = new Tree(json, examined.nodes)
const options = { separator: ',', header: true, nested: 'json', types: 'text', name: 'Row' } as const

// The progress that people see while they wait. At the end of a row, the least number of steps.
eachRow<[string, Generator<number>, number]>([
  ['counting a text', countSteps('A text, naïve 👍. '.repeat(20_000)), 10],
  ['encoding', codeSteps({ ...plain, mode: 'encode', text: 'a'.repeat(2_000_000) }), 2],
  ['decoding', codeSteps({ ...plain, mode: 'decode', text: 'YWFh'.repeat(500_000) }), 2],
  ['formatting HTML', htmlSteps({ mode: 'format', indent: '2', html }), 10],
  ['checking HTML', lintSteps(html), 5],
  ['examining JSON', examineSteps(json), 3],
  ['formatting JSON', printSteps(json, '  '), 2],
  ['sorting JSON', sortSteps(json), 3],
  ['comparing JSON', changeSteps(members, members, { ignoreOrder: false, asWritten: false }), 20],
  ['reading a table', recordSteps(tree), 20],
  ['sorting a table', sortRowSteps(tree, runSteps(recordSteps(tree)) as Records, 0, false, () => 0), 20],
  ['CSV', convertToSteps(json, 'csv', options), 2],
  ['types', convertToSteps(json, 'types', options), 2],
  ['YAML', convertToSteps(json, 'yaml', options), 2],
  ['JSON lines', convertToSteps(json, 'lines', options), 2],
  ['JSON from lines', convertFromSteps(lines, 'lines', options, '  '), 2],
])('%s reports increasing progress from 0 to 1', (_, steps, least) => {
  const shares = [...steps]
  expect(shares.length).toBeGreaterThanOrEqual(least)
  expect(shares.filter((share, at) => share < (shares[at - 1] ?? 0) || share > 1)).toEqual([])
})
