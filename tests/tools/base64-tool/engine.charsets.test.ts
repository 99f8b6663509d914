import { describe, expect, it } from 'vitest'
import { charsets, evaluate } from '../../../src/engine/base64-tool/base64-tool'
import { eachRow } from '../../each-row'
import oracle from './engine.charsets.oracle.json'

const run = (mode: string, text: string, charset: string) => {
  const result = evaluate({ mode, text, charset })
  return result.ok ? result.value : result.issues[0]
}

describe('matches Python’s codecs (engine.charsets.oracle.py)', () => {
  eachRow(oracle.cases)('$charset: $text', ({ charset, text, base64, character, column }) => {
    if (base64 !== undefined) {
      const bytes = Buffer.from(base64, 'base64').length
      expect(run('encode', text, charset)).toMatchObject({ text: base64, inputBytes: bytes })
      expect(run('decode', base64, charset)).toMatchObject({ text, outputBytes: bytes, isText: true })
      return
    }
    // Python counts characters, and the column is in UTF-16, as editors count.
    const at = [...text].slice(0, column - 1).join('').length + 1
    expect(run('encode', text, charset)).toMatchObject({
      code: 'not-in-charset',
      at: { line: 1, column: at },
      values: { character, charset },
    })
  })

  it('covers every charset', () => {
    expect(new Set(oracle.cases.map(({ charset }) => charset))).toEqual(new Set(charsets))
  })
})

describe('invalid bytes', () => {
  eachRow([
    ['utf-16le', 'YQ=='],
    ['utf-16le', 'ANg='],
    ['utf-16be', '2AA='],
    ['us-ascii', 'gA=='],
    ['shift_jis', 'gQ=='],
    ['utf-8', '/w=='],
  ])('in %s are not text', (charset, base64) => {
    expect(run('decode', base64, charset)).toMatchObject({ text: '', isText: false, kind: 'binary' })
  })

  it('are counted by their place in a long text', () => {
    const text = `${'a'.repeat(300_000)}\n12€`
    expect(run('encode', text, 'iso-8859-1')).toMatchObject({ code: 'not-in-charset', at: { line: 2, column: 3 } })
    expect(run('encode', text, 'windows-1252')).toMatchObject({ inputBytes: 300_004 })
  })
})

describe('ISO-8859-1', () => {
  it('has all bytes, and is not windows-1252', () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
    expect(run('decode', bytes.toString('base64'), 'iso-8859-1')).toMatchObject({ text: bytes.toString('latin1') })
    expect(run('decode', 'gA==', 'windows-1252')).toMatchObject({ text: '€' })
  })
})
