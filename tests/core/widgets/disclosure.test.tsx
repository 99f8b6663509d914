import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Disclosure } from '../../../src/widgets/core/field-groups/disclosure'
import { MortgageCalculator } from '../../../src/widgets/mortgage-calculator/mortgage-calculator'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()
afterEach(cleanup)

const folded = (open: boolean) => (
  <Disclosure summary="More" open={open}>
    <input aria-label="Rate" />
  </Disclosure>
)
const isOpen = () => screen.getByRole('group').hasAttribute('open')

describe('a collapsible section', () => {
  it('opens automatically but is closed only by the user', () => {
    const { rerender } = render(folded(false))
    expect(isOpen()).toBe(false)
    rerender(folded(true))
    expect(isOpen()).toBe(true)
    rerender(folded(false))
    expect(isOpen()).toBe(true)
    fireEvent.click(screen.getByText('More'))
    expect(isOpen()).toBe(false)
    rerender(folded(true))
    expect(isOpen()).toBe(true)
  })

  it('keeps the focus while the field in it is cleared', () => {
    render(<MortgageCalculator defaultValue={{ propertyTax: '4800' }} />)
    const field = screen.getByRole('textbox', { name: /^Property tax/ })
    field.focus()
    fireEvent.input(field, { target: { value: '' } })
    expect([document.activeElement, field.closest('details')?.open]).toEqual([field, true])
  })
})
