import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { edit, textsIn } from '../controls'
import { tools } from '../tools'
import { doing, mount, settled } from './mount'

// What a tool shows that the page has filled in: its answer, without a press.

/** These wait for a press: they send a request, draw at random, or analyze a text on request. */
const waiting = [
  ...['ai-detector', 'language-detector', 'plagiarism-detector'],
  ...['currency-converter', 'ip-lookup'],
  ...['random-number-generator', 'username-generator', 'lorem-generator', 'password-generator'],
]
/** Their answers are about today, which only the browser knows. */
const aboutToday = ['age-calculator', 'date-difference', 'timezone-converter']
/** Their answers come later: from a worker, or from code that's loaded. */
const later = ['base64-tool', 'html-formatter', 'json-editor', 'math-solver', 'qr-generator', 'regex-tester']
const own = tools.filter(({ id, engine }) => !waiting.includes(id) && !('tick' in engine))
const atOnce = own.filter(({ id }) => !later.includes(id) && !aboutToday.includes(id))

describe.each(own)('$id', (tool) => {
  const { engine, strings } = tool

  it('answers what the page has filled in, without an event', async () => {
    const view = mount(tool, { defaultValue: engine.example })
    await settled(view, true)
    const tags = [...view.root.querySelectorAll('*')].filter(({ textContent }) => textContent === strings.example)
    expect(tags).toEqual([])
    expect(view.onResult).not.toHaveBeenCalled()
  })

  it('answers what the page fills in later', async () => {
    const view = mount(tool, { value: engine.initial })
    view.give({ value: engine.example })
    await settled(view, true)
    expect(view.onResult).not.toHaveBeenCalled()
  })
})

describe.each(atOnce)('$id', ({ Widget, engine, strings, context }) => {
  it('is sent by a server with the answer', () => {
    const markup = renderToString(<Widget {...context} defaultValue={engine.example} />)
    expect(markup).not.toContain(`>${strings.example}<`)
  })
})

describe('an answer about today', () => {
  it('is given by the browser, not the server, whose date may be another', () => {
    const { Widget, strings } = tools.find(({ id }) => id === 'age-calculator') ?? expect.unreachable()
    const error = vi.spyOn(console, 'error')
    const widget = <Widget defaultValue={{ birthDate: '1990-06-15' }} />
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = renderToString(widget)
    expect(place.textContent).toContain(strings.example)
    render(widget, { container: place, hydrate: true })
    expect(place.textContent).not.toContain(strings.example)
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })
})

describe('the mortgage calculator', () => {
  // 420,000 with 84,000 down at 6.25% over 30 years is 2,068.81 a month (spec part 2, point 9).
  const loan = { homePrice: '420000', downPayment: '84000', interestRate: '6.25', term: '30' }
  const tool = tools.find(({ id }) => id === 'mortgage-calculator') ?? expect.unreachable()

  it('follows the first edit, and shows the page’s loan again after a reset', async () => {
    const view = mount(tool, { defaultValue: loan })
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

  it('still shows the example while a field is missing', () => {
    const view = mount(tool, { defaultValue: { ...loan, interestRate: '' } })
    expect(view.result()).toBeUndefined()
    expect(view.root.textContent).toContain(tool.strings.example)
    // No error is shown before anyone has tried.
    expect(view.root.querySelector('[aria-invalid=true]')).toBeNull()
  })

  it('waits for a press while a person fills it in', async () => {
    const view = mount(tool)
    for (const [at, text] of ['420000', '84000', '6.25'].entries()) {
      const field = textsIn(view.root)[at]
      if (field) await doing(() => edit(field, text))
    }
    expect(view.result()).toBeUndefined()
  })
})
