import { expect } from 'vitest'
import { filesOf } from '../../../scripts/build/languages'
import { withOverrides } from '../../../src/widgets/core/base/strings'
import { strings } from '../../../src/widgets/unit-converter/unit-converter.strings'
import { figureOf } from '../../../src/widgets/unit-converter/unit-converter.summary'
import { eachRow } from '../../each-row'

const wordsOf = (language: string) =>
  withOverrides(strings, JSON.parse(Object.fromEntries(filesOf(language))['unit-converter'] ?? '{}'))

eachRow([
  ['de', 'week', '1', '1 Woche'],
  ['de', 'week', '2', '2 Wochen'],
  ['fr', 'year', '1.5', '1,5 an'],
  ['fr', 'year', '2', '2 ans'],
  ['es', 'month', '1', '1 mes'],
  ['es', 'month', '2', '2 meses'],
  ['pt', 'week', '0', '0 semanas'],
  ['pt', 'month', '2', '2 meses'],
  ['ar', 'week', '3', '3 أسابيع'],
  ['ar', 'week', '11', '11 أسبوعًا'],
  ['ar', 'year', '100', '100 سنة'],
] as const)('in %s, a figure in %ss is spelled for the number %s', (language, unit, n, text) => {
  expect(figureOf(n, unit, wordsOf(language), language).replace('\u200e', '')).toBe(text)
})

eachRow([
  ['cup', '1', '1 cup'],
  ['cup', '2.5', '2.5 cups'],
  ['bit', '-1', '−1 bit'],
  ['week', '2', '2 wk'],
] as const)('in English, a figure in %ss is spelled for the number %s', (unit, n, text) => {
  expect(figureOf(n, unit, strings, 'en-US')).toBe(text)
})
