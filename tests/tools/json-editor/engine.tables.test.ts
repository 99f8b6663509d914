import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runSteps } from '../../../src/engine/core/steps'
import { examineSteps } from '../../../src/engine/json-editor/examine'
import { recordSteps } from '../../../src/engine/json-editor/records'
import { cellOf, sortRowSteps, tablesIn } from '../../../src/engine/json-editor/tables'
import { Tree } from '../../../src/engine/json-editor/tree'
import { eachRow } from '../../each-row'

const treeOf = (text: string) => new Tree(text, runSteps(examineSteps(text)).nodes)
const collator = new Intl.Collator('en', { numeric: true })

/** The table as rows of sources, with '' for a missing cell. */
function tableOf(text: string, node = 0) {
  const tree = treeOf(text)
  const records = runSteps(recordSteps(tree, node))
  if (!records) return undefined
  const width = records.columns.length + (records.hasValues ? 1 : 0)
  const rows = [...records.rows.keys()].map((row) =>
    Array.from({ length: width }, (_, column) => {
      const cell = cellOf(records, row, column + (records.hasKeys ? 1 : 0))
      return cell < 0 ? '' : tree.source(cell)
    }),
  )
  return { columns: records.columns, rows }
}

describe('a table', () => {
  eachRow([
    ['[{"a":1,"b":2},{"b":3,"c":[1]}]', ['a', 'b', 'c'], [['1', '2', ''], ['', '3', '[1]']]],
    ['[[1,2],[3]]', ['0', '1'], [['1', '2'], ['3', '']]],
    ['[1,{"a":2}]', ['a'], [['', '1'], ['2', '']]],
    ['{"x":{"n":1},"y":{"m":2}}', ['n', 'm'], [['1', ''], ['', '2']]],
    ['[{"a":1,"a":2}]', ['a'], [['2']]],
  ])('of %j', (text, columns, rows) => {
    expect(tableOf(text)).toEqual({ columns, rows })
  }) // biome-ignore format: a list to look through

  eachRow([['5'], ['[]'], ['{}'], ['{"a":{},"b":1}']])('is not in %j', (text) => {
    expect(tableOf(text)).toBeUndefined()
  })

  it('has the cells that JSON.parse finds', () => {
    const record = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.jsonValue({ maxDepth: 2 }))
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 8 }), (rows) => {
        const table = tableOf(JSON.stringify(rows))
        const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
        expect(table?.columns).toEqual(columns)
        expect(table?.rows).toEqual(
          rows.map((row) => columns.map((key) => (key in row ? JSON.stringify(row[key]) : ''))),
        )
      }),
      { numRuns: 300, seed: 5 },
    )
  })
})

eachRow([
  ['[{"a":[{"b":1}]}]', ['']],
  ['{"meta":{"n":1},"data":[{"a":1},{"a":2}],"other":[{"b":1}]}', ['/data', '/other']],
  ['{"a":{"x":1},"b":{"x":2}}', ['']],
  ['[1,2]', ['']],
  ['{"a":1}', []],
  ['5', []],
])('finds the tables in %j', (text, pointers) => {
  const tree = treeOf(text)
  expect(tablesIn(tree).map((node) => tree.pointer(node))).toEqual(pointers)
})

describe('sorting', () => {
  const sorted = (values: readonly unknown[], isDescending = false) => {
    const tree = treeOf(JSON.stringify(values.map((v) => (v === undefined ? {} : { v }))))
    const records = runSteps(recordSteps(tree))
    if (!records) throw new Error('No table')
    return [...runSteps(sortRowSteps(tree, records, 0, isDescending, collator.compare))].map((row) => values[row])
  }

  it('puts numbers by size, then text, then the rest, and empty cells last', () => {
    expect(sorted(['b', 10, undefined, null, 9, 'a10', 'a9', true, false, [1]])).toEqual([
      9,
      10,
      'a9',
      'a10',
      'b',
      true,
      false,
      [1],
      null,
      undefined,
    ])
    expect(sorted([1, undefined, 2], true)).toEqual([2, 1, undefined])
  })

  it('is stable and in the order of Array.sort', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 })), fc.boolean(), (values, isDescending) => {
        fc.pre(values.length > 0)
        const tree = treeOf(JSON.stringify(values.map((v) => ({ v }))))
        const records = runSteps(recordSteps(tree))
        if (!records) return
        const order = [...runSteps(sortRowSteps(tree, records, 0, isDescending, collator.compare))]
        const expected = [...values.keys()].sort(
          (one, other) => ((values[one] ?? 0) - (values[other] ?? 0)) * (isDescending ? -1 : 1),
        )
        expect(order).toEqual(expected)
      }),
      { numRuns: 300, seed: 6 },
    )
  })
})
