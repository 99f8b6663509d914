import { eld } from 'eld/extrasmall'
import { describe, expect, it } from 'vitest'
import type { Fact, ToolPage } from '../../site/pages/page'
import * as ai from '../../src/engine/ai-detector/ai-detector'
import * as base64 from '../../src/engine/base64-tool/base64-tool'
import * as shadows from '../../src/engine/box-shadow-generator/box-shadow-generator'
import { readShadow } from '../../src/engine/box-shadow-generator/read'
import * as colors from '../../src/engine/color-generator/color-generator'
import { levelOf, textContrast } from '../../src/engine/core/color/color'
import type { Result } from '../../src/engine/core/result'
import * as gradients from '../../src/engine/gradient-generator/gradient-generator'
import { readGradient } from '../../src/engine/gradient-generator/read'
import * as html from '../../src/engine/html-formatter/html-formatter'
import * as ip from '../../src/engine/ip-lookup/ip-lookup'
import * as json from '../../src/engine/json-editor/json-editor'
import * as languages from '../../src/engine/language-detector/language-detector'
import * as lorem from '../../src/engine/lorem-generator/lorem-generator'
import * as math from '../../src/engine/math-solver/math-solver'
import * as passwords from '../../src/engine/password-generator/password-generator'
import * as plagiarism from '../../src/engine/plagiarism-detector/plagiarism-detector'
import { percents } from '../../src/engine/qr-generator/input'
import * as qr from '../../src/engine/qr-generator/qr-generator'
import * as numbers from '../../src/engine/random-number-generator/random-number-generator'
import * as regex from '../../src/engine/regex-tester/regex-tester'
import * as text from '../../src/engine/text-counter/text-counter'
import * as usernames from '../../src/engine/username-generator/username-generator'
import { suffixes, wordsOf } from '../../src/engine/username-generator/words'
import { limit as regexLimit } from '../../src/widgets/regex-tester/regex-tester.client'
import { eachRow } from '../each-row'
import { valueIn } from '../results'
import { long } from '../scale'

const pages = import.meta.glob<ToolPage>('../../site/tools/*/page.tsx', { eager: true, import: 'page' })

const wordsOn = (id: string) => pages[`../../site/tools/${id}/page.tsx`] as ToolPage

/** Everything a page says, with the rows of a card as 'name: value'. */
function textOf(id: string): string {
  const { howItWorks, limits = [], facts = [], faq = [], samples = [] } = wordsOn(id)
  const cards = facts.flatMap(({ title, text = '', rows = [] }) => [title, text, ...rows.map((row) => row.join(': '))])
  const questions = faq.flatMap(({ question, answer }) => [question, answer])
  return [...howItWorks, ...limits, ...cards, ...questions, ...samples.map(({ name }) => name)].join('\n')
}

/** The rows of a card. */
function rowsOf(id: string, title: string): NonNullable<Fact['rows']> {
  const rows = wordsOn(id).facts?.find((fact) => fact.title === title)?.rows
  if (!rows) throw new Error(`${id} has no card called '${title}'`)
  return rows
}

/** The answer to an input that is empty apart from these fields. */
function ask<Input extends object, Output>(
  engine: { readonly initial: Input; evaluate(input: Input): Result<Output, string> },
  fields: Partial<Input>,
): Output {
  const result = engine.evaluate({ ...engine.initial, ...fields })
  if (!result.ok) throw new Error(JSON.stringify([fields, result.issues]))
  return result.value
}

/** The code of the first error. */
function errorOf<Input extends object>(
  engine: { readonly initial: Input; evaluate(input: Input): Result<unknown, string> },
  fields: Partial<Input>,
): string | undefined {
  const result = engine.evaluate({ ...engine.initial, ...fields })
  return result.ok ? undefined : result.issues[0]?.code
}

const n = (number: number, digits = 6) =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: digits }).format(number).replace('-', '−')

