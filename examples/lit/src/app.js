import { html, LitElement, nothing } from 'lit'
import { createRef, ref } from 'lit/directives/ref.js'
import 'pegboard/elements/gpa-calculator'
import 'pegboard/elements/mortgage-calculator'
import 'pegboard/elements/tax-calculator'
import 'pegboard/elements/username-generator'

const courses = [
  { name: 'Calculus', grade: 'A', credits: '4' },
  { name: 'History', grade: 'B', credits: '3' },
]
const sale = { amount: '80', rate: '5', mode: 'remove' }
const strings = { homePrice: 'Price of the house' }

class ExampleApp extends LitElement {
  static properties = { isOff: { state: true }, isAdded: { state: true }, log: { state: true } }

  constructor() {
    super()
    this.isOff = false
    this.isAdded = false
    this.log = []
    this.mortgage = createRef()
  }

  record({ type, detail }) {
    this.log = [...this.log, `${type} ${detail.tool} ${detail.version}`]
  }

  render() {
    return html`
      <button type="button" id="toggle" @click=${() => (this.isOff = !this.isOff)}>Turn off or on</button>
      <button type="button" id="add" @click=${() => (this.isAdded = true)}>Add</button>
      <button type="button" id="calculate" @click=${() => this.mortgage.value.calculate()}>Calculate</button>
      <pre id="log">${this.log.join('\n')}</pre>

      <pegboard-mortgage-calculator
        id="mortgage"
        ${ref(this.mortgage)}
        home-price="420000"
        .downPayment=${'84000'}
        .interestRate=${6.25}
        ?disabled=${this.isOff}
        .strings=${strings}
        @pegboard-ready=${this.record}
        @pegboard-change=${this.record}
        @pegboard-result=${this.record}
        @pegboard-error=${this.record}
      >
        <p slot="disclaimer">Ask your bank.</p>
      </pegboard-mortgage-calculator>
      <pegboard-username-generator id="usernames" .numbers=${this.isOff}></pegboard-username-generator>
      <pegboard-gpa-calculator id="gpa" .courses=${courses}></pegboard-gpa-calculator>
      <pegboard-tax-calculator id="tax" .value=${sale}></pegboard-tax-calculator>
      ${this.isAdded ? html`<pegboard-tax-calculator id="added" amount="50"></pegboard-tax-calculator>` : nothing}
    `
  }
}

customElements.define('example-app', ExampleApp)
