import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode, encode, evaluate } from '../../../src/engine/base64-tool/base64-tool'
import { basicSteps, isBasic } from '../../../src/engine/base64-tool/basic'
import { createDecoder, joined } from '../../../src/engine/base64-tool/decoder'
import { createEncoder } from '../../../src/engine/base64-tool/encoder'
import { decodeExample, evaluateDecodeExample } from '../../../src/engine/base64-tool/example'
import { initial } from '../../../src/engine/base64-tool/fields'
import { kindOfText } from '../../../src/engine/base64-tool/kinds'
import { readOptions } from '../../../src/engine/base64-tool/options'
import { kindOfBytes } from '../../../src/engine/base64-tool/signatures'
import { runSteps } from '../../../src/engine/core/steps'
import { eachRow } from '../../each-row'
import oracle from './engine.oracle.json'

const outputOf = (mode: string, text: string) => {
  const result = evaluate({ mode, text })
  return result.ok ? result.value : result.issues
}
const decoded = (text: string) => {
  const result = decode(text)
  return result.ok ? Buffer.from(result.value).toString('hex') : result.issues[0]?.code
}

describe('the test vectors of RFC 4648, section 10', () => {
  eachRow([
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg=='],
    ['fooba', 'Zm9vYmE='],
    ['foobar', 'Zm9vYmFy'],
  ])('%s is %s', (text, base64) => {
    expect(outputOf('encode', text)).toMatchObject({
      text: base64,
      inputBytes: text.length,
      outputBytes: base64.length,
    })
    expect(outputOf('decode', base64)).toMatchObject({ text, inputBytes: base64.length, outputBytes: text.length })
  })

  it('leaves empty input empty', () => {
    for (const mode of ['encode', 'decode']) {
      for (const blank of ['', ' ', '\n\t ']) {
        expect(outputOf(mode, blank)).toMatchObject({ text: '', inputBytes: 0, outputBytes: 0 })
      }
    }
  })
})

describe('what the tool can do before the rest is loaded', () => {
  it('encodes as the whole engine does', () => {
    for (const encoding of ['base64', 'base64url']) {
      for (const unpadded of [false, true]) {
        const input = { ...initial, encoding, unpadded, text: '{"a": "ÿþ~?👋"}' }
        const options = readOptions(input)
        if (!options.ok) throw new Error(encoding)
        expect(isBasic(options.value)).toBe(true)
        expect(runSteps(basicSteps(input.text, options.value))).toEqual(evaluate(input))
      }
    }
  })

  eachRow([{ mode: 'decode' }, { encoding: 'hex' }, { charset: 'koi8-r' }, { wrap: '76' }])('is not %j', (other) => {
    const options = readOptions({ ...initial, ...other })
    expect(options.ok && isBasic(options.value)).toBe(false)
  })

  it('decodes the example', () => {
    expect(evaluateDecodeExample()).toEqual(evaluate(decodeExample))
  })
})

describe('matches Python’s base64 (engine.oracle.py)', () => {
  eachRow(oracle.bytes)('$standard', ({ hex, standard, urlSafe, wrapped }) => {
    expect(encode(Buffer.from(hex, 'hex'))).toBe(standard)
    for (const text of [
      standard,
      urlSafe,
      wrapped,
      wrapped.replaceAll('\n', '\r\n\t '),
      standard.replace(/=+$/, ''),
      urlSafe.replace(/=+$/, ''),
      `data:image/png;base64,${standard}`,
      ` DATA:text/plain;charset=utf-8; base64,${urlSafe.replaceAll('=', '%3D')}`,
    ]) {
      expect(decoded(text)).toBe(hex)
    }
  })

  eachRow(oracle.texts)('$text is $base64', ({ text, base64 }) => {
    expect(outputOf('encode', text)).toMatchObject({ text: base64 })
    expect(outputOf('decode', base64)).toMatchObject({ text, isText: true })
  })

  eachRow(Object.entries(oracle.kinds))('recognizes a %s file by its bytes', (kind, base64) => {
    const isText = ['json', 'text'].includes(kind)
    expect(outputOf('decode', base64)).toMatchObject({
      kind,
      isText,
      outputBytes: Buffer.from(base64, 'base64').length,
    })
  })
})

