import { coreStrings } from '../core/strings'
import { lateStrings } from './math-solver.late.strings'
import type { Code } from './math-solver.run'

export const firstStrings = {
  ...coreStrings,
  name: 'Math solver',
  expression: 'Expression',
  hint: 'Also sqrt, log, ln, sin, cos, tan, !, mod and e. Angles are radians; for degrees write sin(30°).',
  keypad: 'Keypad',
  equals: '=',
  result: 'Result',
  calculated: 'Calculated',
  accuracy: 'Accuracy',
  /** What a sign of the keypad is called, where it is not read out as it is. */
  keys: {
    '⌫': 'Backspace',
    C: 'Clear',
    '−': 'Minus',
    '.': 'Decimal point',
    '(': 'Open parenthesis',
    ')': 'Close parenthesis',
    '^': 'To the power of',
    '√': 'Square root',
    π: 'Pi',
  },
  issues: {} as Readonly<Record<Code, string>>,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings)
