import type { Words } from '../pages'

export const words: Words = {
  workedOut: [
    'Your browser’s own JavaScript engine runs the pattern, away from the page, and is stopped at a time limit. A pattern that would freeze a tab only says that it took too long.',
  ],
}
