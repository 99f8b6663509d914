import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scans } from '../../../src/engine/qr-generator/check'
import { formOf } from '../../../src/engine/qr-generator/form-of'
import {
  capacity,
  evaluate,
  example,
  type FormInput,
  type FormKind,
  formKinds,
  forms,
  type Input,
  initial,
  levels,
  type Mode,
  modeOf,
  pathOf,
  payload,
  pngOf,
  sizes,
  svgOf,
  symbolContrast,
} from '../../../src/engine/qr-generator/qr-generator'
import { eachRow } from '../../each-row'
import { errorsIn, valueIn } from '../../results'
import { casesOf, pictures, sized } from '../../scale'
import { draw, readPng, textIn } from './decode'
import { table } from './table'

const make = (input: Partial<Input>) => valueIn(evaluate({ ...initial, ...input }))
const errorsOf = (input: Partial<Input>) => errorsIn(evaluate({ ...initial, ...input }))

const lettersOf = (count: number) =>
  Array.from({ length: count }, (_, at) => String.fromCharCode(97 + ((at * 7) % 26))).join('')

// Expected values: the text itself, decoded by jsQR. Versions and lengths are from ISO/IEC 18004, Table 7.
describe('all versions and levels', () => {
  eachRow(table)('%i-%s has the capacity in the standard', (version, level, digits, capitals, bytes) => {
    expect(['numeric', 'alphanumeric', 'byte'].map((mode) => capacity(version, level, mode as Mode))).toEqual([
      digits,
      capitals,
      bytes,
    ])
    const text = lettersOf(bytes)
    const code = make({ text, level, size: '500' })
    expect(code).toMatchObject({ version, level })
    expect(code.modules.map((row) => row.length)).toEqual(Array(17 + 4 * version).fill(17 + 4 * version))
    for (const [full, of] of [
      ['1'.repeat(digits), '1'],
      ['A'.repeat(capitals), 'A'],
      [text, 'a'],
    ] as const) {
      expect(make({ text: full, level, size: '500' }).version).toBe(version)
      if (version < 40) expect(make({ text: full + of, level, size: '500' }).version).toBe(version + 1)
      else expect(errorsOf({ text: full + of, level })).toEqual(['text: too-long'])
    }
  })

  eachRow(casesOf(table, ([version]) => version % 4 === 1))(
    'jsQR can decode %i-%s',
    sized,
    (_, level, __, ___, bytes) => {
      const text = lettersOf(bytes)
      expect(textIn(draw(make({ text, level, size: '500' }).modules))).toBe(text)
    },
  )

  it('are 160 combinations', () => {
    expect(new Set(table.map(([version, level]) => `${version}${level}`)).size).toBe(160)
  })
})

// Expected values: the text itself, decoded by jsQR from the PNG file.
describe(`${8 * pictures} texts can be decoded from their images`, sized, () => {
  const some = (unit: fc.Arbitrary<string>, maxLength = 60) =>
    fc.string({ unit, minLength: 1, maxLength }).filter((text) => text.trim() !== '')
  const letters = (from: string) => some(fc.constantFrom(...from))
  const kinds: readonly [string, fc.Arbitrary<string>][] = [
    ['web addresses', fc.webUrl({ withQueryParameters: true, withFragments: true })],
    [
      'Wi-Fi',
      fc.tuple(letters('abC\\;,:" é'), letters('xyZ\\;,:"1')).map(([name, key]) => `WIFI:T:WPA;S:${name};P:${key};;`),
    ],
    ['emoji', letters('😀👍🏽👨‍👩‍👧❤️🇹🇷 ok')],
    ['Turkish', letters('ığüşöçİĞÜŞÖÇ abc')],
    ['Japanese', letters('こんにちは世界日本語テスト、。ー')],
    ['digits', some(fc.constantFrom(...'0123456789'), 300)],
    ['capitals', some(fc.constantFrom(...'0123456789ABCXYZ $%*+-./:'), 200)],
    ['any characters', some(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }))],
  ]

  eachRow(kinds)('%s', (_, texts) => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...levels), fc.constantFrom('150', '200', '300'), (text, level, size) => {
        const code = make({ text, level, size })
        expect(textIn(readPng(pngOf(code)))).toBe(text)
        expect(scans(code, text)).toBe(true)
      }),
      { numRuns: pictures, seed: 20261121 },
    )
  })
})

