import type { Words } from '../pages'

export const words: Words = {
  workedOut: [
    'A character is what you see as one: a family emoji counts once. Words and sentences are found by Unicode’s rules, Chinese, Japanese and Thai included. Reading time assumes 200 words a minute, rounded up.',
  ],
}
