import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeDate } from '../../../src/engine/core/dates/date'
import { isDate } from '../../../src/engine/core/dates/is-date'
import { type DateOptions, interpretDate, readDateField } from '../../../src/engine/core/dates/read-date'
import { eachRow } from '../../each-row'
import { locales } from './locales'

/** A Friday. */
const today = '2026-11-20'

/** The date, two dates as 'one or other', or the code. */
function read(text: string, options: Partial<DateOptions> = {}): string {
  const reading = interpretDate(text, { today, ...options })
  if (reading) return 'date' in reading ? reading.date : reading.either.join(' or ')
  const field = readDateField(text, { today, ...options })
  return 'code' in field ? field.code : 'a date that only the field has'
}

const birthday = '1990-06-15'

describe('June 15, 1990', () => {
  eachRow([
    '1990-06-15',
    '1990-6-15',
    '1990/06/15',
    '1990.06.15',
    '1990 06 15',
    '19900615',
    '06151990',
    '15061990',
    '6/15/1990',
    '06/15/1990',
    '6-15-1990',
    '6.15.1990',
    '6 15 1990',
    '15/6/1990',
    '15/06/1990',
    '15-06-1990',
    '15.6.1990',
    '15. 6. 1990',
    '6/15/90',
    '15.6.90',
    '90/6/15',
    'June 15, 1990',
    'june 15 1990',
    'JUNE 15,1990',
    'June 15th, 1990',
    'June the 15th, 1990',
    'Jun 15, 1990',
    'Jun. 15, 1990',
    'jun-15-1990',
    '15 June 1990',
    '15th June 1990',
    'the 15th of June 1990',
    '15 Jun 1990',
    '15-Jun-1990',
    '15Jun1990',
    '15/Jun/1990',
    '1990 June 15',
    '1990-Jun-15',
    'Friday, June 15, 1990',
    'Fri, Jun 15, 1990',
    'Fri 15 Jun 1990',
    "June 15, '90",
    'Jun 15 90',
    '  June 15, 1990  ',
    'June\u00a015, 1990',
    '１９９０-０６-１５',
    '１５/６/１９９０',
    '١٥/٦/١٩٩٠',
    '١٩٩٠-٠٦-١٥',
    '१५/६/१९९०',
    '\u200e6/15/1990\u200f',
    '1990年6月15日',
    '1990 年 6 月 15 日',
    '1990년 6월 15일',
  ])('is written as %j in en-US', (text) => {
    expect(read(text)).toBe(birthday)
  })

  eachRow([
    ['de-DE', '15.6.1990'],
    ['de-DE', '15.06.90'],
    ['de-DE', '15. Juni 1990'],
    ['de-DE', '15 juni 1990'],
    ['de-DE', 'Freitag, 15. Juni 1990'],
    ['de-DE', 'Fr., 15. Juni 1990'],
    ['de-DE', 'Freitag, den 15. Juni 1990'],
    ['de-DE', 'June 15, 1990'],
    ['de-DE', '6/15/1990'],
    ['de-CH', '15.6.1990'],
    ['fr-FR', '15 juin 1990'],
    ['fr-FR', 'le 15 juin 1990'],
    ['fr-FR', 'vendredi 15 juin 1990'],
    ['fr-FR', 'ven. 15 JUIN 1990'],
    ['es-ES', '15 de junio de 1990'],
    ['es-ES', '15 junio 1990'],
    ['es-ES', 'viernes, 15 de junio de 1990'],
    ['it-IT', '15 giugno 1990'],
    ['it-IT', '15 giu 1990'],
    ['pt-BR', '15 de junho de 1990'],
    ['pt-BR', '15 de jun. de 1990'],
    ['nl-NL', '15 juni 1990'],
    ['nl-NL', '15-6-1990'],
    ['pl-PL', '15 czerwca 1990'],
    ['pl-PL', '15 czerwiec 1990'],
    ['pl-PL', '15 cze 1990'],
    ['sv-SE', '15 juni 1990'],
    ['da-DK', 'fredag den 15. juni 1990'],
    ['ru-RU', '15 июня 1990 г.'],
    ['ru-RU', '15 июнь 1990'],
    ['ru-RU', '15 ИЮНЯ 1990 года'],
    ['uk-UA', '15 червня 1990 р.'],
    ['hi-IN', '15 जून 1990'],
    ['hi-IN', '१५ जून १९९०'],
    ['ar-EG', '١٥ يونيو ١٩٩٠'],
    ['ar-EG', '15 يونيو 1990'],
    ['fa-IR', '۱۵ ژوئن ۱۹۹۰'],
    ['ja-JP', '1990年6月15日(金)'],
    ['ja-JP', '1990/6/15'],
    ['zh-CN', '1990年6月15日星期五'],
    ['zh-CN', '1990年六月15日'],
    ['ko-KR', '1990년6월15일 금요일'],
    ['ko-KR', '90. 6. 15.'],
    ['tr-TR', '15 Haziran 1990 Cuma'],
    ['tr-TR', '15 HAZİRAN 1990'],
    ['he-IL', '15 ביוני 1990'],
    ['he-IL', '15 יוני 1990'],
    ['cs-CZ', '15. června 1990'],
    ['cs-CZ', '15. cervna 1990'],
    ['fi-FI', '15. kesäkuuta 1990'],
    ['fi-FI', '15 kesäkuu 1990'],
    ['hu-HU', '1990. június 15.'],
    ['el-GR', '15 Ιουνίου 1990'],
    ['th-TH', '15 มิ.ย. 1990'],
    ['vi-VN', '15 tháng 6, 1990'],
  ])('in %s is written as %j', (locale, text) => {
    expect(read(text, { locale })).toBe(birthday)
  })
})

