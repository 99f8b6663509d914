import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPlain } from '../../../src/engine/core/numbers/number-format'
import { interpretNumber, readNumber, readPercent } from '../../../src/engine/core/numbers/read-number'
import { eachRow } from '../../each-row'

/** Texts with the same number in the same locale. Fractions are followed by their decimal, exactly or to 15 digits. */
type Group = readonly [locale: string, plain: string, ...texts: readonly string[]]
const each = (groups: readonly Group[]) =>
  groups.flatMap(([locale, plain, ...texts]) => texts.map((text) => [locale, text, plain] as const))

/** The reading: plain text, 'a or b', '5%', or '' if it's rejected. */
function reading(text: string, locale?: string): string {
  const read = interpretNumber(text, locale)
  if (!read) return ''
  return 'either' in read ? read.either.join(' or ') : read.plain + (read.percent ? '%' : '')
}

// Expected readings: by hand, with the locale's separators and words in CLDR 48.
describe('digits, signs and separators', () => {
  eachRow(
    each([
      ['en-US', '0', '0', '-0', '−0'],
      ['en-US', '7', '7', ' 7 ', '\t7\n', '+7', '+ 7', '7.', '7,', '=7', '7=', '\u200e7', '７', '٧', '۷', '७', '৭', '៧', '๗', '𝟟', '七'],
      ['en-US', '007', '007'],
      ['en-US', '-5', '-5', '- 5', '−5', '–5', '‐5', '‑5', '﹣5', '－5', '(5)', '( 5 )', '(-5)', '-$5', '$-5', '$ -5', '($5)', '$(5)', '-5 $'],
      ['en-US', '0.5', '.5', '0.5', ',5', '0,5', '$.5', '٫٥'],
      ['en-US', '-0.5', '-.5', '-0,5', '−.5'],
      ['en-US', '6.5', '6.5', '6,5', '６．５', '６，５', '٦٫٥', '६.५', '= 6.5', '6.5 ='],
      ['en-US', '6.25', '6.25', '6,25'],
      ['en-US', '0.125', '0.125', '0,125', '.125', ',125'],
      ['en-US', '1.2345', '1.2345', '1,2345'],
      ['en-US', '1250', '1250', '1,250', '1 250', "1'250", '1’250', '1\u00a0250', '1\u202f250', '1\u2009250', '1\u3000250', '１，２５０', '١٬٢٥٠', '1,250.', '1.250,'],
      ['en-US', '1.250', '1.250'],
      ['en-US', '1250.50', '1250.50', '1,250.50', '1.250,50', '1 250.50', '1 250,50', "1'250.50", '1’250,50', '1\u202f250,50', '١٬٢٥٠٫٥٠'],
      ['en-US', '-1250.50', '-1,250.50', '(1,250.50)', '($1,250.50)', '(1.250,50)', '−1 250,50'],
      ['en-US', '420000.50', '420’000.50', '420,000.50', '420.000,50', '420000,50'],
      ['en-US', '1250000', '1,250,000', '1.250.000', '1 250 000', "1'250'000", '12,50,000'],
      ['en-US', '1234567', '12,34,567', '1,234,567', '1.234.567'],
      ['en-US', '1234567.5', '12,34,567.5', '1,234,567.5', '1.234.567,5', '1 234 567,5'],
      ['en-US', '12345678901234567890.12345', '12345678901234567890.12345', '12,345,678,901,234,567,890.12345'],
      ['en-US', '2026', '二〇二六', '２０２６', '٢٠٢٦', '२०२६', '၂၀၂၆', '𝟚𝟘𝟚𝟞'],
      ['not a locale', '1250', '1,250'],
      ['', '1250', '1,250'],
    ]), // biome-ignore format: what people type, a number a line
  )('%s %j is %s', (locale, text, plain) => {
    expect(reading(text, locale)).toBe(plain)
  })
})

