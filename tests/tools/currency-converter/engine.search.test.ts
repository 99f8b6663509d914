import { describe, expect, it } from 'vitest'
import { codes } from '../../../src/engine/currency-converter/currency-converter'
import { currencyName, searchCurrencies } from '../../../src/engine/currency-converter/search'
import { eachRow } from '../../each-row'

// Codes from ISO 4217; names from Unicode CLDR, through Intl.
const all = [...codes, 'DKK', 'ISK', 'KWD', 'MXN', 'NOK', 'PLN', 'SEK', 'THB', 'FOK']

describe('searching for a currency', () => {
  eachRow([
    ['sek', 'en-US', ['SEK']],
    ['swed', 'en-US', ['SEK']],
    ['Krona', 'en-US', ['SEK', 'ISK']],
    ['kr', 'en-US', ['SEK', 'NOK', 'DKK', 'ISK']],
    ['zł', 'en-US', ['PLN']],
    ['zloty', 'en-US', ['PLN']],
    ['schwed', 'de-DE', ['SEK']],
    ['swedish', 'de-DE', ['SEK']],
    ['dollar', 'en-US', ['USD', 'CAD', 'AUD']],
    ['فرنك', 'ar-EG', ['CHF']],
    ['fok', 'en-US', ['FOK']],
    ['xyz', 'en-US', []],
    ['__proto__', 'en-US', []],
  ])('%s in %s finds first %j', (query, locale, expected) => {
    const found = searchCurrencies(query, all, locale)
    expect(found.slice(0, expected.length)).toEqual(expected)
    if (expected.length === 0) expect(found).toEqual([])
  })

  it('without a text lists all, in the order given', () => {
    expect(searchCurrencies(' ', all, 'en-US')).toEqual(all)
  })

  it('finds only currencies that were given', () => {
    expect(searchCurrencies('kr', codes, 'en-US').every((code) => codes.includes(code))).toBe(true)
  })
})

it('a currency without a name is called by its code', () => {
  expect(currencyName('SEK', 'en-US')).toBe('Swedish Krona')
  expect(currencyName('FOK', 'en-US')).toBe('FOK')
  expect(currencyName('nope', 'en-US')).toBe('nope')
})