// Expected values: ISO/IEC 18004 (5.3.8 quiet zone, 6.3.3 finder patterns) and the standards of the file formats.
describe('an image', () => {
  eachRow(sizes)(
    'of %s pixels has that size, a quiet zone of at least four modules, and each module in its place',
    (size) => {
      const code = make({ text: 'x'.repeat(40), size })
      const { data, width } = readPng(pngOf(code))
      expect(width).toBe(Number(size))
      const dark = Array.from({ length: width }, (_, at) => at).filter((at) => data[(at * width + at) * 4] === 0)
      const scale = Math.floor(width / (code.modules.length + 8))
      expect(dark[0]).toBeGreaterThanOrEqual(4 * scale)
      expect(width - 1 - (dark.at(-1) ?? 0)).toBeGreaterThanOrEqual(4 * scale)
      // The first dark pixel on the diagonal is the corner of a finder pattern.
      const moduleAt = (pixel: number) => Math.floor((pixel - (dark[0] ?? 0)) / scale)
      const wrong = Array.from({ length: width * width }, (_, at) => at).filter((at) => {
        const isDark = code.modules[moduleAt(Math.floor(at / width))]?.[moduleAt(at % width)] ?? false
        return (data[at * 4] === 0) !== isDark
      })
      expect(wrong).toEqual([])
    },
  )

  // W3C PNG, 5.3 and 5.5: the CRC-32 of each chunk, by Node’s zlib.
  it('as PNG has checksums', () => {
    const file = Buffer.from(pngOf(make({ text: 'x' })))
    const types: string[] = []
    for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
      const end = at + 8 + file.readUInt32BE(at)
      types.push(file.toString('latin1', at + 4, at + 8))
      expect(file.readUInt32BE(end)).toBe(crc32(file.subarray(at + 4, end)))
    }
    expect(types).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
  })

  it('has the chosen colors', () => {
    const code = make({ text: 'x', dark: '#163', light: 'FFFDF9' })
    const { data } = readPng(pngOf(code))
    expect([...data.subarray(0, 4)]).toEqual([0xff, 0xfd, 0xf9, 255])
    expect(
      new Set(Array.from({ length: data.length / 4 }, (_, at) => data.subarray(at * 4, at * 4 + 3).join())),
    ).toEqual(new Set(['255,253,249', '17,102,51']))
    expect(svgOf(code)).toContain('fill="#116633"')
    expect(svgOf(code)).toContain('fill="#fffdf9"')
  })

  it('as SVG has a rectangle for each run of modules', () => {
    expect(
      pathOf([
        [true, true, false],
        [false, false, true],
        [true, false, true],
      ]),
    ).toBe('M0 0h2v1h-2zM2 1h1v1h-1zM0 2h1v1h-1zM2 2h1v1h-1z')
    const code = make({ text: 'x', size: '300' })
    expect(svgOf(code)).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="300" height="300" viewBox="-4 -4 29 29"/,
    )
    expect(svgOf(code)).toContain(`d="${pathOf(code.modules)}"`)
  })

  it('doesn’t scan as a different text, or if both colors are the same', () => {
    const code = make({ text: 'one' })
    expect(scans(code, 'other')).toBe(false)
    expect(scans(make({ text: 'one', dark: '#fff' }), 'one')).toBe(false)
  })
})

