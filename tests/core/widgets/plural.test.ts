import { expect } from 'vitest'
import { plural } from '../../../src/widgets/core/base/plural'
import { withOverrides } from '../../../src/widgets/core/base/strings'
import { eachRow } from '../../each-row'

const english = { one: '{n} word', other: '{n} words' }
const formsOf = (own: object) => withOverrides({ words: english }, { words: own } as object).words

const portuguese = formsOf({ one: '{n} palavra', other: '{n} palavras' })
const french = formsOf({ one: '{n} mot', other: '{n} mots' })

eachRow([
  [portuguese, 0, 'pt', '0 palavras'],
  [portuguese, 0, 'pt-BR', '0 palavras'],
  [portuguese, 0, 'pt-PT', '0 palavras'],
  [portuguese, 1, 'pt-BR', '1 palavra'],
  [portuguese, 2, 'pt-BR', '2 palavras'],
  [french, 0, 'fr-FR', '0 mot'],
  [french, 2, 'fr-FR', '2 mots'],
  [english, 0, 'pt-BR', '0 words'],
])('%j of %i in %s is “%s”', (forms, n, locale, text) => {
  expect(plural(forms, n, locale)).toBe(text)
})
