import ts from 'typescript'

// Sources that compile only if the published types are right. A line after `@ts-expect-error` has to be an error.

/** For anyone who uses an element's class or finds it in the document. */
export const elementFacts = `
import { MortgageCalculatorElement } from 'pegboard/elements/mortgage-calculator'
import type {} from 'pegboard/types/html'

type Is<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false
const is = <_ extends true>() => {}

const element = document.querySelector('pegboard-mortgage-calculator')!
is<Is<typeof element, MortgageCalculatorElement>>()
is<Is<typeof element.value.homePrice, string>>()
is<Is<typeof element.homePrice, string>>()
is<Is<typeof element.frequency, 'monthly' | 'biweekly'>>()
is<Is<typeof element.compact, boolean>>()
is<Is<typeof element.validity, ValidityState>>()
element.homePrice = 420_000
element.homePrice = null
element.value = { homePrice: 420_000, frequency: 'biweekly' }
element.currency = 'EUR'
element.theme = 'dark'
element.strings = { calculate: 'Go', issues: { missing: 'Fill this in.' } }
element.focus({ preventScroll: true })
if (element.result?.ok) is<Is<typeof element.result.value.totalMonthly, number>>()

// @ts-expect-error
element.homePrise
// @ts-expect-error
element.frequency = 'daily'
// @ts-expect-error
element.theme = 'purple'
// @ts-expect-error
element.result = undefined
// @ts-expect-error
element.value = { homePrise: '1' }
// @ts-expect-error
element.strings = { calculat: 'Go' }

element.addEventListener('pegboard-change', ({ detail }) => {
  is<Is<typeof detail.downPayment, string>>()
  is<Is<typeof detail.tool, string>>()
})
element.addEventListener('pegboard-result', function ({ detail }) {
  this.calculate()
  is<Is<typeof detail.version, string>>()
  // @ts-expect-error
  detail.value
  if (detail.ok) is<Is<typeof detail.value.totalMonthly, number>>()
  else if (detail.issues[0]?.code === 'down-payment-covers-price') return
  // @ts-expect-error
  else if (detail.issues[0]?.code === 'no-such-code') return
})
element.addEventListener('pegboard-error', ({ detail }) => detail.issues.map(({ field }) => field))
element.addEventListener('click', ({ clientX }) => is<Is<typeof clientX, number>>())
document.addEventListener('pegboard-ready', ({ detail }) => is<Is<typeof detail.tool, string>>())

const made = new MortgageCalculatorElement()
made.calculate()
is<Is<typeof MortgageCalculatorElement.version, string>>()

const names = document.createElement('pegboard-username-generator')
names.fieldStyle = 'cute'
names.numbers = true
names.checkAvailability = async (name) => name.length > 3
document.createElement('pegboard-gpa-calculator').courses = [{ name: 'Art', grade: 'A', credits: '3' }]
document.createElement('pegboard-password-generator').addEventListener('pegboard-result', ({ detail }) => {
  // @ts-expect-error
  if (detail.ok) detail.value.password
})
`

interface Template {
  readonly packages: readonly string[]
  readonly extension: string
  readonly options: ts.CompilerOptions
  readonly text: string
}

const jsx = { jsx: ts.JsxEmit.ReactJSX }
const listener = '({ detail }) => detail.ok && detail.value.totalMonthly.toFixed(2)'

/** Props that every framework with JSX accepts, then wrong ones. */
const elements = `
export const right = (
  <pegboard-mortgage-calculator
    id="loan" home-price="420000" downPayment={84_000} frequency="biweekly" compact result-only theme="auto" currency="EUR"
    value={{ insurance: '100' }} strings={{ calculate: 'Go' }} EVENTpegboard-result={${listener}}
  >
    <p slot="disclaimer">Not advice</p>
  </pegboard-mortgage-calculator>
)
// @ts-expect-error
export const frequency = <pegboard-mortgage-calculator frequency="daily" />
// @ts-expect-error
export const theme = <pegboard-mortgage-calculator theme="purple" />
// @ts-expect-error
export const unknown = <pegboard-mortgage-calculator homePrise="1" />
`

/** The same for frameworks that have another syntax. `Props` is what they check. */
const props = `
export const right: Props = {
  id: 'loan', 'home-price': '420000', downPayment: 84_000, frequency: 'biweekly', compact: true, 'result-only': true,
  theme: 'auto', value: { insurance: '100' }, strings: { calculate: 'Go' }, LISTENER: ${listener},
}
// @ts-expect-error
export const frequency: Props = { frequency: 'daily' }
// @ts-expect-error
export const unknown: Props = { homePrise: '1' }
`

export const templates: Readonly<Record<string, Template>> = {
  react: {
    packages: ['react', '@types/react'],
    extension: 'tsx',
    options: jsx,
    text: `import { MortgageCalculator } from 'pegboard/widgets/mortgage-calculator'
${elements.replace('EVENT', 'on')}
export const styled = <MortgageCalculator style={{ colorScheme: 'dark', '--pegboard-accent': '#5b2dd4' }} />
// @ts-expect-error
export const unknownVariable = <MortgageCalculator style={{ '--accent': '#5b2dd4' }} />`,
  },
  preact: {
    packages: ['preact'],
    extension: 'tsx',
    options: { ...jsx, jsxImportSource: 'preact' },
    text: elements.replace('EVENT', 'on'),
  },
  solid: {
    packages: ['solid-js'],
    extension: 'tsx',
    options: { jsx: ts.JsxEmit.Preserve, jsxImportSource: 'solid-js' },
    text: `${elements.replace('EVENT', 'on:')}
export const prefixed = <pegboard-mortgage-calculator prop:homePrice={1} attr:home-price="1" bool:compact={true} />`,
  },
  vue: {
    packages: ['vue'],
    extension: 'ts',
    options: {},
    text: `import type { GlobalComponents } from 'vue'
type Props = InstanceType<GlobalComponents['pegboard-mortgage-calculator']>['$props']
${props.replace('LISTENER', 'onPegboardResult')}`,
  },
  svelte: {
    packages: ['svelte'],
    extension: 'ts',
    options: {},
    text: `import type { SvelteHTMLElements } from 'svelte/elements'
type Props = SvelteHTMLElements['pegboard-mortgage-calculator']
${props.replace('LISTENER', "'onpegboard-result'")}`,
  },
}
