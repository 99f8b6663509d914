import { describe, expect, it } from 'vitest'
import { englishIn, intlTag } from '../../../src/engine/core/numbers/locale'

describe('English words are surrounded by English numbers and dates', () => {
  it.each([
    ['de-DE', 'en-DE'],
    ['de', 'en-DE'],
    ['de-AT', 'en-AT'],
    ['ja', 'en-JP'],
    ['pt-BR', 'en-BR'],
    ['zh-TW', 'en-TW'],
    ['ar', 'en-EG'],
    ['en-GB', 'en-GB'],
    ['en', 'en'],
  ])('in the region of %s: %s', (locale, english) => {
    expect(englishIn(locale)).toBe(english)
    expect(englishIn(english)).toBe(english)
  })

  // CLDR 48 has English for Germany, not for the others. Their numbers are those of their own languages there.
  it.each([
    ['en-DE', '1.234.567,5'],
    ['en-BR', '1.234.567,5'],
    ['en-TR', '1.234.567,5'],
    ['en-RU', '1 234 567,5'],
    ['en-KR', '1,234,567.5'],
    ['en-MX', '1,234,567.5'],
    // Whose own digits aren't Latin.
    ['en-EG', '1,234,567.5'],
  ])('in %s: %s, and the day is before the month', (locale, number) => {
    const tag = intlTag(locale)
    expect(new Intl.NumberFormat(tag).format(1234567.5).replace(/\s/g, ' ')).toBe(number)
    expect(new Intl.DateTimeFormat(tag, { timeZone: 'UTC' }).format(Date.UTC(2026, 10, 27))).toBe('27/11/2026')
  })

  it.each(['en-US', 'en', 'en-PH', 'en-150', 'de-DE'])('and %s stays as it is', (locale) => {
    expect(intlTag(locale)).toBe(locale)
  })
})