// Expected values: relative luminance in WCAG 2.2 (black 0, white 1, primaries 0.2126, 0.7152, 0.0722); ISO/IEC 15415.
describe('colors', () => {
  eachRow([
    ['#000', '#fff', 100, 'none'],
    ['#0000ff', '#ffffff', 93, 'none'],
    ['#ff0000', '#ffffff', 79, 'none'],
    ['#ff8800', '#ffffff', 61, 'low-contrast'],
    ['#00ff00', '#ffffff', 28, 'low-contrast'],
    ['#ffff00', '#ffffff', 7, 'low-contrast'],
    ['#ffffff', '#ffffff', 0, 'low-contrast'],
    ['#ffffff', '#000000', -100, 'inverted'],
  ])('%s on %s have a contrast of %i percent: %s', (dark, light, contrast, caution) => {
    const code = make({ text: 'x', dark, light })
    expect(code).toMatchObject({ contrast, caution })
    expect(symbolContrast(code.dark, code.light)).toBe(contrast)
  })

  eachRow(['', 'reddish', '#12', '#12345', '#1234567', 'rgb(0,0)', '#ggg'])('%j is an error', (dark) => {
    expect(errorsOf({ text: 'x', dark })).toEqual(['dark: not-a-color'])
  })
})

describe('the mode', () => {
  eachRow([
    ['0123456789', 'numeric'],
    ['HTTPS://EXAMPLE.COM/1', 'alphanumeric'],
    ['A B$%*+-./:', 'alphanumeric'],
    ['a', 'byte'],
    ['A,B', 'byte'],
    ['٣', 'byte'],
    ['１', 'byte'],
  ])('of %j is %s', (text, mode) => {
    expect(modeOf(text)).toBe(mode)
  })
})

// Expected values: docs/rules.md; UTF-8 lengths (RFC 3629).
describe('rejects', () => {
  eachRow<[string, Partial<Input>, string[]]>([
    ['an empty text', {}, ['text: missing']],
    ['only whitespace', { text: ' \n\t' }, ['text: missing']],
    ['a lone surrogate', { text: 'a\ud83d' }, ['text: broken-text']],
    ['an unknown size', { text: 'x', size: '250' }, ['size: unknown-size']],
    ['an unknown level', { text: 'x', level: 'l' }, ['level: unknown-level']],
    [
      'several errors at once',
      { size: '', level: '', dark: '', light: '?' },
      ['text: missing', 'size: unknown-size', 'level: unknown-level', 'dark: not-a-color', 'light: not-a-color'],
    ],
    ['modules smaller than a pixel', { text: 'x'.repeat(2000), level: 'L', size: '150' }, ['size: too-dense']],
  ])('%s', (_, input, errors) => {
    expect(errorsOf(input)).toEqual(errors)
  })

  eachRow([
    ['é'.repeat(1200), 'M', 2400, 2331],
    ['漢'.repeat(500), 'H', 1500, 1273],
    ['😀'.repeat(739), 'L', 2956, 2953],
    ['1'.repeat(8000), 'L', 8000, 7089],
    ['A'.repeat(5000), 'Q', 5000, 2420],
    ['x'.repeat(1_000_000), 'L', 1_000_000, 2953],
  ])('a text that’s too long, with the limit', (text, level, length, max) => {
    expect(evaluate({ ...initial, text, level })).toEqual({
      ok: false,
      issues: [{ code: 'too-long', field: 'text', values: { length, max } }],
    })
  })

  it('modules smaller than a pixel, with a size that works', () => {
    const result = evaluate({ ...initial, text: 'x'.repeat(2000), level: 'L', size: '150' })
    expect(result).toMatchObject({ issues: [{ values: { min: '200' } }] })
    expect(make({ text: 'x'.repeat(2953), level: 'L', size: '200' }).version).toBe(40)
  })
})

describe('an input', () => {
  it('without colors is black and white', () => {
    const { dark, light, ...rest } = example
    expect(evaluate(rest as Input)).toEqual(evaluate({ ...example, dark, light }))
    expect(initial).toMatchObject({ text: '', size: '200', level: 'M' })
  })

  it('is encoded exactly', () => {
    for (const text of [' a ', '\ufeffa', 'a\u0000b', 'a\r\nb', 'e\u0301']) {
      const code = make({ text })
      expect(textIn(draw(code.modules))).toBe(text)
      expect(scans(code, text)).toBe(true)
    }
  })
})

const crlf = (...lines: string[]) => lines.join('\r\n')