describe('a locale’s separators', () => {
  eachRow(
    each([
      ['en-IN', '1234567', '12,34,567', '1,234,567'],
      ['en-IN', '1250', '1,250'],
      ['en-ZA', '1250.5', '1 250,5', '1250.5', '1,250.5'],
      ['de-DE', '1250', '1.250', '1 250', '1250', '1250,-', '1.250,-', '1.250,– €'],
      ['de-DE', '1.250', '1,250'],
      ['de-DE', '1.25', '1.25', '1,25'],
      ['de-DE', '1250.5', '1.250,5', '1,250.5', '1250,5', '1250.5'],
      ['de-DE', '192168100200', '192.168.100.200'],
      ['de-CH', '1250', '1’250', "1'250", '1’250.–', '1250.-', 'Fr. 1250.-', 'CHF 1’250.–'],
      ['de-CH', '1.25 or 1250', '1,250'],
      ['de-CH', '1.250', '1.250'],
      ['de-AT', '1250', '1.250', '1 250', '€ 1.250'],
      ['de-AT', '1250.50', '1.250,50', '€ 1.250,50', '1 250,50'],
      ['fr-FR', '1250.50', '1 250,50', '1\u202f250,50', '1.250,50', '1,250.50'],
      ['fr-FR', '1.250', '1,250'],
      ['fr-FR', '1.25 or 1250', '1.250', '1.250 €'],
      ['fr-FR', '-1.2 or -1200', '-1.200'],
      ['fr-FR', '100 or 100000', '100.000'],
      ['fr-CH', '1.250', '1.250', '1,250'],
      ['fr-CA', '1.25 or 1250', '1.250'],
      ['es-ES', '1250', '1.250', '1250'],
      ['es-MX', '1250', '1,250'],
      ['es-MX', '1.250', '1.250'],
      ['it-IT', '1250', '1.250'],
      ['it-CH', '1250', '1’250'],
      ['pt-BR', '1250.50', 'R$ 1.250,50', '1.250,50', 'R$1250,50'],
      ['pt-PT', '1250.50', '1250,50 €', '1 250,50'],
      ['nl-NL', '1250', '€ 1.250', '€ 1.250,-', '1.250,—'],
      ['pl-PL', '1250.50', '1250,50 zł', '1 250,50 zł', '1250,50 PLN'],
      ['sv-SE', '1250', '1 250 kr', '1250:-', '1250 kr.', '1\u00a0250'],
      ['sv-SE', '1.25 or 1250', '1.250'],
      ['da-DK', '1250', '1.250 kr.', 'kr. 1.250', '1.250,-', '1.250'],
      ['nb-NO', '-1250', '−1 250', '-1 250', 'kr −1 250'],
      ['cs-CZ', '1250', '1 250 Kč', '1250,- Kč'],
      ['hu-HU', '1250', '1250 Ft', '1 250 Ft'],
      ['ru-RU', '1250.5', '1250,5 ₽', '1 250,5 руб.', '1250,5 р.'],
      ['tr-TR', '1250.5', '₺1.250,5', '1.250,5 TRY'],
      ['he-IL', '-1250', '\u200e-1,250', '-1,250 ₪'],
      ['ar-EG', '1250.5', '١٬٢٥٠٫٥', '1,250.5', '١٢٥٠٫٥', '١،٢٥٠.٥'],
      ['ar-EG', '1250', '١٬٢٥٠', '1,250', '١،٢٥٠'],
      ['fa-IR', '-1250.5', '\u200e−۱٬۲۵۰٫۵', '-1250.5'],
      ['hi-IN-u-nu-deva', '1234567.5', '१२,३४,५६७.५', '12,34,567.5'],
      ['bn-BD', '1234567', '১২,৩৪,৫৬৭'],
      ['ja-JP', '1250', '１，２５０', '1,250円', '￥1,250', '¥1,250', '一二五〇'],
      ['zh-CN', '1250', '1,250元', '¥1,250', 'CN¥1,250'],
      ['ko-KR', '1250', '₩1,250', '1,250원'],
    ]), // biome-ignore format: what people type, a number a line
  )('%s %j is %s', (locale, text, plain) => {
    expect(reading(text, locale)).toBe(plain)
  })
})

