import { useRef, useState } from 'react'
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

export function App() {
  const [isOff, setOff] = useState(false)
  const [isAdded, setAdded] = useState(false)
  const [log, setLog] = useState([])
  const mortgage = useRef(null)
  const record = ({ type, detail }) => setLog((lines) => [...lines, `${type} ${detail.tool} ${detail.version}`])

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
        downPayment="84000"
        interestRate={6.25}
        disabled={isOff}
        strings={strings}
        onpegboard-ready={record}
        onpegboard-change={record}
        onpegboard-result={record}
        onpegboard-error={record}
      >
        <p slot="disclaimer">Ask your bank.</p>
      </pegboard-mortgage-calculator>
      <pegboard-username-generator id="usernames" numbers={isOff} />
      <pegboard-gpa-calculator id="gpa" courses={courses} />
      <pegboard-tax-calculator id="tax" value={sale} />
      {isAdded && <pegboard-tax-calculator id="added" amount="50" />}

      <div id="widget">
        <BmiCalculator />
      </div>
    </>
  )
}
