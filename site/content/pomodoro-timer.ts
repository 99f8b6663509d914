import type { Words } from '../pages'

export const words: Words = {
  workedOut: [
    'The time left is counted from the moment a session must end, not tick by tick, so a hidden tab cannot make it late. If the device slept meanwhile, the page says so and asks whether that time counts.',
  ],
}