describe('a month', () => {
  eachRow([
    ['en-US', 'Sept 4, 2026', '2026-09-04'],
    ['en-US', 'Septem 4 2026', '2026-09-04'],
    ['en-US', 'febr 3 2026', '2026-02-03'],
    ['fr-FR', '1er août 1990', '1990-08-01'],
    ['fr-FR', '15 aout 1990', '1990-08-15'],
    ['fr-FR', '15 juil 1990', '1990-07-15'],
    ['fr-FR', '15 jul 1990', '1990-07-15'],
    ['fr-FR', '15 févr. 1990', '1990-02-15'],
    ['fr-FR', '15 FEV 1990', '1990-02-15'],
    ['de-DE', '3. März 2026', '2026-03-03'],
    ['de-AT', '3. Jänner 2026', '2026-01-03'],
    ['pt-BR', '1º de março de 2026', '2026-03-01'],
    ['tr-TR', '10 Kasım 1990', '1990-11-10'],
    ['tr-TR', '10 KASIM 1990', '1990-11-10'],
    ['he-IL', '4 בספט׳ 2026', '2026-09-04'],
    ['th-TH', '4 ก.ย. 2026', '2026-09-04'],
    // In Italian 'mar' is both March and Tuesday, which March 3, 2026 was.
    ['it-IT', 'mar 3 mar 2026', '2026-03-03'],
    ['it-IT', 'mar 6 gen 2026', '2026-01-06'],
    ['en-US', 'Jui 4, 2026', 'not-a-date'],
    ['fr-FR', '4 jui 2026', 'not-a-date'],
  ])('in %s: %j is %s', (locale, text, expected) => {
    expect(read(text, { locale })).toBe(expected)
  })
})

describe('numeric dates', () => {
  eachRow([
    ['en-US', '02/03/2026', '2026-02-03'],
    ['en-GB', '02/03/2026', '2026-03-02'],
    ['en-IN', '02/03/2026', '2026-03-02'],
    ['en-AU', '02/03/2026', '2026-03-02'],
    ['de-DE', '2.3.2026', '2026-03-02'],
    ['es-MX', '2/3/26', '2026-03-02'],
    ['en-US', '2/3/26', '2026-02-03'],
    ['ja-JP', '26/2/3', '2026-02-03'],
    ['de-DE', '26-02-09', '2009-02-26'],
    ['de-DE', '12/25/2026', '2026-12-25'],
    // Swedes put the year first, but write 4/9 for September 4.
    ['sv-SE', '02/03/2026', '2026-03-02'],
    // In locales that start with the year and the month, the order is unclear without the year.
    ['en-CA', '02/03/2026', '2026-02-03 or 2026-03-02'],
    ['ja-JP', '02/03/2026', '2026-02-03 or 2026-03-02'],
    ['ja-JP', '03/03/2026', '2026-03-03'],
    ['ja-JP', '25/12/2026', '2026-12-25'],
    ['en-US', '26-02-09', '2009-02-26 or 2026-02-09'],
    ['en-US', '10121990', '1990-10-12'],
    ['en-GB', '10121990', '1990-12-10'],
    ['en-US', '20112012', '2012-11-20'],
    ['not a locale', '02/03/2026', '2026-02-03'],
    ['', '02/03/2026', '2026-02-03'],
  ])('in %s: %j is %s', (locale, text, expected) => {
    expect(read(text, { locale })).toBe(expected)
  })
})

