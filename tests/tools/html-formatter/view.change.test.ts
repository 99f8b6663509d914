import { describe, expect, it } from 'vitest'
import { evaluate, initial } from '../../../src/engine/html-formatter/html-formatter'
import { strings } from '../../../src/widgets/html-formatter/html-formatter.strings'
import { changeOf } from '../../../src/widgets/html-formatter/html-formatter.summary'
import { sample } from '../../../src/widgets/html-formatter/sample'
import { eachRow } from '../../each-row'
import { valueIn } from '../../results'

function change(originalSize: number, resultSize: number): string {
  const output = { html: '', check: 'same', originalSize, resultSize, percent: 0, lines: 1 } as const
  return changeOf(output, strings, 'en-US')
}

describe('the change in size', () => {
  eachRow([
    [548, 546, '0.4% smaller'],
    [546, 548, '0.4% larger'],
    [1000, 990, '1% smaller'],
    [100_000, 99_950, 'Less than 0.1% smaller'],
    [100_000, 100_001, 'Less than 0.1% larger'],
    [14, 10, '29% smaller'],
    [10, 25, '150% larger'],
    [548, 548, 'Same size'],
    [0, 0, 'Same size'],
  ])('from %d to %d bytes is shown as %j', (before, after, said) => {
    expect(change(before, after)).toBe(said)
  })
})

describe('the sample', () => {
  it('is clearly smaller when minified and has different lines when formatted', () => {
    const { originalSize, resultSize } = valueIn(evaluate({ ...initial, mode: 'minify', html: sample }))
    expect(resultSize).toBeLessThan(originalSize * 0.8)
    expect(valueIn(evaluate({ ...initial, html: sample })).html).not.toBe(sample)
  })
})
