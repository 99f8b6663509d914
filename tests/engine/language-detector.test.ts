import { eld } from 'eld/extrasmall'
import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/catalog'
import { evaluate, languages, type Model, type Output, signs } from '../../src/engine/language-detector'

// Points and limits are those of spec part 2, point 9; the expected scores were counted by hand from the lists.

function detect(text: string, model?: Model): Output {
  const result = evaluate({ text }, model && { model })
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  return result.value
}

const scores = (text: string) => detect(text).languages.map(({ code, score, percentage }) => [code, score, percentage])

describe('the scoring of seven languages', () => {
  it.each([
    // the: a word (2) and th- (1)
    ['the cat', [['en', 3, 100]]],
    // walking: -ing (1); by: a word (2)
    ['Walking by', [['en', 3, 100]]],
    // el: a word (2); niño: ñ (1)
    ['EL NIÑO', [['es', 3, 100]]],
    // l'eau: l' (1) and eau (1)
    ['l’eau', [['fr', 2, 100]]],
    // schon: sch (1); nicht: a word (2) and cht (1)
    ['schon nicht', [['de', 4, 100]]],
    // nazione: zion (1); degli: a word (2) and gli (1)
    ['nazione degli', [['it', 4, 100]]],
    // coração: ã (1) and -ção (1); não: a word (2) and ã (1)
    ['coração não', [['pt', 5, 100]]],
    // ağaçlar: ğ (1) and lar (1); çok: a word (2)
    ['ağaçlar çok', [['tr', 4, 100]]],
    // la: a word of three (2 each), in the order of the table
    [
      'la casa',
      [
        ['es', 2, 33],
        ['fr', 2, 33],
        ['it', 2, 33],
      ],
    ],
    // con: Spanish and Italian (2 each); the: English (3). 3, 2, 2 of 7
    [
      'the con',
      [
        ['en', 3, 43],
        ['es', 2, 29],
        ['it', 2, 29],
      ],
    ],
    // twice the word, twice the points
    ['the the', [['en', 6, 100]]],
  ])('reads %j', (text, expected) => {
    expect(scores(text)).toEqual(expected)
  })

  it.each([
    ['the cat', 'en', 'high'],
    ['the con', 'en', 'medium'],
    ['la casa', 'es', 'medium'],
    // que: Spanish, French and Portuguese (2 each), Spanish -ue- (1); a: Portuguese (2). 4, 3, 2 of 9
    ['que a', 'pt', 'medium'],
    ['xqx', 'unknown', 'low'],
  ])('takes %j for %s, and its confidence is %s', (text, detected, confidence) => {
    expect(detect(text)).toMatchObject({ detected, confidence, method: 'scoring' })
  })

  it('has an empty list where nothing scores', () => {
    expect(detect('xqx 123')).toEqual({
      detected: 'unknown',
      confidence: 'low',
      languages: [],
      wordCount: 2,
      characterCount: 7,
      enough: false,
      method: 'scoring',
    })
  })

  it('shows five at most and none of zero percent', () => {
    // a word of each: the, los, les, und, gli, não, çok
    expect(scores('the los les und gli não çok')).toHaveLength(5)
    expect(scores(`${'the '.repeat(300)}una`)).toEqual([['en', 900, 100]])
  })

  it('gives each language its name and its flag', () => {
    expect(detect('the').languages[0]).toMatchObject({ name: 'English', flag: '🇬🇧' })
  })

  it('lists each word once and in lower case', () => {
    for (const { words } of Object.values(signs)) {
      expect(new Set(words).size).toBe(words.length)
      expect(words.map((word) => word.toLowerCase())).toEqual(words)
    }
  })
})

describe('the model', () => {
  const eldModel: Model = (passage) => {
    const found = eld.detect(passage)
    return { language: found.language, reliable: found.isReliable() }
  }

  it('knows the languages that we name, and no other', () => {
    expect(Object.keys(languages).sort()).toEqual(Object.values(eld.info().Languages).sort())
    expect(Object.keys(languages)).toHaveLength(60)
    const row = catalog.find(({ id }) => id === 'language-detector')
    expect([row?.title, row?.summary].join()).toMatch(/60 languages.*60 languages/)
  })

  // Article 1 of the Universal Declaration of Human Rights.
  it.each([
    ['nl', 'Alle mensen worden vrij en gelijk in waardigheid en rechten geboren.'],
    ['ru', 'Все люди рождаются свободными и равными в своем достоинстве и правах.'],
    ['ja', 'すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。'],
    ['vi', 'Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền.'],
  ])('answers beyond the seven: %s', (detected, text) => {
    expect(detect(text, eldModel)).toMatchObject({ detected, confidence: 'high', enough: true, method: 'model' })
  })

  // Messages of Lighthouse's translations that eld has no name for.
  it.each([
    ['ko', '문서에 요소가 없음'],
    ['zh', '网页已阻止恢复往返缓存'],
  ])('is helped by the script where it knows nothing, and not sure then: %s', (detected, text) => {
    expect(eldModel(text).language).toBe('')
    expect(detect(text, eldModel)).toMatchObject({ detected, confidence: 'medium', method: 'model' })
  })

  it('leaves the seven to the scoring', () => {
    const text = 'All human beings are born free and equal in dignity and rights.'
    expect(detect(text, eldModel)).toEqual({ ...detect(text), method: 'scoring' })
    expect(detect(text).detected).toBe('en')
  })

  it('is believed within the seven where the scoring is not sure', () => {
    const pt: Model = () => ({ language: 'pt', reliable: true })
    expect(detect('la la la la la la la la la la la la', pt)).toMatchObject({ detected: 'pt', method: 'model' })
    expect(detect('the the the the the the the the the', pt)).toMatchObject({ detected: 'en', method: 'scoring' })
  })

  it('is not asked of a text too short to tell', () => {
    const never: Model = () => {
      throw new Error('asked')
    }
    expect(detect('Guten Tag', never)).toMatchObject({ enough: false, method: 'scoring' })
    expect(detect('a'.repeat(23)).enough).toBe(false)
    expect(detect('a'.repeat(24)).enough).toBe(true)
    expect(detect('人人生而自由。。').enough).toBe(false)
    expect(detect('人人生而自由平等').enough).toBe(true)
  })

  it('gives the shares of a text in two languages by their letters', () => {
    const dutch = 'mensen '.repeat(80)
    const danish = 'menneske '.repeat(30)
    const model: Model = (passage) => ({ language: passage.includes('menneske') ? 'da' : 'nl', reliable: false })
    // 480 letters in two passages, 240 in one.
    expect(detect(dutch + danish, model)).toMatchObject({
      detected: 'nl',
      confidence: 'medium',
      languages: [
        { code: 'nl', score: 480, percentage: 67 },
        { code: 'da', score: 240, percentage: 33 },
      ],
    })
  })

  it('reads 24 passages of a long text, from all over it', () => {
    const read: string[] = []
    const model: Model = (passage) => {
      read.push(passage)
      return { language: 'nl', reliable: true }
    }
    detect('mensen '.repeat(100_000), model)
    expect(read).toHaveLength(24)
    expect(new Set(read.map(({ length }) => length)).size).toBe(1)
  })
})

it.each([
  ['', 'missing'],
  [' \n ', 'missing'],
  ['123 !?', 'no-letters'],
])('%j is %s', (text, code) => {
  expect(evaluate({ text })).toEqual({ ok: false, issues: [{ code, field: 'text' }] })
})