describe('currencies, percent, powers of ten', () => {
  eachRow(
    each([
      ['en-US', '1250', '$1,250', '$ 1,250', '1,250$', 'USD 1,250', '1,250 USD', '$1,250 USD', 'US$1,250', 'US$ 1,250', 'usd 1250', '€1,250', '£1,250', '1250 euros', '1250 dollars', '₹1,250', 'Rs. 1,250', 'Rs.1250', 'R1250', 'R 1 250', 'R$ 1250', 'kr 1 250', '1 250 kr', '1250 zł', 'C$1,250', 'A$1,250', 'CHF 1,250', 'S/ 1250', '1250₿'],
      ['en-US', '1250.50', '1 250,50 €', '€1,250.50', '1.250,50 EUR', 'EUR 1.250,50'],
      ['en-US', '6.5%', '6.5%', '6.5 %', '6,5 %', '% 6.5', '%6.5', '6.5 percent', '6.5 Percent', '6.5 per cent', '6.5 pct', '6½%', '6 1/2 %', '６．５％', '٦٫٥٪', '+6.5%'],
      ['en-US', '-5%', '-5%', '−5 %', '(5%)', '(5)%'],
      ['de-DE', '6.5%', '6,5 %', '6,5 Prozent', '6.5%'],
      ['fr-FR', '5%', '5 %', '5 pour cent'],
      ['tr-TR', '5%', '%5', 'yüzde 5'],
      ['eu-ES', '5%', '% 5'],
      ['ru-RU', '5%', '5 процентов'],
      ['en-US', '500000', '500k', '500K', '500 k', '$500k', '500 thousand', 'USD 500k', '0.5m', '0.5 million', '½ million', '5 lakh', '.5M', '50万', '5 lakhs'],
      ['en-US', '1500000', '1.5m', '1,5m', '1.5M', '1.5 mn', '1.5 million', '1.5 Million', '1.5 Mio.', '1.5 mio', '15 lakh', '$1.5M', '1.5M$', '€1.5M', '1.5M€', '1.5 M €', '1,500k'],
      ['en-US', '-2000000000', '-2bn', '-2 b', '-2 billion', '-$2B', '(2bn)', '-200 crore', '-200 cr.'],
      ['en-US', '2500000000000', '2.5 tn', '2.5 trillion', '2.5T'],
      ['en-US', '1234.5678', '0.0012345678m', '1.2345678k'],
      ['de-DE', '1500000', '1,5 Mio.', '1,5 Mio. €', '1,5 Millionen', '1,5 Mio', '1500 Tsd.', '1.5 Million', '€ 1,5 Mio.'],
      ['de-DE', '3000000000', '3 Mrd.', '3 Milliarden', '3 Mrd €'],
      ['de-DE', '2000000000000', '2 Billionen', '2 Bio.'],
      ['fr-FR', '2000000', '2 M', '2 M€', '2 millions', '2 M €'],
      ['fr-FR', '2000', '2k', '2 k€', '2 mille'],
      ['es-ES', '2000000', '2 M', '2 millones', '2 MILLONES'],
      ['es-ES', '1000000', '1 millón', '1 millon'],
      ['es-ES', '10000000000', '10 mil M', '10 mil millones'],
      ['pt-BR', '2500000', '2,5 mi', '2,5 milhões', 'R$ 2,5 mi'],
      ['it-IT', '3000000', '3 Mln', '3 milioni'],
      ['nl-NL', '3000000000', '3 mld.', '3 miljard'],
      ['pl-PL', '5000', '5 tys.', '5 tys. zł', '5 tysięcy'],
      ['da-DK', '5000000', '5 mio.', '5 millioner', '5 mio. kr.'],
      ['tr-TR', '5000', '5 B', '5 bin'],
      ['ru-RU', '5000000', '5 млн', '5 млн ₽', '5 миллионов'],
      ['ru-RU', '2000', '2 тыс.', '2 тысячи'],
      ['en-IN', '1200000', '12 lakh', '12L', '₹12 lakh', '12 lac', '0.12 crore'],
      ['hi-IN', '1200000', '12 लाख'],
      ['ja-JP', '120000000', '1.2億', '1.2億円', '12000万'],
      ['zh-CN', '30000', '3万', '3万元', '三万', '¥3万'],
      ['zh-TW', '3000000000000', '3兆', '3 兆'],
      ['ko-KR', '50000', '5만', '5만원', '5만 원'],
      ['id-ID', '2000000', '2 jt', '2 juta'],
      ['ar-EG', '3000000', '٣ مليون'],
      ['sw-KE', '2000', 'elfu 2'],
    ]), // biome-ignore format: what people type, a number a line
  )('%s %j is %s', (locale, text, plain) => {
    expect(reading(text, locale)).toBe(plain)
  })
})