describe('a two-digit year', () => {
  eachRow([
    ['6/15/00', '2000-06-15'],
    ['6/15/26', '2026-06-15'],
    ['6/15/46', '2046-06-15'],
    ['6/15/47', '1947-06-15'],
    ['6/15/99', '1999-06-15'],
    ['15 June 47', '1947-06-15'],
  ])('in %j is in the century of %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  eachRow([
    ['11/20/26', '2026-11-20'],
    ['11/21/26', '1926-11-21'],
    ['6/15/40', '1940-06-15'],
    ['Jan 1 00', '2000-01-01'],
  ])('in the date of birth %j is in the century of %s', (text, expected) => {
    expect(read(text, { past: true })).toBe(expected)
  })

  it('shifts with the current date', () => {
    expect(read('6/15/05', { today: '2090-01-01' })).toBe('2105-06-15')
    expect(read('6/15/90', { today: '1999-12-31' })).toBe('1990-06-15')
  })
})

describe('a date without a year is the nearest one', () => {
  eachRow([
    ['June 15', '2026-06-15'],
    ['15 June', '2026-06-15'],
    ['the 15th of June', '2026-06-15'],
    ['Dec 25', '2026-12-25'],
    ['Jan 3', '2027-01-03'],
    ['4 May', '2027-05-04'],
    ['6/15', '2026-06-15'],
    ['15/6', '2026-06-15'],
    ['15.6.', '2026-06-15'],
    ['2/3', '2027-02-03'],
    ['Feb 29', '2028-02-29'],
    ['11/20', '2026-11-20'],
    ['6月15日', '2026-06-15'],
  ])('%j is %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  eachRow([
    ['en-GB', '2/3', '2027-03-02'],
    ['de-DE', '2.3.', '2027-03-02'],
    ['sv-SE', '2/3', '2027-03-02'],
    ['ja-JP', '2月3日', '2027-02-03'],
    ['es-ES', '25 de diciembre', '2026-12-25'],
    ['de-DE', '24. Dez.', '2026-12-24'],
  ])('in %s: %j is %s', (locale, text, expected) => {
    expect(read(text, { locale })).toBe(expected)
  })

  it('is in the past for a date of birth', () => {
    expect(['Dec 25', 'June 15', 'Nov 20', 'Nov 21'].map((text) => read(text, { past: true }))).toEqual([
      '2025-12-25',
      '2026-06-15',
      '2026-11-20',
      '2025-11-21',
    ])
  })
})

describe('relative dates', () => {
  eachRow([
    ['today', '2026-11-20'],
    ['Tomorrow', '2026-11-21'],
    ['yesterday', '2026-11-19'],
    ['in 3 weeks', '2026-12-11'],
    ['in 1 day', '2026-11-21'],
    ['in 10 days', '2026-11-30'],
    ['3 days ago', '2026-11-17'],
    ['a week ago', '2026-11-13'],
    ['a week from now', '2026-11-27'],
    ['3 weeks from today', '2026-12-11'],
    ['in a month', '2026-12-20'],
    ['in 3 months', '2027-02-20'],
    ['one year ago', '2025-11-20'],
    ['next week', '2026-11-27'],
    ['last month', '2026-10-20'],
    ['next year', '2027-11-20'],
    ['in 100 years', '2126-11-20'],
    ['in 99999999 days', 'no-such-date'],
    ['3000 years ago', 'no-such-date'],
    ['Friday', '2026-11-20'],
    ['fri', '2026-11-20'],
    ['Saturday', '2026-11-21'],
    ['thursday', '2026-11-26'],
    ['Thurs', '2026-11-26'],
    ['on Monday', '2026-11-23'],
    ['this Monday', '2026-11-23'],
    ['last Monday', '2026-11-16'],
    ['last Friday', '2026-11-13'],
    ['next Friday', '2026-11-27'],
    // Some people mean the coming Monday, others the one a week later.
    ['next Monday', '2026-11-23 or 2026-11-30'],
  ])('%j is %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  eachRow([
    ['de-DE', 'heute', '2026-11-20'],
    ['de-DE', 'übermorgen', '2026-11-22'],
    ['de-DE', 'ubermorgen', '2026-11-22'],
    ['de-DE', 'in 3 Wochen', '2026-12-11'],
    ['de-DE', 'vor 3 Tagen', '2026-11-17'],
    ['de-DE', 'Montag', '2026-11-23'],
    ['de-DE', 'tomorrow', '2026-11-21'],
    ['fr-FR', 'aujourd’hui', '2026-11-20'],
    ['fr-FR', "aujourd'hui", '2026-11-20'],
    ['fr-FR', 'il y a 12 jours', '2026-11-08'],
    ['es-ES', 'mañana', '2026-11-21'],
    ['es-ES', 'hace 2 semanas', '2026-11-06'],
    ['es-ES', 'martes', '2026-11-24'],
    ['it-IT', 'mar', '2026-11-24'],
    ['sv-SE', 'i morgon', '2026-11-21'],
    ['sv-SE', 'imorgon', '2026-11-21'],
    ['ru-RU', 'через 3 недели', '2026-12-11'],
    ['ar-EG', 'غدا', '2026-11-21'],
    ['ja-JP', '明日', '2026-11-21'],
    ['ja-JP', '3週間後', '2026-12-11'],
    ['ja-JP', '月曜日', '2026-11-23'],
    ['ko-KR', '내일', '2026-11-21'],
    // It means both yesterday and tomorrow.
    ['hi-IN', 'कल', '2026-11-21 or 2026-11-19'],
  ])('in %s: %j is %s', (locale, text, expected) => {
    expect(read(text, { locale })).toBe(expected)
  })

  it('reads a weekday of birth as the last one, or today', () => {
    expect(['Friday', 'Saturday'].map((text) => read(text, { past: true }))).toEqual(['2026-11-20', '2026-11-14'])
  })

  it('reads only full dates if today is unknown', () => {
    const texts = ['tomorrow', 'in 3 weeks', 'Friday', 'June 15', '6/15', '6/15/90', 'June 15, 1990', '6/15/1990']
    expect(texts.map((text) => read(text, { today: '' }))).toEqual([...Array(6).fill('not-a-date'), birthday, birthday])
  })
})

