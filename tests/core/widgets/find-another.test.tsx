import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { DiscountCalculator } from '../../../src/widgets/discount-calculator/discount-calculator'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()
afterEach(cleanup)

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const valuesIn = () => [/^Original price/, /^Discount/, /^Final price/].map((name) => field(name).value)
const find = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('finding another value', () => {
  it('keeps what has been found, so that there’s always one to find', () => {
    render(<DiscountCalculator defaultValue={{ originalPrice: '80', discountPercent: '25' }} />)
    fireEvent.click(screen.getByText('Find another value'))
    find('Calculate')
    find('Discount')
    expect(valuesIn()).toEqual(['80', '', '60'])
    expect(field(/^Discount/).placeholder).toBe('25')
    find('Original price')
    expect(valuesIn()).toEqual(['', '25', '60'])
    expect(field(/^Original price/).placeholder).toBe('80')
  })

  it('without an answer, focuses the field that it needs', () => {
    render(<DiscountCalculator defaultValue={{ originalPrice: '80' }} />)
    fireEvent.click(screen.getByText('Find another value'))
    find('Discount')
    expect(document.activeElement).toBe(field(/^Final price/))
  })

  it('says what to do if no field is empty', () => {
    render(<DiscountCalculator defaultValue={{ originalPrice: '80', discountPercent: '25', finalPrice: '60' }} />)
    fireEvent.keyDown(field(/^Final price/), { key: 'Enter' })
    expect(screen.getByText('Choose what to find, or clear this field.')).toBeTruthy()
  })
})