// Expected values: by hand, from ZXing's 'Barcode contents' and RFC 6068, 3966, 2426, 5545 and 5870.
describe('a form', () => {
  eachRow<[FormKind, FormInput, string]>([
    ['url', { address: 'example.com/a?b=c#d' }, 'https://example.com/a?b=c#d'],
    ['url', { address: ' http://example.com ' }, 'http://example.com'],
    ['url', { address: 'localhost:3000' }, 'https://localhost:3000'],
    ['url', { address: 'mailto:ann@example.com' }, 'mailto:ann@example.com'],
    ['email', { address: 'ann@example.com' }, 'mailto:ann@example.com'],
    [
      'email',
      { address: 'a+b@example.com', subject: 'Tea & cake?', body: 'At 5\nBring 100%' },
      'mailto:a%2Bb@example.com?subject=Tea%20%26%20cake%3F&body=At%205%0D%0ABring%20100%25',
    ],
    ['email', { address: 'ann@example.com', body: 'çay' }, 'mailto:ann@example.com?body=%C3%A7ay'],
    ['phone', { number: '+1 (555) 010-0199' }, 'tel:+15550100199'],
    ['phone', { number: '+44 (0)20 7946 0958' }, 'tel:+442079460958'],
    ['phone', { number: '*100#' }, 'tel:*100%23'],
    ['sms', { number: '+1 555 0100', body: 'See you: 5, ok?' }, 'SMSTO:+15550100:See you: 5, ok?'],
    ['wifi', { name: 'Home', password: 'secret' }, 'WIFI:T:WPA;S:Home;P:secret;;'],
    [
      'wifi',
      { name: 'a\\b;c,d:e"f', password: '"foo;bar\\baz"', security: 'WPA', hidden: 'true' },
      'WIFI:T:WPA;S:a\\\\b\\;c\\,d\\:e\\"f;P:\\"foo\\;bar\\\\baz\\";H:true;;',
    ],
    ['wifi', { name: 'Café', password: 'ignored', security: 'nopass' }, 'WIFI:T:nopass;S:Café;;'],
    ['wifi', { name: 'Old', password: '12345', security: 'WEP' }, 'WIFI:T:WEP;S:Old;P:12345;;'],
    [
      'contact',
      {
        firstName: 'Ann, Dr.',
        lastName: 'Öz;türk',
        phone: '+90 212 555 01 00',
        email: 'ann@example.com',
        organization: 'A\\B',
        jobTitle: 'Head of R&D; Europe',
        website: 'example.com',
        address: '1 Main St, Apt 2\nPortland',
      },
      crlf(
        'BEGIN:VCARD',
        'VERSION:3.0',
        'N:Öz\\;türk;Ann\\, Dr.;;;',
        'FN:Ann\\, Dr. Öz\\;türk',
        'ORG:A\\\\B',
        'TITLE:Head of R&D\\; Europe',
        'TEL:+902125550100',
        'EMAIL:ann@example.com',
        'URL:https://example.com',
        'ADR:;;1 Main St\\, Apt 2\\nPortland;;;;',
        'END:VCARD',
      ),
    ],
    [
      'contact',
      { organization: 'Acme' },
      crlf('BEGIN:VCARD', 'VERSION:3.0', 'N:;;;;', 'FN:Acme', 'ORG:Acme', 'END:VCARD'),
    ],
    [
      'event',
      { title: 'Tea; cake', start: '2026-03-29 17:30', end: '2026-03-29 9:05', place: 'Room 1, 2nd floor' },
      '',
    ],
    [
      'event',
      { title: 'Tea; cake', start: '2026-03-29 9:05', end: '2026-03-29T17:30', place: 'Room 1, 2nd floor' },
      crlf(
        'BEGIN:VEVENT',
        'SUMMARY:Tea\\; cake',
        'DTSTART:20260329T090500',
        'DTEND:20260329T173000',
        'LOCATION:Room 1\\, 2nd floor',
        'END:VEVENT',
      ),
    ],
    // In RFC 5545, DTEND is exclusive, so it's the day after the last day.
    [
      'event',
      { title: 'Fair', start: '2026-12-30', end: '2026-12-31' },
      crlf('BEGIN:VEVENT', 'SUMMARY:Fair', 'DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270101', 'END:VEVENT'),
    ],
    [
      'event',
      { title: 'Fair', start: '2026-02-28' },
      crlf('BEGIN:VEVENT', 'SUMMARY:Fair', 'DTSTART;VALUE=DATE:20260228', 'END:VEVENT'),
    ],
    ['location', { latitude: '41.0082', longitude: '-28.9784' }, 'geo:41.0082,-28.9784'],
    ['location', { latitude: '-90', longitude: '180' }, 'geo:-90,180'],
  ])('for %s with %j', (kind, input, text) => {
    const result = payload(kind, input)
    if (text === '') expect(errorsIn(result)).toEqual(['end: ends-early'])
    else expect(result).toEqual({ ok: true, value: text })
  })

  eachRow([
    ['29.3.2026', '20260329'],
    ['March 29, 2026', '20260329'],
    ['Sunday, March 29, 2026', '20260329'],
    ['March 29, 2026, 5:30 PM', '20260329T173000'],
    ['Mar 29, 2026 at 5:30pm', '20260329T173000'],
    ['3/29/2026 17:30', '20260329T173000'],
    ['2026-03-29T17:30', '20260329T173000'],
    ['29. März 2026, 17:30 Uhr', '20260329T173000', 'de-DE'],
  ])('reads the start %j as %j', (start, written, locale = 'en-US') => {
    const result = payload('event', { title: 'Fair', start }, { locale })
    expect(result.ok ? /DTSTART.*:(.*)/.exec(result.value)?.[1] : undefined).toBe(written)
  })

  // A Sunday.
  eachRow([
    ['tomorrow 9:30pm', '20260330T213000'],
    ['today at noon', '20260329T120000'],
    ['tomorrow', '20260330'],
    ['Friday 9pm', '20260403T210000'],
    ['in 2 weeks, 17:30', '20260412T173000'],
    ['6/15 9pm', '20260615T210000'],
    ['15/6/2027 9pm', '20270615T210000'],
    ['morgen, 21:30 Uhr', '20260330T213000', 'de-DE'],
  ])('on March 29, 2026, reads the start %j as %j', (start, written, locale = 'en-US') => {
    const result = payload('event', { title: 'Fair', start }, { locale, now: '2026-03-29' })
    expect(result.ok ? /DTSTART.*:(.*)/.exec(result.value)?.[1] : undefined).toBe(written)
  })

  it('reads numbers in the locale’s format', () => {
    expect(payload('location', { latitude: '41,5', longitude: '28,25' }, { locale: 'de-DE' })).toEqual({
      ok: true,
      value: 'geo:41.5,28.25',
    })
  })
})

