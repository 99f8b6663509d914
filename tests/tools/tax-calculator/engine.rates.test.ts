import { describe, expect, it } from 'vitest'
import { evaluate, initial, standardRates } from '../../../src/engine/tax-calculator/tax-calculator'
import { eachRow } from '../../each-row'
import { valueIn } from '../../results'

const rateOf = (place: string) => standardRates.find((each) => each.place === place)

// The highest and the lowest, and those that changed in 2024 to 2026 (European Commission, Taxes in Europe Database).
describe('standard rates', () => {
  eachRow([
    ['HU', 27],
    ['LU', 17],
    ['EE', 24],
    ['FI', 25.5],
    ['RO', 21],
    ['SK', 23],
    ['CH', 8.1],
    ['SG', 9],
    ['CA-NS', 14],
  ])('%s: %d%', (place, rate) => {
    expect(rateOf(place)).toMatchObject({ rate })
  })

  it('cover at least 30 countries, the EU among them, and all 13 provinces and territories of Canada', () => {
    const countries = new Set(standardRates.map(({ place }) => place.slice(0, 2)))
    expect(countries.size).toBeGreaterThanOrEqual(30)
    const european = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
    expect(european.filter((country) => !countries.has(country))).toEqual([])
    expect(standardRates.filter(({ place }) => place.startsWith('CA-'))).toHaveLength(13)
  })

  it('have one row per place, each with a name in English and a dated source', () => {
    expect(new Set(standardRates.map(({ place }) => place)).size).toBe(standardRates.length)
    const names = new Intl.DisplayNames('en-US', { type: 'region', fallback: 'none' })
    for (const { place, source } of standardRates) {
      expect(names.of(place.slice(0, 2))).toBeTruthy()
      expect(source.url).toMatch(/^https:/)
      expect(source.date).toMatch(/^20\d\d-\d\d-\d\d$/)
    }
  })

  // Revenu Québec calculates QST on the price without GST, so the combined rate is 14.975% (Avalara: 14.98%).
  it('combine GST and QST in Quebec to 14.975%', () => {
    const { rate = 0, second = 0 } = rateOf('CA-QC') ?? {}
    const input = { ...initial, amount: '100', rate: String(rate), moreTaxes: [{ rate: String(second) }] }
    expect(valueIn(evaluate(input))).toMatchObject({ combinedRate: 14.975, taxAmount: 14.98, totalAmount: 114.98 })
  })
})
