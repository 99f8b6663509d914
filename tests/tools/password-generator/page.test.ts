import { expect, it } from 'vitest'
import { page } from '../../../site/tools/password-generator/page'
import * as passwords from '../../../src/engine/password-generator/password-generator'
import { errorOf, missingFrom, n } from '../../site/page-text'

const { alphabets, strengthOf } = passwords
const sets = Object.values(alphabets)
const lowercase = [alphabets.lowercase]
const bits = (length: number, kinds = sets) => n(Math.log2(Number(passwords.countPasswords(kinds, length))), 1)

// Figures: entropy is the binary logarithm of the number of passwords, which the engine counts.
it('states figures that the engine calculates', () => {
  const sentences = [
    `The symbols are ${alphabets.symbols.length} ASCII characters.`,
    ...[8, 12, 16, 20].map((length) => `${length} characters, all types: ${bits(length)} bits`),
    `20 lowercase letters: ${bits(20, lowercase)} bits`,
    `a random password of 16 characters has ${bits(16)} bits of entropy`,
    `20 lowercase letters has ${bits(20, lowercase)} bits of entropy, compared with ${bits(12)} bits for 12 characters`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})

// Expected values: the page's card of ratings.
it('rates the strength of passwords', () => {
  const strengths = [4, 7, 8, 11, 12, 15, 16, 50].map((length) => strengthOf(length, 4))
  expect(strengths.join(' ')).toBe('weak weak medium medium strong strong very-strong very-strong')
  expect(strengthOf(50, 3)).toBe('strong')
})

it('has passwords of 4 to 50 characters', () => {
  expect(errorOf(passwords, { length: '3' })).toBeDefined()
  expect(errorOf(passwords, { length: '51' })).toBeDefined()
})

it('has no quotes, backticks or backslashes in passwords', () => {
  expect(alphabets.symbols).not.toMatch(/["'`\\]/)
})
