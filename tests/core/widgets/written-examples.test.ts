import { describe, expect } from 'vitest'
import { filesOf, languages } from '../../../scripts/build/languages'
import { evaluate as solve } from '../../../src/engine/math-solver/math-solver'
import { type FormKind, formKinds, payload } from '../../../src/engine/qr-generator/qr-generator'
import { evaluate as convertTime, example as meeting } from '../../../src/engine/timezone-converter/timezone-converter'
import { initial as noName, evaluate as username } from '../../../src/engine/username-generator/username-generator'
import { eachRow } from '../../each-row'

// Some examples are written out in a language's texts. The fields they belong to read them in that language.

interface Words {
  readonly [key: string]: string | Words
}

const textAt = (words: Words, path: string) =>
  path.split('/').reduce<string | Words | undefined>((at, key) => (typeof at === 'object' ? at[key] : at), words)

const issuesOf = (result: { ok: boolean; issues?: readonly unknown[] }) => (result.ok ? [] : result.issues)

const noon = { ...meeting, date: '2026-06-15', time: '12:00' }
const now = '2026-03-01'

type Check = (example: string, locale: string) => unknown
const time: Check = (time, locale) => issuesOf(convertTime({ ...noon, time }, { locale }))
const date: Check = (date, locale) => issuesOf(convertTime({ ...noon, date }, { locale }))
const place: Check = (from, locale) => issuesOf(convertTime({ ...noon, from }, { locale }))
const start: Check = (start, locale) => issuesOf(payload('event', { title: 'x', start }, { locale, now }))
const expression: Check = (expression, locale) => issuesOf(solve({ expression }, { locale }))
const word: Check = (word, locale) => issuesOf(username({ ...noName, word }, { locale, random: Math.random }))

/** By tool and text: what checks its examples, and the examples in each language. */
const written: readonly [tool: string, path: string, check: Check, examples: Readonly<Record<string, string[]>>][] = [
  [
    'timezone-converter',
    'timeHint',
    time,
    {
      de: ['21:30', '21 Uhr'],
      fr: ['21:30', '21 h 30'],
      es: ['21:30', '9:30 pm'],
      pt: ['21:30', '21h30'],
      ar: ['21:30', '9:30 م'],
    },
  ],
  [
    'timezone-converter',
    'issues/not-a-time',
    time,
    {
      de: ['21:30', '21 Uhr'],
      fr: ['21:30', '21 h 30'],
      es: ['21:30', '9:30 pm'],
      pt: ['21:30', '21h30'],
      ar: ['21:30', '9:30 م'],
    },
  ],
  [
    'timezone-converter',
    'issues/not-a-date',
    date,
    {
      de: ['15.06.2026'],
      fr: ['15 juin 2026'],
      es: ['15 jun 2026'],
      pt: ['15 de jun. de 2026'],
      ar: ['15 يونيو 2026'],
    },
  ],
  [
    'timezone-converter',
    'issues/unknown-zone',
    place,
    {
      de: ['Mumbai', 'MEZ'],
      fr: ['Tokyo', 'PST'],
      es: ['Madrid', 'PST'],
      pt: ['São Paulo', 'BRT'],
      ar: ['Cairo', 'مصر'],
    },
  ],
  [
    'qr-generator',
    'hints/start',
    start,
    {
      de: ['29.03.2026, 17:30', 'morgen 9 Uhr'],
      fr: ['29 mars 2026, 17:30', 'demain 9 h'],
      es: ['29 mar 2026, 17:30', 'mañana 9:00'],
      pt: ['29 de mar. de 2026, 17:30', 'amanhã 9h'],
      ar: ['29 مارس 2026، 5:30 م', 'غدًا 9 ص'],
    },
  ],
  [
    'math-solver',
    'issues/bad-number',
    expression,
    { de: ['1250,50'], fr: ['1250,50'], es: ['1250,50'], pt: ['1.250,50'], ar: ['1,250.50'] },
  ],
  [
    'math-solver',
    'issues/unexpected-comma',
    expression,
    {
      de: ['1,5', 'max(3; 4)'],
      fr: ['2,5', 'max(3; 4)'],
      es: ['2,5', 'max(3; 4)'],
      pt: ['2,5', 'max(3; 4)'],
      ar: ['1,200', 'max(3, 4)'],
    },
  ],
  [
    'math-solver',
    'issues/ambiguous-comma',
    expression,
    { de: ['max(1; 200)'], fr: ['max(1; 200)'], es: ['max(1; 200)'], pt: ['max(1; 200)'], ar: ['max(1, 200)'] },
  ],
  [
    'math-solver',
    'hint',
    expression,
    { de: ['log(8; 2)'], fr: ['log(8; 2)'], es: ['log(8; 2)'], pt: ['log(8; 2)'], ar: ['log(8, 2)'] },
  ],
  [
    'username-generator',
    'issues/not-a-word',
    word,
    { de: ['Luna7'], fr: ['Luna7'], es: ['Luna7'], pt: ['Luna7'], ar: ['Luna7'] },
  ],
]

describe.each(languages)('%s', (language) => {
  const files = new Map(filesOf(language).map(([name, json]) => [name, JSON.parse(json) as Words]))
  const wordsOf = (tool: string) => files.get(tool) ?? {}

  eachRow(written)('%s accepts the examples in its text %s', (tool, path, check, examples) => {
    for (const example of examples[language] ?? []) {
      const text = textAt(wordsOf(tool), path)
      expect(typeof text === 'string' && text.replace(/\s/g, ' ')).toContain(example)
      expect(check(example, language), example).toEqual([])
    }
    expect(examples[language]).not.toHaveLength(0)
  })

  eachRow(formKinds)('the QR code form “%s” accepts its placeholders', (kind: FormKind) => {
    const examples = textAt(wordsOf('qr-generator'), `examples/${kind}`) as Readonly<Record<string, string>>
    expect(issuesOf(payload(kind, examples, { locale: language, now }))).toEqual([])
  })
})
