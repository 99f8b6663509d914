import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fromFile,
  initial,
  nextInvoice,
  pathOf,
  readStrokes,
  toFile,
  writeStrokes,
} from '../../../src/engine/invoice-generator/invoice-generator'
import { eachRow } from '../../each-row'

describe('a drawn signature', () => {
  it('is lines of points', () => {
    expect(readStrokes('20,80 60,40;70,90')).toEqual([
      [
        [20, 80],
        [60, 40],
      ],
      [[70, 90]],
    ])
  })

  it('is a path with a dot for a single point', () => {
    expect(pathOf(readStrokes('20,80 60,40;70,90'))).toBe('M20 80L60 40M70 90L70 90')
  })

  eachRow([
    ...['', ' ', 'x', '1', '1,2,3', '1,2 ', ';1,2', '1,2;;3,4', '-1,2', '1.5,2', '1e2,3', '601,0', '0,201', '9999,1'],
    ...['1,2"/><script>', '1,2 url(x)', '１,２', '1,2\n3,4', '0,0;'.repeat(5000)],
  ])('%j is none', (text) => {
    expect(readStrokes(text)).toEqual([])
  })

  eachRow([[undefined], [null], [5], [{}], [['1,2']], [{ toString: () => '1,2' }]])(
    '%j, which isn’t text, is none',
    (value) => {
      expect(readStrokes(value)).toEqual([])
    },
  )

  it('can be read as written', () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 200 }))
    const strokes = fc.array(fc.array(point, { minLength: 1, maxLength: 20 }), { maxLength: 10 })
    fc.assert(
      fc.property(strokes, (drawn) => {
        expect(readStrokes(writeStrokes(drawn))).toEqual(drawn)
      }),
    )
  })

  it('is written within the pad, whatever the pointer reports', () => {
    const drawn = [
      [
        [-5, 300],
        [Number.NaN, Number.POSITIVE_INFINITY],
        [12.6, 7.4],
      ],
      [],
    ] as const
    expect(writeStrokes(drawn)).toBe('0,200 0,200 13,7')
  })
})

it('a signature is kept in the file and for the next invoice', () => {
  const signed = { ...initial, signature: 'Ada', signatureStrokes: '1,2 3,4' }
  const read = fromFile(toFile(signed))
  expect(read.ok && read.value).toMatchObject({ signature: 'Ada', signatureStrokes: '1,2 3,4' })
  expect(nextInvoice(signed)).toMatchObject({ signature: 'Ada', signatureStrokes: '1,2 3,4' })
})