describe('fractions and sums', () => {
  eachRow(
    each([
      ['en-US', '0.5', '1/2', '½', '1⁄2', '1∕2', '1 / 2', '2/4', '5/10', '(1/2)'],
      ['en-US', '3.5', '3 1/2', '3½', '3 ½', '7/2', '+3½'],
      ['en-US', '-3.5', '-3 1/2', '−3½'],
      ['en-US', '0.333333333333333', '1/3', '⅓'],
      ['en-US', '0.666666666666667', '2/3', '⅔'],
      ['en-US', '0.0625', '1/16'],
      ['en-US', '33.3333333333333', '100/3'],
      ['en-US', '0.0001220703125', '1/8192'],
      ['en-US', '1550', '1200+350', '1200 + 350', '=1200+350', '1200+350=', '1,200+350', '$1,200 + $350', '1.2k+350', '1200＋350'],
      ['en-US', '16800', '84000*0.2', '84000 × 0.2', '84000 x 0.2', '84,000*0,2', '84000*20%', '20%*84000', '84k × 20%', '84000∗0.2'],
      ['en-US', '3.75', '(12+3)/4', '(12 + 3) ÷ 4', '15/4', '((12+3))/4', '-(12+3)/-4'],
      ['en-US', '0.3', '0.1+0.2', '.1+.2', '0,1+0,2'],
      ['en-US', '2', '5-3', '5 - 3', '5−3', '2*1', '1+1', '-1+3', '6/2-1', '2*(3-2)'],
      ['en-US', '-2', '3-5', '-5+3', '2*-1', '2 × −1'],
      ['en-US', '7', '1+2*3', '(1+2*3)*1', '10-6/2'],
      ['en-US', '-4', '1 - 2 - 3', '(1-2)-3'],
      ['en-US', '2', '12 / 3 / 2'],
      ['en-US', '1260', '1200+5%', '1200 + 5 %', '1,200+5%'],
      ['en-US', '1140', '1200-5%', '1200 − 5%'],
      ['en-US', '121932631112635269', '123456789*987654321'],
      ['en-US', '1.52415787501905', '1.23456789*1.23456789'],
      ['de-DE', '3.75', '1,25*3', '1.25*3'],
      ['de-DE', '2500', '1.250*2', '1.250,00*2'],
      ['fr-FR', '2.5', '1,250*2'],
    ]), // biome-ignore format: what people type, a number a line
  )('%s %j is %s', (locale, text, plain) => {
    expect(reading(text, locale)).toBe(plain)
  })
})

describe('a percentage', () => {
  it('isn’t a number, but a number can be a percentage', () => {
    expect([readNumber('5%'), readPercent('5%'), readPercent('5'), readNumber('5')]).toEqual([undefined, '5', '5', '5'])
    expect([readNumber('1.250', 'fr-FR'), readPercent('1.250', 'fr-FR')]).toEqual([undefined, undefined])
  })
})

describe('literal numbers', () => {
  eachRow(['500k', '1.5 Mio.', '1/2', '3½', '(5)', '1+1', '6 1/4 %', '3万'])('%j is not literal', (text) => {
    expect(interpretNumber(text)).toMatchObject({ literal: false })
  })

  eachRow(['7', '-1,250.50', '$1,250', 'USD 5', '6.5%', '٣٫٥', '1 250,50 €', 'kr 5'])('%j is literal', (text) => {
    expect(interpretNumber(text)).toMatchObject({ literal: true })
  })
})

