import type { ContrastLevel } from '../../../engine/core/color/color'

/** What tools that show colors say of text on them. */
export const contrastStrings = {
  texts: { black: 'Black text', white: 'White text' },
  ratio: '{n}:1',
  levels: {
    aaa: 'AAA',
    aa: 'AA',
    'aa-large': 'AA if large',
    fail: 'too low',
  } satisfies Record<ContrastLevel, string>,
}
