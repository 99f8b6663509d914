import { render } from '@testing-library/react'
import { type ComponentProps, createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { AgeCalculator } from '../../../src/widgets/age-calculator/age-calculator'
import { MortgageCalculator } from '../../../src/widgets/mortgage-calculator/mortgage-calculator'
import { edit, textsIn } from '../../controls'
import { doing } from '../../mount'
import { noSideEffects } from '../../no-side-effects'

// Answers to what the page has filled in, which need no press: about today, and while fields are missing or edited.

noSideEffects()

it('is given by the browser if it’s about today, not the server, whose date may be another', () => {
  const widget = <AgeCalculator defaultValue={{ birthDate: '1990-06-15' }} />
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(widget)
  expect(place.textContent).toContain('Example')
  const { unmount } = render(widget, { container: place, hydrate: true })
  expect(place.textContent).not.toContain('Example')
  unmount()
  place.remove()
})

type MortgageActions = NonNullable<NonNullable<ComponentProps<typeof MortgageCalculator>['actions']>['current']>

describe('in the mortgage calculator', () => {
  // 420,000 with 84,000 down at 6.25% over 30 years is 2,068.81 a month (numpy-financial: pmt(0.0625/12, 360,
  // -336000)).
  const loan = { homePrice: '420000', downPayment: '84000', interestRate: '6.25', term: '30' }

  function mount(defaultValue: Partial<typeof loan>) {
    const actions = createRef<MortgageActions>()
    const onResult = vi.fn()
    const { container } = render(
      <MortgageCalculator defaultValue={defaultValue} actions={actions} onResult={onResult} />,
    )
    return { root: container, actions, onResult, result: () => actions.current?.result }
  }

  it('follows the first edit, and shows the page’s loan again after a reset', async () => {
    const view = mount(loan)
    expect(view.result()).toMatchObject({ value: { monthlyPayment: 2068.81 } })
    const [price, payment] = textsIn(view.root)
    // 300,000 at 6.25% over 30 years is 1,847.15 (numpy-financial: pmt(0.0625/12, 360, -300000)).
    if (payment) await doing(() => edit(payment, '120000'))
    expect(view.result()).toMatchObject({ value: { monthlyPayment: 1847.15 } })
    expect(view.onResult).toHaveBeenCalledOnce()
    if (price) await doing(() => edit(price, ''))
    expect(view.root.textContent).toContain('1,847.15')
    view.onResult.mockClear()
    await doing(() => view.actions.current?.reset())
    expect(view.result()).toMatchObject({ value: { monthlyPayment: 2068.81 } })
    expect(view.onResult).not.toHaveBeenCalled()
  })

  it('says which field is missing, without a figure of the example', () => {
    const { root, result } = mount({ ...loan, interestRate: '', downPayment: '' })
    expect(result()).toMatchObject({ ok: false })
    expect(root.textContent).not.toContain('Example')
    expect(root.textContent).toContain('Still needed: Down payment, Interest rate.')
    // No error is shown before anyone has tried.
    expect(root.querySelector('[aria-invalid=true]')).toBeNull()
  })

  it('answers without a press once it’s complete', async () => {
    const { root, result } = mount({})
    for (const [at, text] of ['420000', '84000', '6.25'].entries()) {
      const field = textsIn(root)[at]
      if (field) await doing(() => edit(field, text))
    }
    expect(result()).toMatchObject({ value: { monthlyPayment: 2068.81 } })
  })
})