describe('rejects', () => {
  const refused: Readonly<Record<string, readonly string[]>> = {
    nothing: ['', ' ', '.', ',', '-', '+', '$', '%', '=', '==', '()', '(', '$%', 'k', '٫', '/', '*', 'e', '½%½'],
    'words and codes': ['abc', 'one', 'NaN', 'Infinity', '0x10', '12px', '5 apples', '1e9', '1e309', '1E5', '5ft', '5 quux', '#5', '5!', '5;', '5?', 'v5', '5 %x', '👍', '5👍', '\ud800', '\udc005', '1_000', '5²', '①', 'Ⅻ', '十二', '一5'],
    'marks where no group ends': ['1,5,0', '1.5.2', '1,25,0', '1.2.3', '12,345,67', '1,2345,678', '1 2', '1 23', '12 34', '1  2', "1'2", '0,000,5', '1,250,50', '1.250.50', '1..5', '1,,5', '1. 5', '1 .5', '5,-5', '1,250 000', '0 125', '0,125,000', '555 1234', '4111 1111 1111 1111'],
    dates: ['6/15/1990', '06/15/1990', '15/06/1990', '2026-06-15', '15-06-1990', '15.6.1990', '15.06.1990', '2026/06/15', '2026.06.15', '06/15', '06-15', '2026-06', '1/02', '12/3/25'],
    'times, addresses and telephone numbers': ['12:30', '9:30pm', '12:30:05', '192.168.1.1', '192.168.100.200', '10.0.0.1', '555-123-4567', '123-45-6789', '(555) 123-4567', '+1 555 123 4567', '10.0.0.0/8'],
    'signs that contradict': ['--5', '+-5', '-+5', '-$-5', '5-', '5+', '-5-', '-(5)', '$5 -', '%5%', '5%%', '5% %', '$5%', '5k%', '5kk', '5k m', '€$£5'],
    'sums with no one meaning': ['1+', '*2', '1**2', '1//2', '1+*2', '(1+2', '1+2)', '2(3)', '(1)(2)', '((5))', '5 - -3', '1/0', '5/(3-3)', '1/2/3', '5%+3', '5%+5%', '1+5%+2', '1+2+5%', '1+(5%)', '6.5%-0.25%', '1+abc', '0x1+1', '05+5', '1 2+3', '1+2+', '3 5/2', '1/2 1/2', '1.2/0', '1 000/', '2^3', '1=1', '=1=1='],
  } // biome-ignore format: lists to look through
  eachRow(Object.entries(refused).flatMap(([why, texts]) => texts.map((text) => [why, text] as const)))(
    '%s: %j',
    (_, text) => {
      expect(reading(text)).toBe('')
    },
  )

  eachRow([
    ['fr-FR', '1.250+1'],
    ['de-DE', '1.25.0'],
    ['de-DE', '5 Apfel'],
    ['en-US', '1 тыс.'],
    ['en-US', '9'.repeat(1001)],
    ['en-US', '1+'.repeat(499) + 1 + 1 + 1 + 1],
    ['en-US', `${'('.repeat(30)}1+1${')'.repeat(30)}`],
  ])('%s %.20j', (locale, text) => {
    expect(reading(text, locale)).toBe('')
  })

  it('accepts 1,000 characters', () => {
    expect(reading('9'.repeat(1000))).toBe('9'.repeat(1000))
    expect(reading(Array(500).fill(1).join('+'))).toBe('500')
  })
})

// Numbers in CLDR's formats, as printed by the platform, are read as the same numbers.
const locales = [
  'en-US', 'en-IN', 'en-ZA', 'de-DE', 'de-CH', 'de-AT', 'fr-FR', 'fr-CH', 'fr-CA', 'es-ES', 'es-MX', 'it-IT', 'it-CH',
  'pt-BR', 'pt-PT', 'nl-NL', 'pl-PL', 'sv-SE', 'da-DK', 'nb-NO', 'fi-FI', 'cs-CZ', 'hu-HU', 'ru-RU', 'uk-UA', 'bg-BG',
  'el-GR', 'ro-RO', 'hi-IN', 'hi-IN-u-nu-deva', 'mr-IN-u-nu-deva', 'bn-BD', 'ar-EG', 'ar-AE', 'fa-IR', 'ur-PK', 'he-IL',
  'ja-JP', 'ja-JP-u-nu-hanidec', 'zh-CN', 'zh-TW', 'ko-KR', 'tr-TR', 'vi-VN', 'th-TH', 'th-TH-u-nu-thai', 'id-ID',
  'sw-KE', 'eu-ES', 'et-EE', 'lt-LT',
] // biome-ignore format: a list to look through

