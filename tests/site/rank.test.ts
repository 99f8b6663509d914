import { describe, expect, it } from 'vitest'
import { searchFile } from '../../site/build/search-file'
import { rank } from '../../site/client/find/rank'
import { eachRow } from '../each-row'

const all = JSON.parse(searchFile())
const paths = (asked: string) => rank(all, asked).map(({ path }) => path)

// What people who tried the site in November 2026 typed, and the tools they were looking for.
describe('the search', () => {
  eachRow([
    ['kg to lbs', '/unit-converter'],
    ['cm to inches', '/unit-converter'],
    ['wifi', '/qr-generator'],
    ['wi-fi', '/qr-generator'],
    ['barcode', '/qr-generator'],
    ['colour', '/color-generator'],
    ['morgage', '/mortgage-calculator'],
    ['pasword', '/password-generator'],
    ['countdown', '/pomodoro-timer'],
    ['jwt', '/base64-tool'],
    ['15% of 80', '/percentage-calculator'],
    ['how old am i', '/age-calculator'],
    ['days until christmas', '/date-difference'],
    ['VAT', '/tax-calculator'],
  ])('lists for %j first %s', (asked, path) => {
    expect(paths(asked)[0]).toBe(path)
  })

  it('lists for "tip for 5 people" /bill-splitter, first or after a tip calculator', () => {
    expect(paths('tip for 5 people').slice(0, 2)).toContain('/bill-splitter')
  })

  eachRow([
    ['how old am i', '/mortgage-calculator'],
    ['days until christmas', '/mortgage-calculator'],
    ['px to rem', '/lorem-generator'],
    ['15% of 80', '/terms-of-service'],
  ])('does not list for %j %s', (asked, path) => {
    expect(paths(asked)).not.toContain(path)
  })
})
