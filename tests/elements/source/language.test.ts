import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { noSideEffects } from '../../no-side-effects'
import { until } from '../../until'
import { type PegboardElement, shadow } from '../page'

// An element's language is its `locale` or else the language of the page around it.

noSideEffects()
beforeAll(async () => {
  await import('../../../src/widgets/bmi-calculator/bmi-calculator.element')
  await import('../../../src/widgets/mortgage-calculator/mortgage-calculator.element')
})
afterEach(() => document.body.replaceChildren())

/** Adds an element to a section in a language. */
function placed(lang: string, tag: string, attributes: Record<string, string> = {}): PegboardElement {
  const element = document.createElement(`pegboard-${tag}`) as PegboardElement
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  const part = document.body.appendChild(document.createElement('section'))
  part.lang = lang
  part.append(element)
  return element
}
const textIn = (element: PegboardElement) => {
  void element.result
  return shadow(element).textContent
}

describe('the units of weight and height', () => {
  it.each([
    ['en-US', 'imperial'],
    ['en-LR', 'imperial'],
    ['my', 'imperial'],
    ['es-US', 'imperial'],
    ['en', 'metric'],
    ['en-GB', 'metric'],
    ['de', 'metric'],
    ['no language', 'metric'],
  ])('are for a page in %s: %s', (lang, units) => {
    expect(placed(lang, 'bmi-calculator').value).toMatchObject({ units, weight: '' })
  })

  it('are those of the element’s locale, if it has one', () => {
    expect(placed('en-US', 'bmi-calculator', { locale: 'fr-FR' }).value).toMatchObject({ units: 'metric' })
    expect(placed('fr-FR', 'bmi-calculator', { locale: 'en-US' }).value).toMatchObject({ units: 'imperial' })
  })

  it('are metric if the page sets a weight but no units', () => {
    expect(placed('en-US', 'bmi-calculator', { weight: '70' }).value).toEqual({
      units: 'metric',
      weight: '70',
      height: '',
    })
  })

  it('are those of the page’s language after a reset', () => {
    const element = placed('en-US', 'bmi-calculator')
    element.value = { units: 'metric', weight: '70', height: '175' }
    element.reset()
    expect(element.value).toEqual({ units: 'imperial', weight: '', height: '' })
  })
})

describe('amounts', () => {
  // 300,000 at 6% over 30 years is 1,798.65 a month (numpy-financial: pmt(0.06/12, 360, -300000)).
  const loan = { 'home-price': '300000', 'interest-rate': '6.0', 'loan-term': '30', 'down-payment': '0' }

  it('are formatted for the page’s language', () => {
    const element = placed('de-DE', 'mortgage-calculator', loan)
    element.calculate()
    expect(textIn(element)).toContain('1.798,65')
  })

  it('are reformatted when the page switches its language', async () => {
    const element = placed('en-US', 'mortgage-calculator', { ...loan, 'interest-rate': '6.125' })
    for (const place of [element.parentElement, element]) {
      place?.setAttribute('lang', 'de-DE')
      await until(() => expect(element.value).toMatchObject({ interestRate: '6,125' }))
      place?.setAttribute('lang', 'en-US')
      await until(() => expect(element.value).toMatchObject({ interestRate: '6.125' }))
    }
  })

  it('are reformatted when the element moves to another language', () => {
    const element = placed('de-DE', 'mortgage-calculator', { ...loan, 'interest-rate': '6.125' })
    expect(element.value).toMatchObject({ interestRate: '6,125' })
    document.body.appendChild(Object.assign(document.createElement('section'), { lang: 'en-US' })).append(element)
    expect(element.value).toMatchObject({ interestRate: '6.125' })
  })
})
