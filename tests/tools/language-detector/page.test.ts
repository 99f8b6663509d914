import { eld } from 'eld/extrasmall'
import { expect, it } from 'vitest'
import { page } from '../../../site/tools/language-detector/page'
import * as detector from '../../../src/engine/language-detector/language-detector'
import { valueIn } from '../../results'
import { long } from '../../scale'
import { missingFrom, n, rowsOf } from '../../site/page-text'

const { languages, limits } = detector

const model: detector.Model = (passage) => {
  const found = eld.detect(passage)
  return { scores: Object.entries(found.getScores()), reliable: found.isReliable() }
}

// Figures: the engine's table of languages and its limits.
it('states figures that the engine calculates', () => {
  const count = Object.keys(languages).length
  const sentences = [
    `The ${count} languages`,
    `one of the ${count} languages`,
    `Fewer than ${limits.enough} letters`,
    `With fewer than ${limits.enough} letters`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})

it('lists all languages', () => {
  const listed = rowsOf(page, 'The 60 languages').flatMap(([, names]) => names.split(', '))
  const known = Object.values(languages).map(({ name }) => name)
  expect(listed.toSorted()).toEqual(known.toSorted())
})

it('needs 24 letters, or 8 Chinese characters, or a word in Greek or Korean', () => {
  const texts = ['Hola', '你好', '你好世界你好世界', 'γεια', '안녕']
  const isEnough = (text: string) => valueIn(detector.evaluate({ text }, { model })).enough
  expect(texts.map(isEnough)).toEqual([false, false, true, true, true])
})

// Figures: bench/language-detector.bench.ts. Its 35,000 messages take a while.
it('states the accuracy that the benchmark measures', long, async () => {
  const { notes } = await import('../../../bench/language-detector.bench')
  const measured = notes()
    .join(' ')
    .replace(/(\d) %/g, '$1%')
  const [, total, count] = /of (\d+) messages .* into (\d+) languages/.exec(measured) ?? []
  const share = (code: string) => new RegExp(`\\b${code} ([\\d.]+%)`).exec(measured)?.[1]
  const [, overall] = /locales\): ([\d.]+%)/.exec(measured) ?? []
  const sentences = [
    `In our test with ${n(Number(total))} messages in ${count} languages, it was right ${overall} of the time.`,
    `${count} languages together: ${overall}`,
    `English: ${share('en')}`,
    `French: ${share('fr')}`,
    `Spanish: ${share('es')}`,
    `German: ${share('de')}`,
    `Norwegian (lowest): ${/Lowest, in no: ([\d.]+%)/.exec(measured)?.[1]}`,
    `The other ${/in the (\d+) other/.exec(measured)?.[1]} languages were tested with only ${/Of (\d+) sentences/.exec(measured)?.[1]} sentences. All were`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
  expect(measured).toContain('Languages with errors: none')
})