// The first bytes as the formats' own specifications and RFCs give them.
describe('kinds', () => {
  eachRow([
    ['jpeg', 'ffd8ffe000104a46494600'],
    ['gif', '4749463839610100'],
    ['webp', '524946462400000057454250565038'],
    ['avif', '0000001c667479706176696600000000'],
    ['mp4', '0000002066747970697736d'],
    ['ico', '00000100010010100000'],
    ['tiff', '49492a0008000000'],
    ['pdf', '255044462d312e370a'],
    ['zstd', '28b52ffd0458'],
    ['seven-zip', '377abcaf271c0004'],
    ['mp3', '494433030000'],
    ['ogg', '4f67675300020000'],
    ['flac', '664c614300000022'],
    ['webm', '1a45dfa3934282'],
    ['woff2', '774f463200010000'],
    ['wasm', '0061736d01000000'],
  ])('%s', (kind, hex) => {
    expect(kindOfBytes(Buffer.from(hex, 'hex'))).toBe(kind)
  })

  eachRow([
    ['svg', '<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['svg', '<svg viewBox="0 0 1 1"></svg>'],
    ['html', '<!DOCTYPE html><p>'],
    ['xml', '<?xml version="1.0"?><a/>'],
    ['json', '[1, {"a": null}]'],
    ['text', '[not json]'],
    ['text', 'svg'],
  ])('%s: %s', (kind, text) => {
    expect(kindOfText(text)).toBe(kind)
  })
})

describe('invalid input', () => {
  eachRow([
    ['Zm9v!', 'invalid-character', { line: 1, column: 5, character: '!' }],
    ['Zm9v\r\nZm👋', 'invalid-character', { line: 2, column: 3, character: '👋' }],
    ['data:;base64,Zm*', 'invalid-character', { line: 1, column: 16, character: '*' }],
    ['Zg=', 'wrong-padding', {}],
    ['Zm9v=', 'wrong-padding', {}],
    ['Zg===', 'wrong-padding', {}],
    ['=Zg', 'wrong-padding', {}],
    ['Zg==Zg==', 'wrong-padding', {}],
    ['====', 'wrong-padding', {}],
    ['Z', 'cut-off', {}],
    ['Zm9vY', 'cut-off', {}],
    ['data:text/plain,hello', 'not-base64', {}],
  ])('%j is not Base64: %s', (text, code, values) => {
    expect(outputOf('decode', text)).toMatchObject([
      { code, field: 'text', ...(code === 'not-base64' ? {} : { values }) },
    ])
  })

  eachRow([
    ['\ud83d', 1, 1],
    ['a👋\n👋b\udc4b', 2, 4],
  ])('%j contains a lone surrogate', (text, line, column) => {
    expect(outputOf('encode', text)).toMatchObject([{ code: 'lone-surrogate', at: { line, column } }])
  })

  it('counts bytes that are not UTF-8 and returns no text for them', () => {
    expect(outputOf('decode', '/////w==')).toMatchObject({ text: '', isText: false, kind: 'binary', outputBytes: 4 })
  })
})

describe('properties', () => {
  const bytes = fc.uint8Array({ maxLength: 300 })

  it('converts 10,000 byte arrays back and matches Node’s Buffer', () => {
    fc.assert(
      fc.property(bytes, (array) => {
        const base64 = encode(array)
        expect(base64).toBe(Buffer.from(array).toString('base64'))
        expect(decoded(base64)).toBe(Buffer.from(array).toString('hex'))
        expect(decoded(Buffer.from(array).toString('base64url'))).toBe(Buffer.from(array).toString('hex'))
      }),
      { numRuns: 10_000 },
    )
  })

  it('converts a text back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const encoded = outputOf('encode', text)
        if (text.trim() && 'text' in encoded) expect(outputOf('decode', encoded.text)).toMatchObject({ text })
      }),
    )
  })

  it('gives the same result wherever a file is split', () => {
    fc.assert(
      fc.property(bytes, fc.array(fc.nat(20)), (array, cuts) => {
        const base64 = Buffer.from(array).toString('base64')
        expect(Buffer.from(inPieces(createEncoder(), array, cuts)).toString()).toBe(base64)
        expect([...inPieces(createDecoder(), Buffer.from(base64), cuts)]).toEqual([...array])
      }),
    )
  })

  function inPieces(coder: ReturnType<typeof createEncoder>, array: Uint8Array, cuts: readonly number[]): Uint8Array {
    const out: Uint8Array[] = []
    let at = 0
    for (const cut of cuts) {
      out.push(coder.push(array.subarray(at, at + cut)))
      at += cut
    }
    return joined(...out, coder.push(array.subarray(at)), coder.end())
  }
})
