import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { edit, textsIn } from '../../controls'
import { until } from '../../until'
import { type PegboardElement, paperOf, shadow } from '../page'

// What pages set on elements, with facts about single tools. ../page-options.ts and ../locks.ts test every tool.

beforeAll(async () => {
  await import('../../../src/widgets/mortgage-calculator/mortgage-calculator.element')
  await import('../../../src/widgets/password-generator/password-generator.element')
  await import('../../../src/widgets/ip-lookup/ip-lookup.element')
})
afterEach(() => document.body.replaceChildren())

type Control = PegboardElement & Record<string, unknown> & Pick<HTMLInputElement, 'validity' | 'validationMessage'>

function placed(tag: string, attributes: Record<string, string> = {}, parent: Element = document.body): Control {
  const element = document.createElement(`pegboard-${tag}`) as unknown as Control
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  parent.append(element)
  void element.result
  return element
}

/** Of 'rgb(255, 255, 255)', roughly, from 0 to 1. */
const luminance = (color: string) => Math.max(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number)) / 255

// 420,000 with 84,000 down at 6.25% over 30 years is 2,068.81 a month (numpy-financial: pmt(0.0625/12, 360, -336000)),
// and 2,598.81 with the example's tax and insurance, (4,800 + 1,560) / 12.
const loan = { 'home-price': '420000', 'down-payment': '84000', 'interest-rate': '6.25', term: '30' }

describe('hidden and locked fields', () => {
  it('aren’t filled in by the example', () => {
    expect(shadow(placed('mortgage-calculator')).textContent).toContain('$2,598.81')
    const element = placed('mortgage-calculator', { hide: 'property-tax insurance' })
    expect(shadow(element).textContent).toContain('$2,068.81')
    const use = [...shadow(element).querySelectorAll('button')].find(({ textContent }) => textContent === 'Use example')
    use?.click()
    expect(element.value).toMatchObject({ homePrice: '420000', propertyTax: '', insurance: '' })
  })

  it('count like any others', () => {
    const element = placed('mortgage-calculator', { ...loan, hide: 'homePrice', lock: 'term interestRate' })
    element.calculate()
    expect(element.result).toMatchObject({ ok: true, value: { monthlyPayment: 2068.81 } })
  })
})

describe('the theme', () => {
  /** What the visitor's system prefers. '' is the browser's own again. */
  const prefer = (value: 'light' | 'dark' | '') =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] })
  afterEach(() => prefer(''))

  // Without the attribute, it's that of the page, which is light.
  it.each([
    ['auto', ['light', 'dark']],
    ['light', ['light', 'light']],
    ['dark', ['dark', 'dark']],
    [undefined, ['light', 'light']],
  ])('%s is right whether the visitor’s system is light or dark', async (theme, wanted) => {
    const element = placed('mortgage-calculator', theme ? { theme } : {})
    const isDark = () => luminance(paperOf(element)) < 0.5
    const shown: string[] = []
    for (const scheme of ['light', 'dark'] as const) {
      await prefer(scheme)
      await until(() => expect(matchMedia(`(prefers-color-scheme: ${scheme})`).matches).toBe(true))
      shown.push(isDark() ? 'dark' : 'light')
    }
    expect(shown).toEqual(wanted)
  })
})

