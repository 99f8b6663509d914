import { eld } from 'eld/extrasmall'
import { describe, expect, it } from 'vitest'
import { catalog } from '../../../src/catalog'
import {
  evaluate,
  languages,
  type Model,
  type Output,
  signs,
} from '../../../src/engine/language-detector/language-detector'
import { eachRow } from '../../each-row'

// Points and limits are those of docs/rules.md; the expected scores were counted by hand from the lists.

function detect(text: string, model?: Model): Output {
  const result = evaluate({ text }, model && { model })
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  return result.value
}

const scores = (text: string) => detect(text).languages.map(({ code, score, percentage }) => [code, score, percentage])

describe('the scoring of seven languages', () => {
  eachRow([
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

  eachRow([
    ['the cat', 'en', 'high'],
    ['the con', 'en', 'medium'],
    ['la casa', 'es', 'medium'],
    // que: Spanish, French and Portuguese (2 each), Spanish -ue- (1); a: Portuguese (2). 4, 3, 2 of 9
    ['que a', 'pt', 'medium'],
    // una: Spanish and Italian (2 each); nicht: German (3). 3 of 10 is 30%, which isn't above 30%
    ['the una nicht', 'en', 'low'],
    ['xqx', 'unknown', 'low'],
  ])('detects %j as %s with confidence %s', (text, detected, confidence) => {
    expect(detect(text)).toMatchObject({ detected, confidence, method: 'scoring' })
  })

  it('returns an empty list if nothing scores', () => {
    expect(detect('xqx 123')).toEqual({
      detected: 'unknown',
      confidence: 'low',
      languages: [],
      wordCount: 2,
      characterCount: 7,
      enough: false,
      method: 'scoring',
      script: 'Latn',
      scoring: [],
    })
  })

  it('lists at most five, without any at zero percent', () => {
    // a word of each: the, los, les, und, gli, não, çok
    expect(scores('the los les und gli não çok')).toHaveLength(5)
    expect(scores(`${'the '.repeat(300)}una`)).toEqual([['en', 900, 100]])
  })

  it('gives each language its name and flag', () => {
    expect(detect('the').languages[0]).toMatchObject({ name: 'English', flag: '🇬🇧' })
  })

  it('lists each word once, in lowercase', () => {
    for (const { words } of Object.values(signs)) {
      expect(new Set(words).size).toBe(words.length)
      expect(words.map((word) => word.toLowerCase())).toEqual(words)
    }
  })
})

const eldModel: Model = (passage) => {
  const found = eld.detect(passage)
  return { scores: Object.entries(found.getScores()), reliable: found.isReliable() }
}

// Written for this test.
describe('plain sentences of the seven main languages', () => {
  const sentences = {
    en: `Could we have a table for two near the window?|My brother fixed the bike in the garage last weekend.
Please send the invoice before Friday.|Nobody expected so much snow in April.|Turn left after the bridge and park behind the school.
The children were too tired to finish their soup.|She said her phone battery died on the bus.`,
    es: `Quisiera reservar una mesa para dos personas.|Mi hermana trabaja en un hospital cerca de la playa.
No encuentro las llaves del coche.|Mañana compramos pan y fruta en el mercado.|El perro duerme debajo de la mesa.
Nos gustaría visitar el museo por la tarde.|Ayer llovió mucho y el partido se suspendió.`,
    fr: `Je voudrais réserver une table pour deux personnes.|Mon frère habite près de la gare depuis trois ans.
Il faut acheter du pain avant midi.|Nous avons oublié nos parapluies dans le bus.|Le chat dort sur le canapé du salon.
Pouvez-vous répéter plus lentement ?|Elle a trouvé un petit appartement au bord de la mer.`,
    de: `Ich möchte einen Tisch für zwei Personen bestellen.|Mein Bruder wohnt seit drei Jahren in Bremen.
Kannst du bitte das Fenster schließen?|Gestern haben wir im Wald Pilze gesammelt.|Der Hund schläft unter dem Küchentisch.
Sie hat ihren Schlüssel im Büro vergessen.|Wir treffen uns um acht vor dem Kino.`,
    it: `Vorrei prenotare un tavolo per due persone.|Mio fratello abita vicino alla stazione da tre anni.
Domani compriamo il pane e la frutta al mercato.|Non riesco a trovare le chiavi della macchina.|Il cane dorme sotto il tavolo della cucina.
Ieri sera abbiamo guardato un film molto divertente.|Potrebbe parlare più lentamente, per favore?`,
    pt: `Gostaria de reservar uma mesa para duas pessoas hoje à noite.|O meu irmão mora perto da estação há três anos.
Gostaria de reservar uma mesa para duas pessoas hoje à noite. Podemos chegar às oito e meia, se for possível.
Amanhã vamos comprar pão e fruta no mercado.|Não encontro as chaves do carro.|O cachorro dorme embaixo da mesa.
Ontem choveu muito e o jogo foi cancelado.|Você poderia falar mais devagar, por favor?`,
    tr: `İki kişilik bir masa ayırtmak istiyorum.|Kardeşim üç yıldır istasyonun yakınında oturuyor.
Arabanın anahtarlarını bulamıyorum.|Yarın pazardan ekmek ve meyve alacağız.|Köpek mutfak masasının altında uyuyor.
Dün çok yağmur yağdı ve maç iptal edildi.|Biraz daha yavaş konuşabilir misiniz?`,
  }
  const all = Object.entries(sentences).flatMap(([code, texts]) =>
    texts.split(/[|\n]/).map((text) => [code, text] as const),
  )

  eachRow(all)('%s: %s', (detected, text) => {
    expect(detect(text, eldModel)).toMatchObject({ detected, enough: true, method: 'model' })
  })
})

describe('the model', () => {
  it('supports exactly the listed languages', () => {
    expect(Object.keys(languages).sort()).toEqual(Object.values(eld.info().Languages).sort())
    expect(Object.keys(languages)).toHaveLength(60)
    const row = catalog.find(({ id }) => id === 'language-detector')
    expect([row?.title, row?.summary].join()).toMatch(/60 languages.*60 languages/)
  })

  // Article 1 of the Universal Declaration of Human Rights.
  eachRow([
    ['en', 'Latn', 'All human beings are born free and equal in dignity and rights.'],
    ['nl', 'Latn', 'Alle mensen worden vrij en gelijk in waardigheid en rechten geboren.'],
    ['ru', 'Cyrl', 'Все люди рождаются свободными и равными в своем достоинстве и правах.'],
    ['ja', 'Jpan', 'すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。'],
    ['vi', 'Latn', 'Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền.'],
  ])('is sure of whole sentences: %s', (detected, script, text) => {
    expect(detect(text, eldModel)).toMatchObject({
      detected,
      script,
      confidence: 'high',
      enough: true,
      method: 'model',
    })
  })

  // Messages of Lighthouse's translations that eld has no name for; the Chinese one could be Japanese.
  eachRow([
    ['ko', 'high', '문서에 요소가 없음'],
    ['zh', 'medium', '网页已阻止恢复往返缓存'],
  ])('falls back to the script: %s', (detected, confidence, text) => {
    expect(eldModel(text).scores).toEqual([])
    expect(detect(text, eldModel)).toMatchObject({ detected, confidence, method: 'model' })
  })

  it('chooses among the script’s languages and is unsure if it prefers another', () => {
    const model: Model = () => ({
      scores: [
        ['en', 0.9],
        ['uk', 0.4],
        ['ru', 0.3],
      ],
      reliable: true,
    })
    const text = 'Приватність PDF: завантаження та перегляд'
    expect(detect(text, model)).toMatchObject({ detected: 'uk', confidence: 'medium', script: 'Cyrl' })
  })

  it('includes the scoring of the seven languages', () => {
    const text = 'All human beings are born free and equal in dignity and rights.'
    expect(detect(text, eldModel).scoring).toEqual(detect(text).languages)
    expect(detect(text).scoring).toEqual(detect(text).languages)
    expect(detect(text).method).toBe('scoring')
  })

  it('needs 24 letters, or 8 Chinese characters', () => {
    expect(detect('a'.repeat(23), eldModel).enough).toBe(false)
    expect(detect('a'.repeat(24), eldModel).enough).toBe(true)
    expect(detect('人人生而自由。。', eldModel).enough).toBe(false)
    expect(detect('人人生而自由平等', eldModel).enough).toBe(true)
  })

  eachRow([
    ['Сегодня хорошая погода.', 'Cyrl', 'ru', ['be', 'bg', 'ru', 'sr', 'uk']],
    ['Привет', 'Cyrl', 'ru', ['be', 'bg', 'ru', 'sr', 'uk']],
    ['شكرا', 'Arab', 'ar', ['ar', 'fa', 'ku', 'ur']],
  ])('lists candidates for %j by its script', (text, script, detected, codes) => {
    const found = detect(text, eldModel)
    expect(found).toMatchObject({ detected, script, enough: false, confidence: 'low' })
    for (const { code } of found.languages) expect(codes).toContain(code)
    expect(found.languages.length).toBeGreaterThan(1)
  })

  eachRow([
    ['שלום עולם', 'Hebr', 'he'],
    ['Ναι', 'Grek', 'el'],
    ['안녕', 'Hang', 'ko'],
    ['ありがとう', 'Jpan', 'ja'],
    ['สวัสดี', 'Thai', 'th'],
  ])('is certain of a script used by one language: %s', (text, script, detected) => {
    expect(detect(text, eldModel)).toMatchObject({ detected, script, enough: true, confidence: 'high' })
  })

  it('has a script for each language, and no others', () => {
    const model: Model = () => ({ scores: Object.keys(languages).map((code) => [code, 1]), reliable: false })
    const texts = 'Ա ב β ბ ক અ ਕ ಕ ກ ക କ க క ก ሰ か 가 б ب क 字'.split(' ')
    const codes = texts.flatMap((text) => detect(text.repeat(3), model).languages.map(({ code }) => code))
    const latin = 'az ca cs da de en es et eu fi fr hr hu is it lt lv ms nl no pl pt ro sk sl sq sv tl tr vi yo'.split(
      ' ',
    )
    expect([...new Set([...codes, ...latin])].sort()).toEqual(Object.keys(languages).sort())
    for (const code of latin) {
      expect(detect('abc', () => ({ scores: [[code, 1]], reliable: true }))).toMatchObject({ detected: code })
    }
  })

  eachRow(['123 !?', '...', '👍', '12345 678'])('finds nothing in %j, which has no letters', (text) => {
    const expected = { detected: 'unknown', confidence: 'low', languages: [], script: '', scoring: [] }
    expect(detect(text, eldModel)).toMatchObject(expected)
    expect(detect(text)).toMatchObject(expected)
  })

  it('finds nothing in an unknown script', () => {
    expect(detect('ᐃᓄᐃᑦ '.repeat(6), eldModel)).toMatchObject({ detected: 'unknown', confidence: 'low', languages: [] })
  })

  it('splits a bilingual text by letters', () => {
    const dutch = 'mensen '.repeat(80)
    const danish = 'menneske '.repeat(30)
    const model: Model = (passage) => ({ scores: [[passage.includes('menneske') ? 'da' : 'nl', 1]], reliable: false })
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

  it('reads 24 passages from all over a long text', () => {
    const read: string[] = []
    const model: Model = (passage) => {
      read.push(passage)
      return { scores: [['nl', 1]], reliable: true }
    }
    detect('mensen '.repeat(100_000), model)
    expect(read).toHaveLength(24)
    expect(new Set(read.map(({ length }) => length)).size).toBe(1)
  })
})

eachRow([
  ['', 'missing'],
  [' \n ', 'missing'],
])('%j is %s', (text, code) => {
  expect(evaluate({ text })).toEqual({ ok: false, issues: [{ code, field: 'text' }] })
})