const solve = (expression: string) => ask(math, { expression }).result.replace('-', '−')
const typed = (expression: string) => `${expression.replace('-', '−')}: ${solve(expression)}`
const family = '👨‍👩‍👧‍👦'
const emoji = ask(text, { text: family })
const minutes = (words: number) => text.countText('word '.repeat(words)).readingTime
const base64Length = (bytes: number) => base64.encode(new Uint8Array(bytes)).length
const htmlPage = {
  ...html.initial,
  ...wordsOn('html-formatter').samples?.find(({ name }) => name === 'Minify a page')?.value,
}
const small = valueIn(html.evaluate(htmlPage, { code: await html.rewriteCode(htmlPage) }))
const links = '<a>One</a><a>Two</a>'
const unclosed = '<ul><li>One<li>Two</ul>'
const matches = (pattern: string, of: string, flags = 'g') => ask(regex, { pattern, flags, text: of }).count
const quotes = '"yes" and "no"'
const sets = Object.values(passwords.alphabets)
const bits = (length: number, kinds = sets) => n(Math.log2(Number(passwords.countPasswords(kinds, length))), 1)
const { words: wordRange, sentences: sentenceRange } = lorem.bounds
const length = (paragraphs: number) =>
  `${n(paragraphs * sentenceRange.min * wordRange.min)}–${n(paragraphs * sentenceRange.max * wordRange.max)} words`
const mean = ({ min, max }: { readonly min: number; readonly max: number }) => (min + max) / 2
const pairs = wordsOf.cool[0].length * wordsOf.cool[1].length
const contrastOf = (base: string) => ask(colors, { base }).swatches[0]?.contrast
const { contrast: gradientContrast } = ask(gradients, {})
const plain = 'The bus was late. I walked home in the rain and made soup.'
const formal = wordsOn('ai-detector').samples?.[0]?.value as unknown as ai.Input
const [twoTexts] = wordsOn('plagiarism-detector').samples ?? []
const shared = ask(plagiarism, twoTexts?.value as unknown as plagiarism.Input).comparison
const model: languages.Model = (passage) => {
  const found = eld.detect(passage)
  return { scores: Object.entries(found.getScores()), reliable: found.isReliable() }
}
const detect = (of: string) => {
  const result = languages.evaluate({ text: of }, { model })
  if (!result.ok) throw new Error(of)
  return result.value
}

/** Six numbers of 49, in any order. */
const draws = [0, 1, 2, 3, 4, 5].reduce((ways, at) => (ways * (49 - at)) / (at + 1), 1)