// Expected values: the original fields.
describe('a text from a form', () => {
  eachRow<[FormKind, FormInput]>([
    ['email', { address: 'ann@example.com', subject: 'Tea & cake?', body: 'At 5\r\nor 6' }],
    ['email', { address: 'ann@example.com' }],
    ['phone', { number: '+15550100' }],
    ['phone', { number: '*100#' }],
    ['wifi', { name: 'Net;', password: 'a\\b:"c', security: 'WEP', hidden: 'true' }],
    ['wifi', { name: 'Ends with \\', password: 'x', security: 'WPA' }],
    ['wifi', { name: 'Open', security: 'nopass' }],
    ['sms', { number: '+15550100', body: 'On my way: 5\nminutes' }],
    [
      'contact',
      {
        firstName: 'Ann',
        lastName: 'Lee; Jr.',
        phone: '+15550100',
        organization: 'A, B',
        website: 'https://a.example',
        jobTitle: 'Cook',
        address: 'Rue 1;\n1000 Bruxelles;',
      },
    ],
    ['contact', { organization: 'Acme' }],
    ['event', { title: 'Tea; cake', start: '2026-03-29 09:05', end: '2026-03-29 17:30', place: 'Room 1, 2nd floor' }],
    ['event', { title: 'Fair', start: '2026-12-30', end: '2026-12-31', details: 'Bring; a coat,\nplease' }],
    ['location', { latitude: '41.0082', longitude: '-28.9784' }],
  ])('gives the form and its fields back: %s %j', (kind, input) => {
    expect(formOf(valueIn(payload(kind, input)))).toEqual({ kind, input })
  })

  eachRow([
    '',
    'hello',
    'https://example.com',
    'tel:',
    'WIFI:',
    'BEGIN:VCARD',
    'BEGIN:VCARD\r\nX-OWN:1\r\nEND:VCARD',
    'mailto:%',
  ])('isn’t any of these: %j', (text) => expect(formOf(text)).toBeUndefined())
})

