import { expect, it } from 'vitest'
import { repairJson } from '../../../src/engine/json-editor/json-editor'
import { isRepairable } from '../../../src/engine/json-editor/repairable'
import { eachRow } from '../../each-row'
import repairs from './engine.repair.oracle.json'

eachRow([
  [''],
  ['  \n'],
  ['\ufeff'],
  ['// only a comment'],
  ['<!doctype html>\n<p>{"a":1}</p>'],
  ['<a/>'],
  ['[server]\nport = 80\n'],
  ['[[a]]\nb = 1'],
  ['# c\ntitle = "TOML"\n[owner]\nname = "Tom"'],
  ['ports = [ 1 ]\nname = "x"'],
  ['[package]\n\n# c\nname = "x"'],
  ['; ini\n[a]\nb=c'],
  ['a = 1'],
  ['Hello world'],
  ['"Hello," she said.'],
  ['It’s (I think) fine'],
  ['12 apples'],
  ['2024-01-01 12:00 started'],
  ['[INFO] started\n[INFO] done'],
  ['See [1] for details.'],
  ['[link](https://example.com)'],
  ['# Title\n\nSome *text* with [a link](b).'],
  ['body { color: red }'],
  ['(c) 2024 Ada'],
  ['SELECT * FROM t;'],
])('%j is not like JSON', (text) => {
  expect(isRepairable(text)).toBe(false)
})

eachRow([
  ["{'a': 1}"],
  ['[1,]'],
  ['[INFO] {"a":1}'],
  ['2024-01-01 INFO {"a":1}'],
  ['HTTP/1.1 200 OK\nA: b\n\n{"a":1}'],
  ['data: {a: 1}'],
  ['"a": 1,\n"b": 2'],
  ['x = {"a":1}'],
  ['({"a":1})'],
  ['# c\n{"a":1}'],
  ['Result: {"a":1} done'],
  ['Here is the JSON:\n```json\n{a:1}\n```'],
  ["'a'"],
  ['True'],
  ['.5'],
])('%j is like JSON, and there is a repair', (text) => {
  expect(isRepairable(text)).toBe(true)
  expect(repairJson(text)).toHaveProperty('text')
})

it('what jsonrepair repairs is like JSON, but for two plain texts', () => {
  const texts = (repairs as [string, string | null][]).filter(([, theirs]) => theirs !== null).map(([text]) => text)
  expect(texts.filter((text) => !isRepairable(text))).toEqual(['hello world', '/foo/'])
})

// Settings, comments and words aren't like JSON. A pattern that backtracks over the whole text would run into the time limit.
eachRow([
  ['{"a"', true],
  ['[', true],
  ['"', true],
  ['{ ', true],
  ['[a]\n;', false],
  ['[a]\n#', false],
  ['a=[\n', false],
  ['\\', false],
  ['/*', false],
  ['a b\n', false],
] as const)('a million characters of %j are like JSON: %s', (part, isLike) => {
  expect(isRepairable(part.repeat(1_000_000 / part.length))).toBe(isLike)
})
