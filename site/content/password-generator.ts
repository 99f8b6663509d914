import type { Words } from '../pages'

export const words: Words = {
  workedOut: [
    'Every character is drawn by the browser’s cryptographic random source, each as likely as the next. A draw that lacks one of the chosen kinds is thrown away whole, so all passwords that fit are equally likely.',
    'Entropy is the number of bits an attacker has to guess.',
  ],
}
