import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { BillSplitter } from '../../../src/widgets/bill-splitter/bill-splitter'
import { TaxCalculator } from '../../../src/widgets/tax-calculator/tax-calculator'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()
afterEach(cleanup)

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const answer = () => document.querySelector('[data-status]')
const useExample = () => fireEvent.click(screen.getByRole('button', { name: 'Use example' }))

describe('the example', () => {
  it('uses the tip, tax and people that the form shows', () => {
    render(<BillSplitter />)
    expect([field('Tax').value, field('Tip').value, field('People').value]).toEqual(['0', '15', '2'])
    // $100 plus 15% is $115, or $57.50 for each of two.
    expect(answer()?.textContent).toContain('$57.50')
  })

  it('follows a setting of the page, and keeps it when it is used', () => {
    render(<BillSplitter defaultValue={{ people: '4' }} />)
    expect(answer()?.textContent).toContain('$28.75')
    useExample()
    expect(field('People').value).toBe('4')
    expect(answer()?.getAttribute('data-status')).toBe('current')
    expect(answer()?.textContent).toContain('$28.75')
  })

  it('follows a choice of the page', () => {
    render(<TaxCalculator defaultValue={{ mode: 'remove' }} />)
    // $100 that includes 20% tax is $83.33 without it.
    expect(answer()?.textContent).toContain('$83.33')
  })

  it('ignores a setting that it has no answer for', () => {
    render(<BillSplitter defaultValue={{ people: 'two' }} />)
    expect(answer()?.getAttribute('data-status')).toBe('example')
  })

  it('is gone with the first edit of a choice', () => {
    render(<TaxCalculator />)
    expect(answer()?.textContent).toContain('$120.00')
    fireEvent.click(screen.getByRole('radio', { name: 'Remove tax' }))
    expect(answer()?.getAttribute('data-status')).toBe('incomplete')
    expect(answer()?.textContent).not.toMatch(/\d/)
    expect(answer()?.textContent).toContain('Still needed: Amount, Tax rate.')
  })
})
