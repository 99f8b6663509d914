import { expect, it } from 'vitest'
import { variable } from '../../src/widgets/core/editor/variable'
import { vars } from '../../src/widgets/core/tool/theme.css'

const { inner: _, ...tokens } = vars

it.each(Object.entries(tokens))('the variable of %s is %s', (token, value) => {
  expect(variable(token as keyof typeof tokens)).toBe(value)
})
