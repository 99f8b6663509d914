import { expect } from 'vitest'
import { vars } from '../../../src/widgets/core/base/theme.css'
import { variable } from '../../../src/widgets/core/editor/variable'
import { eachRow } from '../../each-row'

const { inner: _, ...tokens } = vars

eachRow(Object.entries(tokens))('the variable of %s is %s', (token, value) => {
  expect(variable(token as keyof typeof tokens)).toBe(value)
})