describe('rejects', () => {
  eachRow([
    ['', 'missing'],
    ['  ', 'missing'],
    ['hello', 'not-a-date'],
    ['soon', 'not-a-date'],
    ['15', 'not-a-date'],
    ['1990', 'not-a-date'],
    ['June', 'not-a-date'],
    ['June 1990', 'not-a-date'],
    ['2026-02', 'not-a-date'],
    ['1990 15', 'not-a-date'],
    ['15 foo 1990', 'not-a-date'],
    ['15 June 1990 foo', 'not-a-date'],
    ['June July 15', 'not-a-date'],
    ['Monday Tuesday', 'not-a-date'],
    ['next', 'not-a-date'],
    ['last', 'not-a-date'],
    ['next June 15', 'not-a-date'],
    ['June 15 1990 12', 'not-a-date'],
    ['1/2/3/4', 'not-a-date'],
    ['6/15/990', 'not-a-date'],
    ['6/1990/15', 'not-a-date'],
    ['1,5', 'not-a-date'],
    ['1,250.50', 'not-a-date'],
    ['$6/15/1990', 'not-a-date'],
    ['-1990-06-15', 'not-a-date'],
    ['12026-02-09', 'not-a-date'],
    ['1990-06-15T00:00', 'not-a-date'],
    ['6/15/1990 3pm', 'not-a-date'],
    ['900615', 'not-a-date'],
    ['15. Juni 1990', 'not-a-date'],
    ['1e3', 'not-a-date'],
    ['June 15, 1990'.padEnd(102, '.'), 'not-a-date'],
    ['2/30/2026', 'no-such-date'],
    ['30 February', 'no-such-date'],
    ['June 31', 'no-such-date'],
    ['31.4.', 'no-such-date'],
    ['31.4.2026', 'no-such-date'],
    ['2/29/2026', 'no-such-date'],
    ['Feb 29, 2027', 'no-such-date'],
    // While typing 2024. Not February 20, 2030.
    ['Feb 30 20', 'no-such-date'],
    ['31 June 26', 'no-such-date'],
    ['2026-02-29', 'no-such-date'],
    ['2026-13-01', 'no-such-date'],
    ['1990/15/06', 'no-such-date'],
    ['13/13/2026', 'no-such-date'],
    ['6/0/1990', 'no-such-date'],
    ['0000-01-01', 'no-such-date'],
    ['June 15, 0000', 'no-such-date'],
    ['99999999', 'no-such-date'],
  ])('%j: %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it('returns both dates if they are equally likely', () => {
    expect(readDateField('02/03/2026', { locale: 'en-CA', today })).toEqual({
      code: 'ambiguous',
      values: { first: '2026-02-03', second: '2026-03-02' },
    })
  })
})

