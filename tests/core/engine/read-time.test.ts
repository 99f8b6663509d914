import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { interpretTime } from '../../../src/engine/core/dates/read-time'
import { eachRow } from '../../each-row'
import { locales } from './locales'

describe('a time of day', () => {
  eachRow([
    ['21:30', '21:30'],
    ['9:30', '09:30'],
    ['09:30', '09:30'],
    ['9.30', '09:30'],
    ['0:00', '00:00'],
    ['00:00', '00:00'],
    ['23:59', '23:59'],
    ['12:00:00', '12:00'],
    ['9:30pm', '21:30'],
    ['9:30 PM', '21:30'],
    ['9:30 p.m.', '21:30'],
    ['9:30 p. m.', '21:30'],
    ['9.30pm', '21:30'],
    ['9:30p', '21:30'],
    ['9a', '09:00'],
    ['9 am', '09:00'],
    ['9pm', '21:00'],
    ['930pm', '21:30'],
    ['12 am', '00:00'],
    ['12:05am', '00:05'],
    ['12pm', '12:00'],
    ['12:05 pm', '12:05'],
    ['21:30 pm', '21:30'],
    ['2130', '21:30'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['0000', '00:00'],
    ['2130h', '21:30'],
    ['21:30 hrs', '21:30'],
    ['21h30', '21:30'],
    ['21 h 30', '21:30'],
    ['21h', '21:00'],
    ['9h', '09:00'],
    ['21', '21:00'],
    ['noon', '12:00'],
    ['Noon', '12:00'],
    ['midday', '12:00'],
    ['12 noon', '12:00'],
    ['midnight', '00:00'],
    ['12 midnight', '00:00'],
    ['9 in the morning', '09:00'],
    ['3 in the afternoon', '15:00'],
    ['5 in the evening', '17:00'],
    ['9 at night', '21:00'],
    ['２１:３０', '21:30'],
    ['٢١:٣٠', '21:30'],
    [' 9:30 \u202fPM ', '21:30'],
    ['午後9時', undefined],
    ['24:00', undefined],
    ['12:60', undefined],
    ['9:3', undefined],
    ['9', undefined],
    ['09', undefined],
    ['12', undefined],
    ['0', undefined],
    ['25', undefined],
    ['13 am', undefined],
    ['25 pm', undefined],
    ['12:00:30', undefined],
    ['1:2:3', undefined],
    ['-1:00', undefined],
    ['9 30', undefined],
    ['12345', undefined],
    ['pm', undefined],
    ['soon', undefined],
    ['9 xyz', undefined],
    ['9:30 noon', undefined],
    ['9:30 pm am', undefined],
    ['', undefined],
    [' ', undefined],
    ['9:30'.padEnd(50), '09:30'],
    ['9:30'.padEnd(51), undefined],
  ])('typed as %j in en-US is %s', (text, time) => {
    expect(interpretTime(text)).toBe(time)
  })

  eachRow([
    ['de-DE', '9 Uhr', '09:00'],
    ['de-DE', '21.30 Uhr', '21:30'],
    ['de-DE', '9 Uhr abends', '21:00'],
    ['de-DE', '9:30 pm', '21:30'],
    ['fr-FR', '9 du soir', '21:00'],
    ['fr-FR', 'midi', '12:00'],
    ['es-ES', '9:30 de la noche', '21:30'],
    ['es-ES', '9:30 p. m.', '21:30'],
    ['it-IT', 'mezzogiorno', '12:00'],
    ['da-DK', 'kl. 21.30', '21:30'],
    ['sv-SE', '9:30 em', '21:30'],
    ['ru-RU', '9 вечера', '21:00'],
    ['ru-RU', 'полдень', '12:00'],
    ['ar-EG', '٩:٣٠ م', '21:30'],
    ['ja-JP', '午後9:30', '21:30'],
    ['ja-JP', '午後9時30分', '21:30'],
    ['ja-JP', '21時30分', '21:30'],
    ['zh-CN', '下午9:30', '21:30'],
    ['zh-CN', '上午9点', '09:00'],
    ['zh-TW', '下午9點30分', '21:30'],
    ['id-ID', '12.00 malam', '00:00'],
    ['id-ID', '12.15 siang', '12:15'],
    ['ko-KR', '오후 9:30', '21:30'],
    ['ko-KR', '오후 9시 30분', '21:30'],
    ['not a locale', '9:30 pm', '21:30'],
  ])('in %s typed as %j is %s', (locale, text, time) => {
    expect(interpretTime(text, locale)).toBe(time)
  })
})

// Expected values: the times that Intl.DateTimeFormat, CLDR's data, has printed.
describe.each(locales)('reads back what Intl prints in %s', (locale) => {
  const minutes = Array.from({ length: 42 }, (_, index) => index * 35).filter((minute) => minute < 1440)
  const written = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16)

  eachRow<[string, Intl.DateTimeFormatOptions]>([
    ['short', { timeStyle: 'short' }],
    ['of 12 hours', { hour: 'numeric', minute: '2-digit', hour12: true }],
    ['of 24 hours', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }],
    ['with a part of the day', { hour: 'numeric', minute: '2-digit', hour12: true, dayPeriod: 'long' }],
  ])('%s', (_, style) => {
    const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' })
    const printed = minutes.map((minute) => format.format(minute * 60_000))
    expect(printed.map((text) => interpretTime(text, locale))).toEqual(minutes.map(written))
  })
})

it('gives a result for any text, and only times from 00:00 to 23:59', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom('9', '21', ':', '.', '30', ' ', 'pm', 'a', 'h', 'Uhr', '時', '下午', 'noon'),
  )
  const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(text, fc.constantFrom(...locales), (text, locale) => {
      expect(interpretTime(text, locale) ?? '00:00').toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
    }),
    { numRuns: 3000, seed: 1 },
  )
})