describe('a form rejects', () => {
  eachRow<[FormKind, FormInput, string[]]>([
    ['url', {}, ['address: missing']],
    ['url', { address: 'two words.com' }, ['address: not-an-address']],
    ['url', { address: 'nodots' }, ['address: not-an-address']],
    ['email', { address: 'ann' }, ['address: not-an-address']],
    ['phone', { number: 'call me' }, ['number: not-a-phone']],
    ['phone', { number: '+' }, ['number: not-a-phone']],
    ['sms', { body: 'hello' }, ['number: missing']],
    ['wifi', {}, ['name: missing', 'password: missing']],
    ['wifi', { security: 'nopass' }, ['name: missing']],
    ['contact', { email: 'x' }, ['firstName: missing', 'email: not-an-address']],
    ['event', {}, ['title: missing', 'start: missing']],
    ['event', { title: 'x', start: '29.3.2026 soon' }, ['start: not-a-time']],
    ['event', { title: 'x', start: '5:30 pm' }, ['start: not-a-time']],
    ['event', { title: 'x', start: '2026-02-29' }, ['start: not-a-time']],
    ['event', { title: 'x', start: '2026-01-01 24:00' }, ['start: not-a-time']],
    ['event', { title: 'x', start: '2026-01-01', end: '2026-01-01 12:00' }, ['end: mixed-times']],
    ['event', { title: 'x', start: '2026-01-02', end: '2026-01-01' }, ['end: ends-early']],
    ['location', { latitude: '90.1', longitude: 'x' }, ['latitude: too-large', 'longitude: not-a-number']],
    ['location', { latitude: '-91' }, ['latitude: too-small', 'longitude: missing']],
  ])('for %s %j: %j', (kind, input, errors) => {
    expect(errorsIn(payload(kind, input)).sort()).toEqual(errors.sort())
  })
})

// Expected values: the typed text, parsed by ZXing's rules (a backslash escapes the next character).
describe('form properties:', () => {
  const fields = (text: string) => {
    const found: Record<string, string> = {}
    for (const [, name = '', value = ''] of text.slice(5).matchAll(/([A-Z]):((?:\\.|[^\\;])*);/gs)) {
      found[name] = value.replace(/\\(.)/gs, '$1')
    }
    return found
  }

  it('Wi-Fi codes preserve any network name and password', () => {
    const name = fc
      .string({ unit: fc.constantFrom(...'ab\\;,:"é日 '), minLength: 1 })
      .filter((text) => text.trim() === text)
    fc.assert(
      fc.property(name, name, (name, password) => {
        expect(fields(valueIn(payload('wifi', { name, password })))).toEqual({ T: 'WPA', S: name, P: password })
      }),
    )
  })

  it('any input results in a text or in errors at the form’s fields', () => {
    const any = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', '9'.repeat(400), '2026-01-01', '12', 'a@b', '\ud800@b'),
    )
    for (const kind of formKinds) {
      fc.assert(
        fc.property(fc.record(Object.fromEntries(forms[kind].map((field) => [field, any]))), (input) => {
          const result = payload(kind, input)
          if (result.ok) expect(evaluate({ ...initial, text: result.value })).toBeDefined()
          else for (const { field } of result.issues) expect(forms[kind]).toContain(field)
        }),
      )
    }
  })
})