const sentences: readonly (readonly [id: string, ...sentences: string[]])[] = [
  [
    'math-solver',
    ...['15% of 80', '100 + 10%', '17 mod 5', 'log(8, 2)', 'sin(30°)', '5!', '3 1/2 + 1/4'].map(typed),
    ...['2 + 3 × 4', '6 ÷ 2 × 3', '-2^2', '2^3^2'].map(typed),
    `sqrt(9) or √9: ${solve('sqrt(9)')}`,
    `0.1 + 0.2 is ${solve('0.1 + 0.2')} and 1/3 + 1/6 is ${solve('1/3 + 1/6')}.`,
    `Why do some calculators say 0.1 + 0.2 is ${0.1 + 0.2}?`,
    `longer than ${n(math.longest)} characters`,
    `the sine of 30 radians is ${solve('sin(30)')}. Add a degree sign for degrees: sin(30°) is ${solve('sin(30 deg)')}.`,
    `Type 6/(2(1+2)) and the answer is ${solve('6/(2(1+2))')}. Type (6/2)(1+2) and it’s ${solve('(6/2)(1+2)')}.`,
    `type 15% of 80, which is ${solve('15% of 80')}. To increase a number, type 100 + 10%, which is ${solve('100 + 10%')}.`,
    `7 % 3 is ${solve('7 % 3')}.`,
  ],
  [
    'text-counter',
    `assumes ${text.wordsPerMinute} words a minute`,
    ...[500, 1000, 2000, 5000].map((words) => `${n(words)} words: ${minutes(words)} minutes`),
    `How long is ${family}?`,
    `Characters: ${emoji.characters}`,
    `Code points: ${emoji.codePoints}`,
    `UTF-16 units: ${emoji.utf16}`,
    `UTF-8 bytes: ${emoji.bytes}`,
    `is ${emoji.characters} character, but ${emoji.codePoints} code points, ${emoji.utf16} UTF-16 units and ${emoji.bytes} bytes.`,
    `About ${minutes(1000)} minutes at ${text.wordsPerMinute} words a minute`,
  ],
  [
    'base64-tool',
    `3 bytes: ${base64Length(3)} characters`,
    ...[1000, 1_000_000].map((bytes) => `${n(bytes)} bytes: ${n(base64Length(bytes))} characters`),
    `3 bytes become ${base64Length(3)} characters. A file of 1,000,000 bytes becomes ${n(base64Length(1_000_000))} characters.`,
    `“Ma” becomes ${ask(base64, { text: 'Ma' }).text}, and “M” becomes ${ask(base64, { text: 'M' }).text}.`,
  ],
  [
    'html-formatter',
    `shrinks from ${small.originalSize} to ${small.resultSize} bytes, or by ${small.percent}%.`,
    `In ${links} the links touch`,
  ],
  [
    'json-editor',
    `whole number above ${n(Number.MAX_SAFE_INTEGER)},`,
    'so 12345678901234567890 and 1.0 keep every digit',
  ],
  [
    'qr-generator',
    `border of ${qr.quietZone} modules`,
    ...qr.levels.map((level) => `Level ${level}: Restores about ${percents[level]}%`),
    ...qr.levels.map((level) => `Level ${level}: ${n(qr.capacity(40, level, 'byte'))} bytes`),
    `PNG images are ${qr.sizes[0]} to ${qr.sizes.at(-1)} pixels wide.`,
    'a warning below 70% contrast',
  ],
  [
    'ip-lookup',
    ...['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'].map((range) => `${range}: ${range.split('/')[0]} – `),
  ],
  [
    'regex-tester',
    `the first ${n(regex.listLimit)} are listed`,
    `stops after ${regexLimit / 1000} seconds`,
    `the pattern ".*" finds ${matches('".*"', quotes)} match, from the first quote to the last. Use ".*?" or "[^"]*" to find ${matches('"[^"]*"', quotes)}.`,
    `the pattern . finds ${matches('.', '🙂')} matches. Add the u flag and it finds ${matches('.', '🙂', 'gu')}.`,
    `In “cat concat cats”, \\bcat\\b finds ${matches('\\bcat\\b', 'cat concat cats')} match, while cat finds ${matches('cat', 'cat concat cats')}.`,
  ],
  [
    'password-generator',
    `The symbols are ${passwords.alphabets.symbols.length} ASCII characters.`,
    ...[8, 12, 16, 20].map((length) => `${length} characters, all types: ${bits(length)} bits`),
    `20 lowercase letters: ${bits(20, sets.slice(0, 1))} bits`,
    `a random password of 16 characters has ${bits(16)} bits of entropy`,
    `20 lowercase letters has ${bits(20, sets.slice(0, 1))} bits of entropy, compared with ${bits(12)} bits for 12 characters`,
  ],
  [
    'random-number-generator',
    ...numbers.dice.map((sides) => `D${sides}: 1 in ${sides} (${n(100 / sides, 2)}%)`),
    `are 1 in ${n(draws)}.`,
    `from ${n(-numbers.most.range)} to ${n(numbers.most.range)}, up to ${n(numbers.most.quantity)} at a time`,
  ],
  [
    'lorem-generator',
    `a list of ${lorem.vocabulary.length}: the 63 in`,
    `A sentence has ${wordRange.min} to ${wordRange.max} words`,
    `A paragraph has ${sentenceRange.min} to ${sentenceRange.max} sentences.`,
    `up to ${lorem.bounds.count.max} paragraphs`,
    `1 sentence: ${wordRange.min}–${wordRange.max} words`,
    `1 paragraph: ${length(1)}`,
    ...[3, 50].map((count) => `${count} paragraphs: ${length(count)}`),
    `Between ${length(3).replace('–', ' and ')} here, and about ${Math.round(3 * mean(sentenceRange) * mean(wordRange))} on average.`,
  ],
  [
    'username-generator',
    `12 first words and 12 second words, which makes ${pairs} pairs. Long names add ${suffixes.slice(0, -1).join(', ')} or ${suffixes.at(-1)}`,
    `all ${n(4 * pairs * (1 + suffixes.length) * (1 + usernames.numbers.length))} possible names`,
    'about 70% of the names',
  ],
  [
    'color-generator',
    `For #ff0000 that gives ${colors.paletteOf('#ff0000', 'complementary')[1]},`,
    `On #3b82f6 it’s black, with ${contrastOf('#3b82f6')?.black}:1 against ${contrastOf('#3b82f6')?.white}:1 for white.`,
  ],
  [
    'box-shadow-generator',
    `Offsets go from ${n(shadows.ranges.offsetX.min)} to ${shadows.ranges.offsetX.max} px, blur from ${shadows.ranges.blurRadius.min} to ${shadows.ranges.blurRadius.max} px and spread from ${n(shadows.ranges.spreadRadius.min)} to ${shadows.ranges.spreadRadius.max} px.`,
    'of up to 20 layers',
  ],
  [
    'gradient-generator',
    `black text reaches ${gradientContrast?.black}:1 and white text ${gradientContrast?.white}:1.`,
    'up to 30 colors',
  ],
  [
    'ai-detector',
    `looks for ${Object.keys(ai.weights).length} writing habits`,
    `Every text starts at ${ai.limits.base}.`,
    `the score stays at ${ask(ai, { text: plain }).aiProbability}.`,
    `between ${ai.limits.sentenceFrom} and ${ai.limits.sentenceTo} words`,
    `the ${ask(ai, formal).wordCount}-word sample “Formal and vague” scores ${ask(ai, formal).aiProbability}.`,
  ],
  [
    'language-detector',
    `The ${Object.keys(languages.languages).length} languages`,
    `one of the ${Object.keys(languages.languages).length} languages`,
    `Fewer than ${languages.limits.enough} letters`,
    `With fewer than ${languages.limits.enough} letters`,
  ],
  [
    'plagiarism-detector',
    `${plagiarism.winnowing.gram + plagiarism.winnowing.window - 1} words or more: Found`,
    `${plagiarism.winnowing.gram} to ${plagiarism.winnowing.gram + plagiarism.winnowing.window - 2} words: Sometimes found`,
    `Up to ${plagiarism.winnowing.gram - 1} words: Ignored`,
    `up to ${(plagiarism.simulation.below - 1) * plagiarism.limits.ofSimilarity} points for made-up sources, and is capped at ${plagiarism.limits.most}.`,
    `${shared?.sharedWords} of the ${shared?.wordCount} words are shared, so the overlap is ${n(100 * (shared?.share ?? 0), 0)}%.`,
    `${shared?.sharedWords} of ${shared?.otherWordCount}, or ${n(100 * (shared?.otherShare ?? 0), 0)}%.`,
  ],
]

