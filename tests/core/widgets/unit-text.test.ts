import { expect, it } from 'vitest'
import { periodText } from '../../../src/widgets/core/format/period'
import { unitText } from '../../../src/widgets/core/format/unit-text'
import { eachRow } from '../../each-row'

eachRow([
  ['en-US', '9 months 19 days'],
  ['de', '9 Monate, 19 Tage'],
  ['fr', '9 mois et 19 jours'],
  ['es', '9 meses y 19 días'],
  ['pt', '9 meses e 19 dias'],
  ['ar', '9 أشهر و19 يومًا'],
])('in %s, a period is “%s”', (locale, text) => {
  expect(periodText({ years: 0, months: 9, days: 19 }, locale).replace(/\s/g, ' ')).toBe(text)
})

it('omits what is 0', () => {
  expect(unitText({ hour: 5, minute: 0 }, 'es')).toBe('5 horas')
  expect(periodText({ years: 0, months: 0, days: 0 }, 'es')).toBe('0 días')
})