describe('literal dates, which need no echo', () => {
  const isLiteral = (text: string, locale?: string) => {
    const reading = interpretDate(text, { today, locale })
    return reading && 'date' in reading && reading.literal
  }

  eachRow([
    ['en-US', '6/15/1990'],
    ['en-US', '06/15/1990'],
    ['en-US', '1990-06-15'],
    ['en-GB', '15/06/1990'],
    ['en-GB', '15/6/1990'],
    ['de-DE', '15.6.1990'],
    ['de-DE', '15.06.1990'],
    ['cs-CZ', '15. 6. 1990'],
    ['cs-CZ', '15.6.1990'],
    ['sv-SE', '1990-06-15'],
    ['ja-JP', '1990/6/15'],
    ['ar-EG', '١٥/٦/١٩٩٠'],
  ])('in %s: %s', (locale, text) => {
    expect(isLiteral(text, locale)).toBe(true)
  })

  eachRow([
    ['en-US', '15/6/1990'],
    ['en-US', '6/15/90'],
    ['en-US', '6-15-1990'],
    ['en-US', 'June 15, 1990'],
    ['en-US', 'June 15'],
    ['en-US', 'today'],
    ['en-GB', '6/15/1990'],
    ['de-DE', '15/6/1990'],
    ['ko-KR', '90. 6. 15.'],
    // June 15, 1990 was a Friday.
    ['en-US', 'Monday, June 15, 1990'],
  ])('not in %s: %s', (locale, text) => {
    expect(isLiteral(text, locale)).toBe(false)
  })
})

const styles: Record<string, Intl.DateTimeFormatOptions> = {
  numeric: {},
  padded: { year: 'numeric', month: '2-digit', day: '2-digit' },
  short: { dateStyle: 'short' },
  medium: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
  full: { dateStyle: 'full' },
  'with a short weekday': { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' },
}
const formatOf = (locale: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...style, calendar: 'gregory', timeZone: 'UTC' })
const isoOf = (day: number) => new Date(day * 864e5).toISOString().slice(0, 10)

// Expected values: the dates that Intl.DateTimeFormat and Intl.RelativeTimeFormat, CLDR's data, have printed.
describe.each(locales)('reads back what Intl prints in %s', (locale) => {
  /** Two days in each month of a year around today, for which a two-digit year is enough. */
  const days = Array.from({ length: 24 }, (_, index) => Date.parse('2026-01-04') / 864e5 + index * 15)

  // The short weekdays of Vietnamese are numbers: 'Th 2' is Monday.
  const readable = Object.entries(styles).filter(([name]) => locale !== 'vi-VN' || name !== 'with a short weekday')
  eachRow(readable)('%s', (_, style) => {
    const format = formatOf(locale, style)
    const printed = days.map((day) => format.format(day * 864e5))
    expect(printed.map((text) => read(text, { locale }))).toEqual(days.map(isoOf))
  })

  it('reads back relative dates', () => {
    const counts = [0, 1, -1, 2, -2, 3, 7, -12, 40, 100]
    for (const numeric of ['always', 'auto'] as const) {
      const format = new Intl.RelativeTimeFormat(locale, { numeric })
      for (const count of counts)
        expect(read(format.format(count, 'day'), { locale })).toContain(isoOf(Date.parse(today) / 864e5 + count))
    }
  })
})

describe('properties', () => {
  const locale = fc.constantFrom(...locales)
  const formats = new Map(
    locales.flatMap((locale) =>
      ['numeric', 'long', 'full'].map((style) => [locale + style, formatOf(locale, styles[style] ?? {})]),
    ),
  )

  it('reads back a date in any year from 1000', () => {
    const day = fc.integer({ min: Date.parse('1000-01-01') / 864e5, max: Date.parse('9999-12-31') / 864e5 })
    fc.assert(
      fc.property(locale, fc.constantFrom('long', 'full'), day, (locale, style, day) => {
        const printed = formats.get(locale + style)?.format(day * 864e5) ?? ''
        expect(read(printed, { locale })).toBe(isoOf(day))
      }),
      { numRuns: 2000, seed: 1 },
    )
  })

  it('gives a result for any text, and only real dates', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        'June',
        'Jun',
        'mar',
        '15',
        '1990',
        '/',
        '.',
        '-',
        ' ',
        'th',
        'in',
        'ago',
        '年',
        'next',
        'Friday',
      ),
      fc.integer({ min: 0, max: 3000 }).map(String),
    )
    const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(text, locale, fc.boolean(), (text, locale, past) => {
        const field = readDateField(text, { locale, today, past })
        if ('code' in field) expect(['missing', 'not-a-date', 'no-such-date', 'ambiguous']).toContain(field.code)
        else expect(isDate(writeDate(field))).toBe(true)
      }),
      { numRuns: 3000, seed: 1 },
    )
  })

  it('rejects a megabyte of text', () => {
    expect(read('June 15, 1990'.repeat(80_000))).toBe('not-a-date')
  })
})
