import { expect } from 'vitest'
import { figureParts } from '../../../src/widgets/core/answer/figure-parts'
import { eachRow } from '../../each-row'

eachRow([
  ['$2,598.81', '$2,598', '.81'],
  ['2.598,81 €', '2.598', ',81 €'],
  ['CHF 2’598.81', 'CHF 2’598', '.81'],
  ['¥2,599', '¥2,599', ''],
  ['2,139 kcal', '2,139', ' kcal'],
  ['42.16 km', '42.16', ' km'],
  ['22.2°C', '22.2', '°C'],
  ['5:00 PM', '5:00', ' PM'],
  ['3.65', '3.65', ''],
  ['15%', '15%', ''],
  ['B+', 'B+', ''],
  ['3 years, 8 months', '3 years, 8 months', ''],
])('the cents or the unit of %s are set apart', (text, major, minor) => {
  expect(figureParts(text)).toEqual([major, minor])
})
