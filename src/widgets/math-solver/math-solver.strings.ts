import type { IssueCode } from '../../engine/math-solver'
import { coreStrings } from '../core/tool/strings'

export const strings = {
  ...coreStrings,
  name: 'Math solver',
  expression: 'Expression',
  hint: 'Also sqrt, log, ln, sin, cos, tan, max, min, !, mod, e, and ans for the last answer. Angles are in radians; for degrees, type sin(30°).',
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
  say: '{expression} is {result}',
  sayAbout: '{expression} is about {result}',
  about: 'Result, about',
  fraction: 'As a fraction',
  isExact: 'Exact',
  isRounded: 'Rounded to 15 digits',
  ignored: 'Ignored: “{characters}”',
  place: 'At character {column}:',
  placeAtEnd: 'At the end:',
  history: 'History',
  use: 'Use again:',
  issues: {
    missing: 'Type an expression, such as (1 + 2) × 3, to get its result.',
    'too-long': 'Shorten the expression: it may have {max} characters at most.',
    'nothing-left':
      'Invalid expression. Please check your input. Nothing in it can be calculated: use digits, signs such as + and ×, and functions such as sqrt(2).',
    'bad-number': 'Invalid expression. Please check your input. Enter a number, such as 1,250.50.',
    unexpected:
      'Invalid expression. Please check your input. This sign has nothing to work on: take it out, or put a number before it.',
    unfinished:
      'Invalid expression. Please check your input. It stops too early: add a number, or take out the last sign.',
    'missing-operator':
      'Invalid expression. Please check your input. Two numbers stand side by side: put a sign such as + or × between them.',
    'missing-parenthesis':
      'Invalid expression. Please check your input. Put parentheses behind this function, as in sqrt(2).',
    'unclosed-parenthesis':
      'Invalid expression. Please check your input. This parenthesis is never closed: add a ) where it ends.',
    'unopened-parenthesis':
      'Invalid expression. Please check your input. This parenthesis was never opened: take it out, or add a ( before it.',
    ambiguous:
      'Invalid expression. Please check your input. This can be read in two ways: write the × and parentheses, as in 1/(2 × π) or (1/2) × π.',
    'ambiguous-comma':
      'Invalid expression. Please check your input. This comma can be read two ways: leave it out of the number, or put a space after it, as in max(1, 200).',
    'unexpected-comma':
      'Invalid expression. Please check your input. Use a comma only inside a number or between the numbers of a function, as in max(3, 4).',
    'argument-count':
      'Invalid expression. Please check your input. This function takes a different count of numbers, as in sqrt(2), log(8, 2) or max(3, 4).',
    'unknown-name':
      'Invalid expression. Please check your input. This name isn’t a function or constant. Use names such as sqrt, sin, max or pi.',
    'unknown-sign':
      'Invalid expression. Please check your input. This sign can’t be used here. Type a calculation, such as abs(2 − 5) × 3.',
    'no-answer':
      'Invalid expression. Please check your input. There’s no answer yet: calculate something before you use ans.',
    'division-by-zero':
      'Invalid expression. Please check your input. It divides by 0, which has no result: change what it divides by.',
    'not-real':
      'Invalid expression. Please check your input. No real number is the result here: a root or logarithm needs a number above 0, asin and acos one from −1 to 1.',
    'not-defined':
      'Invalid expression. Please check your input. The result is not defined here, as with ln(0), tan(90°) or the factorial of a fraction: use another number.',
    'too-large': 'Use smaller numbers: the result is beyond 10 to the power of 3010, which cannot be shown.',
    'too-small': 'Use larger numbers: the result is nearer to 0 than can be shown.',
    'too-much-work': 'Use smaller numbers or a shorter expression: working this out would keep the page waiting.',
    unsettled: 'Write this in another way: so much of it cancels out that the digits left could be wrong.',
  } satisfies Record<IssueCode, string>,
}
