import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import 'pegboard/elements/gpa-calculator'
import 'pegboard/elements/mortgage-calculator'
import 'pegboard/elements/tax-calculator'
import 'pegboard/elements/username-generator'
import { BmiCalculator } from 'pegboard/widgets/bmi-calculator'
import 'pegboard/widgets/bmi-calculator.css'

const courses = [
  { name: 'Calculus', grade: 'A', credits: '4' },
  { name: 'History', grade: 'B', credits: '3' },
]
const sale = { amount: '80', rate: '5', mode: 'remove' }
const strings = { homePrice: 'Price of the house' }
const events = ['pegboard-ready', 'pegboard-change', 'pegboard-result', 'pegboard-error']

/** React 18 sets only attributes on custom elements. Objects and event listeners need a ref. */
const setCourses = (element) => element && Object.assign(element, { courses })
const setValue = (element) => element && Object.assign(element, { value: sale })

function App() {
  const [isOff, setOff] = useState(false)
  const [isAdded, setAdded] = useState(false)
  const [log, setLog] = useState([])
  const mortgage = useRef(null)

  useEffect(() => {
    const element = mortgage.current
    const record = ({ type, detail }) => setLog((lines) => [...lines, `${type} ${detail.tool} ${detail.version}`])
    element.strings = strings
    for (const event of events) element.addEventListener(event, record)
    return () => {
      for (const event of events) element.removeEventListener(event, record)
    }
  }, [])

  return (
    <>
      <button type="button" id="toggle" onClick={() => setOff(!isOff)}>
        Turn off or on
      </button>
      <button type="button" id="add" onClick={() => setAdded(true)}>
        Add
      </button>
      <button type="button" id="calculate" onClick={() => mortgage.current.calculate()}>
        Calculate
      </button>
      <pre id="log">{log.join('\n')}</pre>

      <pegboard-mortgage-calculator
        id="mortgage"
        ref={mortgage}
        home-price="420000"
        down-payment="84000"
        interest-rate={6.25}
        disabled={isOff}
      >
        <p slot="disclaimer">Ask your bank.</p>
      </pegboard-mortgage-calculator>
      <pegboard-username-generator id="usernames" numbers={isOff} />
      <pegboard-gpa-calculator id="gpa" ref={setCourses} />
      <pegboard-tax-calculator id="tax" ref={setValue} />
      {isAdded && <pegboard-tax-calculator id="added" amount="50" />}

      <div id="widget">
        <BmiCalculator />
      </div>
    </>
  )
}

createRoot(document.querySelector('#app')).render(<App />)