describe.each(locales)('reads what CLDR prints in %s', (locale) => {
  const numbers = [0, 1, 7, -1, 0.5, -12.25, 999, 1000, 1250, -1250.5, 12_345, 123_456.75, 1_234_567, 9_876_543_210.5]
  const print = (number: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 2, ...options }).format(number)
  const readAs = (options: Intl.NumberFormatOptions, read: (text: string) => unknown) =>
    numbers.map((number) => [print(number, options), read(print(number, options))])
  const asPrinted = (options: Intl.NumberFormatOptions) => numbers.map((number) => [print(number, options), number])
  const number = (text: string) => Number(readNumber(text, locale))

  eachRow<[string, Intl.NumberFormatOptions]>([
    ['decimals', {}],
    ['decimals without groups', { useGrouping: false }],
    ['dollars', { style: 'currency', currency: 'USD' }],
    ['euros', { style: 'currency', currency: 'EUR' }],
    ['kronor', { style: 'currency', currency: 'SEK' }],
    ['yen', { style: 'currency', currency: 'JPY', minimumFractionDigits: 2 }],
    ['codes', { style: 'currency', currency: 'PLN', currencyDisplay: 'code' }],
    ['narrow symbols', { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' }],
    ['accounts', { style: 'currency', currency: 'GBP', currencySign: 'accounting' }],
  ])('%s', (_, options) => {
    expect(readAs(options, number)).toEqual(asPrinted(options))
  })

  eachRow(['short', 'long'] as const)('%s compact forms', (compactDisplay) => {
    const options = { notation: 'compact', compactDisplay, maximumFractionDigits: 1 } as const
    const round = [1e3, 2e3, 5e4, 1e5, 1e6, 1.5e6, 2e6, 3e7, 2e8, 1e9, 7e9, 1e12, 5e12]
    const printed = round.map((number) => [print(number, options), number] as const)
    // In some languages, the word for a thousand needs no number.
    const exact = printed.filter(([text]) => /\p{Nd}|[〇一二五]/u.test(text))
    expect(exact.map(([text]) => [text, number(text)])).toEqual(exact)
  })

  it('reads percentages', () => {
    const options = { style: 'percent' } as const
    const percent = (text: string) => Number(readPercent(text, locale)) / 100
    expect(readAs(options, percent)).toEqual(asPrinted(options))
  })

  it('reads back what formatPlain prints, at any length and to the last zero', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 30 }).map((list) => list.join(''))
    const plain = fc
      .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 30n }), digits)
      .map(([isNegative, whole, fraction]) => {
        const text = `${whole}${fraction && `.${fraction}`}`
        return isNegative && /[1-9]/.test(text) ? `-${text}` : text
      })
    fc.assert(
      fc.property(plain, fc.boolean(), (text, grouping) => {
        expect(readNumber(formatPlain(text, locale, { grouping }), locale)).toBe(text)
      }),
      { numRuns: 200, seed: 1 },
    )
  })
})

// Expected texts: CLDR 48, by hand.
describe('formats decimal text for a locale', () => {
  eachRow([
    ['-1234567.50', 'en-US', '-1,234,567.50'],
    ['-1234567.50', 'en-IN', '-12,34,567.50'],
    ['-1234567.50', 'de-DE', '-1.234.567,50'],
    ['1234567.50', 'ar-EG', '١٬٢٣٤٬٥٦٧٫٥٠'],
    ['1250', 'es-ES', '1250'],
    ['12500', 'es-ES', '12.500'],
    ['12345678901234567890.0987654321', 'fr-CA', '12\u00a0345\u00a0678\u00a0901\u00a0234\u00a0567\u00a0890,0987654321'],
    ['0.10', 'en-US', '0.10'],
    ['-0.00', 'en-US', '0.00'],
    ['12:30', 'en-US', '12:30'],
    ['', 'en-US', ''],
  ])('%s in %s is %s', (plain, locale, text) => {
    expect(formatPlain(plain, locale)).toBe(text)
  })

  it('omits group separators on request', () => {
    expect(formatPlain('-1234567.50', 'en-US', { grouping: false })).toBe('-1234567.50')
    expect(formatPlain('1234567.50', 'hi-IN-u-nu-deva', { grouping: false })).toBe('१२३४५६७.५०')
  })
})

it('throws for non-strings, and formats a number as text or nothing', () => {
  const pieces = fc.constantFrom(..."0123456789.,' -+*/()%=$€kmKMe٣½〇", 'kr', 'Mio.', 'bn', '1,250', ' ')
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.array(pieces, { maxLength: 12 }).map((list) => list.join('')),
  )
  fc.assert(
    fc.property(text, fc.constantFrom(...locales, 'not a locale'), (text, locale) => {
      const read = interpretNumber(text, locale)
      const plains = read === undefined ? [] : 'either' in read ? read.either : [read.plain]
      for (const plain of plains) expect(plain).toMatch(/^-?\d+(\.\d+)?$/)
    }),
    { numRuns: 5000, seed: 1 },
  )
})
