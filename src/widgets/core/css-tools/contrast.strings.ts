import type { ContrastLevel } from '../../../engine/core/color/color'

/** Contrast of black and white text on a color. */
export const contrastStrings = {
  texts: { black: 'Black text', white: 'White text' },
  ratio: '{n}:1',
  levels: {
    aaa: 'AAA',
    aa: 'AA',
    'aa-large': 'AA large',
    fail: 'Fail',
  } satisfies Record<ContrastLevel, string>,
}