describe('only the result', () => {
  it('is calculated without a press, and again when the page changes a value', async () => {
    const element = placed('mortgage-calculator', { ...loan, 'result-only': '' })
    await until(() => expect(element.result).toMatchObject({ ok: true, value: { monthlyPayment: 2068.81 } }))
    // 300,000 at 6.25% over 30 years is 1,847.15 (numpy-financial: pmt(0.0625/12, 360, -300000)).
    element.setAttribute('down-payment', '120000')
    await until(() => expect(element.result).toMatchObject({ value: { monthlyPayment: 1847.15 } }))
  })

  it('sends no request that the visitor hasn’t asked for', async () => {
    const requests = vi.spyOn(globalThis, 'fetch')
    placed('ip-lookup', { 'result-only': '' })
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(requests).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})

describe('wrong attributes', () => {
  let warnings: string[] = []
  beforeEach(() => {
    warnings = []
    vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(text))
  })
  afterEach(() => vi.restoreAllMocks())

  it.each([
    [{ term: '99' }, 'term="99"'],
    [{ theme: 'purple' }, 'theme="purple"'],
    [{ locale: 'xx-invalid!' }, 'locale="xx-invalid!"'],
    [{ currency: 'dollars' }, 'currency="dollars"'],
    [{ hide: 'price' }, 'hide="price"'],
    [{ hide: 'homePrice' }, 'hide="homePrice"'],
  ])('%j is warned of once', (wrong, named) => {
    placed('mortgage-calculator', wrong as unknown as Record<string, string>)
    placed('mortgage-calculator', wrong as unknown as Record<string, string>)
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain(`<pegboard-mortgage-calculator ${named}>`)
  })

  it('isn’t said of right ones, or of what people type', () => {
    const element = placed('mortgage-calculator', { ...loan, locale: 'de-DE', theme: 'dark', currency: 'eur' })
    const [price] = textsIn(shadow(element))
    if (price) edit(price, 'much')
    element.calculate()
    void element.result
    expect(warnings).toEqual([])
  })
})

describe('in a form', () => {
  const inForm = (attributes: Record<string, string>) => {
    const form = document.body.appendChild(document.createElement('form'))
    return { form, element: placed('mortgage-calculator', attributes, form) }
  }

  it('a required tool is missing its answer, then valid', () => {
    const { form, element } = inForm({ required: '' })
    expect([form.checkValidity(), element.validity.valueMissing]).toEqual([false, true])
    expect(element.validationMessage).toBe('This form needs an answer from this tool.')
    Object.assign(element, { homePrice: '420000', downPayment: '84000', interestRate: '6.25' })
    element.calculate()
    expect([form.checkValidity(), element.matches(':valid')]).toEqual([true, true])
  })

  it('has the answer if the page has filled in the tool', () => {
    const { form, element } = inForm({ ...loan, required: '', name: 'loan' })
    expect([form.checkValidity(), element.matches(':valid')]).toEqual([true, true])
    expect(JSON.parse(`${new FormData(form).get('loan-answer')}`)).toMatchObject({
      label: 'Monthly payment',
      figure: '$2,068.81',
    })
  })

  it('required="false" is the same as none', () => {
    expect(inForm({ ...loan, required: 'false' }).form.checkValidity()).toBe(true)
  })

  it('wrong input is invalid, with the sentence that the field shows', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { form, element } = inForm({ ...loan, 'down-payment': '500000' })
    expect([form.checkValidity(), element.validity.customError]).toEqual([false, true])
    expect(element.validationMessage).toBe('Enter less than the home price.')
    element.setAttribute('down-payment', '84000')
    await until(() => expect(form.checkValidity()).toBe(true))
    vi.restoreAllMocks()
  })

  it('wrong input has the focus when the form isn’t sent', async () => {
    const { form, element } = inForm(loan)
    const [price, payment] = textsIn(shadow(element)) as HTMLInputElement[]
    payment?.focus()
    if (payment) edit(payment, '500000')
    payment?.blur()
    await until(() => expect(payment?.getAttribute('aria-invalid')).toBe('true'))
    expect(form.reportValidity()).toBe(false)
    expect(shadow(element).activeElement).toBe(payment)
    if (price) edit(price, '600000')
    await until(() => expect(form.reportValidity()).toBe(true))
  })

  it('an empty tool is valid', () => {
    expect(inForm({}).form.checkValidity()).toBe(true)
  })

  it('secrets aren’t submitted', () => {
    const form = document.body.appendChild(document.createElement('form'))
    const element = placed('password-generator', { name: 'tool' }, form)
    element.calculate()
    const sent = String(new FormData(form).get('tool-answer'))
    expect(Object.keys(JSON.parse(sent))).toEqual(['label', 'sentence', 'lines'])
    expect(sent).not.toContain((element.result as { value: { password: string } }).value.password)
  })
})

describe('what’s outside the card', () => {
  const heading = (element: Control) => shadow(element).querySelector('[part=heading]') as HTMLElement
  afterEach(() => document.body.removeAttribute('style'))

  it.each(['light', 'dark'])('has the page’s color in the %s theme', (theme) => {
    document.body.style.color = 'rgb(1, 2, 3)'
    const element = placed('mortgage-calculator', { heading: 'Your loan', attribution: 'https://a.example', theme })
    const link = shadow(element).querySelector('[part=attribution]') as HTMLElement
    const label = shadow(element).querySelector('label') as HTMLElement
    expect([heading(element), link, label].map((part) => getComputedStyle(part).color === 'rgb(1, 2, 3)')).toEqual([
      true,
      true,
      false,
    ])
  })

  it('breaks a word that’s wider than the card', () => {
    document.body.style.width = '300px'
    const element = placed('mortgage-calculator', { heading: 'Price'.repeat(30) })
    expect(heading(element).scrollWidth).toBeLessThanOrEqual(300)
  })
})

describe('a number that’s shown with separators', () => {
  it.each(['by the focus', 'right after it'])('is replaced by typing if it’s selected %s', (when) => {
    const element = placed('mortgage-calculator', loan)
    const field = textsIn(shadow(element))[0] as HTMLInputElement
    expect(field.value).toBe('420,000')
    if (when === 'by the focus') field.select()
    field.focus()
    field.select()
    void element.result
    document.execCommand('insertText', false, '5')
    expect(element.value.homePrice).toBe('5')
  })
})

describe('errors', () => {
  it('are an event with the issues of the press', async () => {
    const element = placed('mortgage-calculator', { ...loan, 'down-payment': '500000' })
    const errors: unknown[] = []
    element.addEventListener('pegboard-error', (event) => errors.push((event as CustomEvent).detail))
    const button = [...shadow(element).querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Calculate',
    )
    button?.click()
    await until(() => expect(errors).toHaveLength(1))
    expect(errors).toMatchObject([
      { tool: 'mortgage-calculator', issues: [{ code: 'down-payment-covers-price', field: 'downPayment' }] },
    ])
  })
})

describe('numbers as properties', () => {
  it('are read independently of the locale', () => {
    const element = placed('mortgage-calculator', { locale: 'de-DE' })
    Object.assign(element, { homePrice: 420000, downPayment: 84000, interestRate: 6.25 })
    element.calculate()
    expect(element.result).toMatchObject({ ok: true, value: { monthlyPayment: 2068.81 } })
    expect(element.value).toMatchObject({ interestRate: '6,25' })
  })
})
