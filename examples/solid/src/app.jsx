import { createSignal, Show } from 'solid-js'
import { render } from 'solid-js/web'
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

function App() {
  const [isOff, setOff] = createSignal(false)
  const [isAdded, setAdded] = createSignal(false)
  const [log, setLog] = createSignal([])
  const record = ({ type, detail }) => setLog((lines) => [...lines, `${type} ${detail.tool} ${detail.version}`])
  let mortgage

  return (
    <>
      <button type="button" id="toggle" onClick={() => setOff(!isOff())}>
        Turn off or on
      </button>
      <button type="button" id="add" onClick={() => setAdded(true)}>
        Add
      </button>
      <button type="button" id="calculate" onClick={() => mortgage.calculate()}>
        Calculate
      </button>
      <pre id="log">{log().join('\n')}</pre>

      <pegboard-mortgage-calculator
        id="mortgage"
        ref={mortgage}
        home-price="420000"
        prop:downPayment="84000"
        prop:interestRate={6.25}
        disabled={isOff()}
        strings={strings}
        on:pegboard-ready={record}
        on:pegboard-change={record}
        on:pegboard-result={record}
        on:pegboard-error={record}
      >
        <p slot="disclaimer">Ask your bank.</p>
      </pegboard-mortgage-calculator>
      <pegboard-username-generator id="usernames" numbers={isOff()} />
      <pegboard-gpa-calculator id="gpa" courses={courses} />
      <pegboard-tax-calculator id="tax" value={sale} />
      <Show when={isAdded()}>
        <pegboard-tax-calculator id="added" amount="50" />
      </Show>
    </>
  )
}

render(() => <App />, document.querySelector('#app'))
