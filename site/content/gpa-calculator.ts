import type { Words } from '../pages'

export const words: Words = {
  workedOut: [
    'Each grade has its points on the 4.0 scale (A is 4, B+ is 3.3, F is 0). Points times credits are added up and divided by all credits; a row without a grade or credits does not count.',
  ],
}
