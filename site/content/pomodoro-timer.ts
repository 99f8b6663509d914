import type { Words } from '../pages'

export const words: Words = {
  workedOut: [
    'The time left is counted from the moment a session must end, not tick by tick, so a hidden tab or a sleeping laptop cannot make it late.',
  ],
}
