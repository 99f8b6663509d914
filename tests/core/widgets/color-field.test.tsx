import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { readAsHex } from '../../../src/engine/core/color/css-color'
import { ColorField } from '../../../src/widgets/core/fields/color-field'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()
afterEach(cleanup)

function Held({ start, alpha }: { readonly start: string; readonly alpha?: boolean }) {
  const [value, setValue] = useState(start)
  return <ColorField label="Base" picker="Pick" alpha={alpha} read={readAsHex} value={value} onChange={setValue} />
}

const swatch = () => screen.getByLabelText<HTMLInputElement>('Pick')
const text = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Base' })
const type = (value: string) => fireEvent.input(text(), { target: { value } })

describe('a color field', () => {
  it.each([
    ['#3b82f6', '#3b82f6', ''],
    ['3B82F6', '#3b82f6', ''],
    ['#f80', '#ff8800', '#ff8800'],
    // CSS Color 4, 6.1: named colors.
    ['tomato', '#ff6347', '#ff6347'],
    [' RebeccaPurple ', '#663399', '#663399'],
    ['rgb(10,20,30)', '#0a141e', '#0a141e'],
    // A color that can't be used isn't echoed.
    ['rgb(10 20 30 / 50%)', '#0a141e', ''],
  ])('shows %s as %s in the swatch and %j below it', (typed, hex, echo) => {
    render(<Held start="" />)
    type(typed)
    expect(swatch().value).toBe(hex)
    expect(text()).toHaveAccessibleDescription(echo)
  })

  it('keeps its swatch while the text is not a color', () => {
    render(<Held start="navy" />)
    type('nav')
    expect(swatch().value).toBe('#000080')
  })

  it('keeps the typed opacity when another color is picked', () => {
    render(<Held start="rgb(10 20 30 / 50%)" alpha />)
    expect(text()).toHaveAccessibleDescription('#0a141e80')
    fireEvent.change(swatch(), { target: { value: '#ff0000' } })
    expect(text().value).toBe('#ff000080')
  })
})