eachRow(sentences)('%s states figures that the engine calculates', (id, ...expected) => {
  const page = textOf(id)
  expect(expected.filter((sentence) => !page.includes(sentence))).toEqual([])
})

describe('the facts on the pages match the engines', () => {
  it('about math expressions', () => {
    expect(errorOf(math, { expression: '3x + 2 = 11' })).toBe('unknown-name')
    expect(errorOf(math, { expression: '6/2(1+2)' })).toBe('ambiguous')
    expect(errorOf(math, { expression: '10^3010' })).toBeUndefined()
    expect(errorOf(math, { expression: '10^3011' })).toBe('too-large')
    expect(ask(math, { expression: '$2 + 3' }).ignored).toBe('$')
    const named = textOf('math-solver').match(/\b(?:sqrt|cbrt|abs|exp|ln|log|log2|round|floor|ceil|min|max)\b/g) ?? []
    expect(named.filter((name) => !math.functions.includes(name))).toEqual([])
  })

  it('about words and sentences', () => {
    const wordsIn = (of: string) => ask(text, { text: of }).words
    expect(['well-known', 'can’t', '3.14'].map(wordsIn)).toEqual([2, 1, 1])
    expect(ask(text, { text: 'Dr. Smith went to Washington.' }).sentences).toBe(2)
    expect(ask(text, { text: 'a b\nc' })).toMatchObject({ characters: 5, charactersNoSpaces: 3 })
  })

  it('about Base64', () => {
    const decoded = (of: string) => ask(base64, { mode: 'decode', text: of }).text
    expect(['SGVsbG8', 'SGVs\nbG8=', 'data:;base64,SGVsbG8='].map(decoded)).toEqual(['Hello', 'Hello', 'Hello'])
    expect(base64.encode(Uint8Array.of(0xfb, 0xff))).toBe('+/8=')
    expect(decoded('-_8')).toBe(decoded('+/8='))
    expect(errorOf(base64, { text: '\ud83d' })).toBe('lone-surrogate')
  })

  it('about HTML', () => {
    expect(ask(html, { html: links }).html).toBe(links)
    expect(ask(html, { html: unclosed }).html).toBe('<ul>\n  <li>One\n  <li>Two\n</ul>')
    const kept = '<!-- note --><p class="a">One</p>'
    expect(ask(html, { mode: 'minify', html: kept }).html).toBe(kept)
    const custom = '<my-card>One</my-card> <my-card>Two</my-card>'
    expect(ask(html, { mode: 'minify', html: custom }).html).toBe(custom)
  })

  it('about JSON', () => {
    for (const [, value] of rowsOf('json-editor', 'Not allowed in JSON'))
      expect([value, ask(json, { text: value }).valid]).toEqual([value, false])
    const warnings = (of: string) => ask(json, { text: of }).warnings.map(({ code }) => code)
    expect(warnings(`[${Number.MAX_SAFE_INTEGER}]`)).toEqual([])
    expect(warnings(`[${BigInt(Number.MAX_SAFE_INTEGER) + 1n}]`)).toEqual(['unsafe-integer'])
    expect(warnings('{"a":1,"a":2}')).toEqual(['duplicate-key'])
    expect(json.formatJson('{"a":12345678901234567890,"a":1.0}', 0)).toContain('12345678901234567890')
    const repaired = (of: string) => (json.repairJson(of) as json.Repaired).text
    expect(repaired("{a: 'b', 'c': [True, None, NaN, 1,], // note")).toMatch(
      /^\{"a": "b", "c": \[true, null, null, 1\],? *\}$/,
    )
  })

  it('about QR codes', () => {
    const caution = (dark: string, light: string) => ask(qr, { text: 'a', dark, light }).caution
    const grays = Array.from({ length: 256 }, (_, level) => `rgb(${level} ${level} ${level})`)
    for (const gray of grays) {
      const { contrast, caution } = ask(qr, { text: 'a', dark: gray, light: '#fff' })
      expect(caution === 'none').toBe(contrast >= 70)
    }
    expect(caution('#fff', '#000')).toBe('inverted')
    expect(qr.payload('wifi', { name: 'a;b', password: 'c"d' })).toMatchObject({
      value: String.raw`WIFI:T:WPA;S:a\;b;P:c\"d;;`,
    })
  })

  it('about IP addresses', () => {
    for (const [, range] of rowsOf('ip-lookup', 'Private IPv4 ranges')) {
      const [first, last] = range.split(' – ').map((address) => ip.readAddress(address) as ip.Address) as [
        ip.Address,
        ip.Address,
      ]
      const scopes = [first.integer - 1n, first.integer, last.integer, last.integer + 1n].map((integer) =>
        ip.scopeOf({ version: 4, integer }),
      )
      expect([range, scopes]).toEqual([range, ['public', 'private', 'private', 'public']])
    }
    for (const [name, range] of rowsOf('ip-lookup', 'IPv4 address classes')) {
      const classes = range.split('–').map((number) => ask(ip, { ip: `${number}.0.0.1` }).addressClass)
      expect([name.slice(6, 7), name.slice(6, 7)]).toEqual(classes)
    }
    expect(['example.com', '1.1.1.1:80'].map((address) => errorOf(ip, { ip: address }))).toEqual([
      'is-name',
      'has-port',
    ])
    for (const network of ['10.0.0.0/8', '10.0.0.0 255.0.0.0', '10.0.0.0 0.255.255.255', '10.0.0.1-10.0.0.9'])
      expect([network, errorOf(ip, { ip: network })]).toEqual([network, undefined])
  })

  it('about flags of regular expressions', () => {
    expect(rowsOf('regex-tester', 'Flags').map(([flag]) => flag)).toEqual(
      expect.arrayContaining([...regex.flagLetters]),
    )
  })

  it('about the strength of passwords', () => {
    const strengths = [4, 7, 8, 11, 12, 15, 16, 50].map((length) => passwords.strengthOf(length, 4))
    expect(strengths.join(' ')).toBe('weak weak medium medium strong strong very-strong very-strong')
    expect(passwords.strengthOf(50, 3)).toBe('strong')
    expect(errorOf(passwords, { length: '3' })).toBeDefined()
    expect(errorOf(passwords, { length: '51' })).toBeDefined()
    expect(passwords.alphabets.symbols).not.toMatch(/["'`\\]/)
  })

  it('about usernames', () => {
    expect(usernames.styles.map((style) => usernames.pairsOf(wordsOf[style]).length)).toEqual([
      pairs,
      pairs,
      pairs,
      pairs,
    ])
    expect([14, 69, 88].filter((number) => usernames.numbers.includes(number))).toEqual([])
    expect(usernames.variationsOf('NeonWolf')).toEqual(expect.arrayContaining(['neon_wolf', 'neon.wolf', 'neon-wolf']))
  })

  it('about contrast and color schemes', () => {
    const best = Array.from({ length: 1001 }, (_, at) => textContrast(at / 1000)).map(({ black, white }) =>
      Math.max(black, white),
    )
    expect(Math.min(...best)).toBeGreaterThanOrEqual(4.5)
    expect([7, 4.5, 3].map(levelOf)).toEqual(['aaa', 'aa', 'aa-large'])
    expect(levelOf(4.499)).toBe('aa-large')
    expect(ask(colors, { base: '#808080', type: 'triadic' }).gray).toBe(true)
  })

  it('about pasted CSS', () => {
    const many = (count: number, of: string) => Array.from({ length: count }, () => of).join(', ')
    expect(readShadow(many(20, '0 0 1px red')).ok).toBe(true)
    expect(readShadow(many(21, '0 0 1px red')).ok).toBe(false)
    expect(readShadow('0 0 1em red').ok).toBe(false)
    const gradient = (colors: string) => readGradient(`linear-gradient(${colors})`).ok
    expect([gradient(many(30, 'red')), gradient(many(31, 'red')), gradient('red 1px, blue')]).toEqual([
      true,
      false,
      false,
    ])
    expect(
      ['conic-gradient(red, blue)', 'repeating-linear-gradient(red, blue)'].some((css) => readGradient(css).ok),
    ).toBe(false)
    const clear = { stops: [gradients.added, { ...gradients.added, color: '#3b82f600' }] }
    expect(ask(gradients, clear).contrast).toBeNull()
  })

  it('about points for style', () => {
    const rows = rowsOf('ai-detector', 'Points per match')
    const points = rows.map(([, value]) => Number(value.replace('−', '-')))
    expect(points.toSorted()).toEqual(Object.values(ai.weights).toSorted())
  })

  it('about languages', () => {
    const rows = rowsOf('language-detector', 'The 60 languages')
    const listed = rows.flatMap(([, names]) => names.split(', '))
    expect(listed.toSorted()).toEqual(
      Object.values(languages.languages)
        .map(({ name }) => name)
        .toSorted(),
    )
    expect(['Hola', '你好', '你好世界你好世界', 'γεια', '안녕'].map((of) => detect(of).enough)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ])
  })
})

// 35,000 messages take a while.
it('language-detector states the accuracy that the benchmark measures', long, async () => {
  const { notes } = await import('../../bench/language-detector.bench')
  const measured = notes()
    .join(' ')
    .replace(/(\d) %/g, '$1%')
  const [, total, count] = /of (\d+) messages .* into (\d+) languages/.exec(measured) ?? []
  const share = (code: string) => new RegExp(`\\b${code} ([\\d.]+%)`).exec(measured)?.[1]
  const [, overall] = /locales\): ([\d.]+%)/.exec(measured) ?? []
  const page = textOf('language-detector')
  const expected = [
    `In our test with ${n(Number(total))} messages in ${count} languages, it was right ${overall} of the time.`,
    `${count} languages together: ${overall}`,
    `English: ${share('en')}`,
    `French: ${share('fr')}`,
    `Spanish: ${share('es')}`,
    `German: ${share('de')}`,
    `Norwegian (lowest): ${/Lowest, in no: ([\d.]+%)/.exec(measured)?.[1]}`,
    `The other ${/in the (\d+) other/.exec(measured)?.[1]} languages were tested with only ${/Of (\d+) sentences/.exec(measured)?.[1]} sentences. All were`,
  ]
  expect(expected.filter((sentence) => !page.includes(sentence))).toEqual([])
  expect(measured).toContain('Languages with errors: none')
})
