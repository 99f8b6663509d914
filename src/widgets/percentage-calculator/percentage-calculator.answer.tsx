import {
  chainWorking,
  discount,
  type Output,
  type PercentageType,
  percentOf,
  workingOf,
} from '../../engine/percentage-calculator/percentage-calculator'
import { Headline, Line, Meaning, Receipt, Receipts } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import { CopyBar } from '../core/output/copy-button'
import { sendNumber } from '../core/output/send-to'
import { Bars } from './bars'
import { Calculation } from './calculation'
import type { strings } from './percentage-calculator.strings'
import { answerText, meaningOf, percent, sentenceOf, show, stated, typed } from './sentence'

interface PercentageAnswerProps {
  readonly output: Output
  readonly t: typeof strings
  readonly locale: string
}

/** The percentages in the receipts. */
const commonPercentages = [5, 10, 20, 25, 50] as const

/** The answer, what it means, its calculation, the two amounts as bars, and common percentages of the same number. */
export function PercentageAnswer(props: PercentageAnswerProps) {
  const { output, t, locale } = props
  const { type, result } = stated(output)
  const numbers = { x: typed(output.x, locale), y: typed(output.y, locale) }

  return (
    <>
      <Headline label={interpolate(t.types[type].label, numbers, locale)}>
        {type === 'chain' ? show(output.y, locale) : isAmount(type) ? show(result, locale) : percent(result, locale)}
      </Headline>
      <Meaning {...meaningOf(output, t, locale)} />
      <Calculations {...props} />
      <Bars {...props} />
      {type === 'chain' ? <Steps {...props} /> : type !== 'points' && type !== 'difference' && <Commons {...props} />}
      <CopyBar tool={{ t }} text={() => sentenceOf(output, t, locale)} outputs={sendNumber(result)} />
    </>
  )
}

const isAmount = (type: PercentageType) => ['percentOf', 'whatTotal', 'discount', 'points'].includes(type)

/** How the answer is calculated. For percentage points, also the change in percent. */
export function Calculations({ output, t, locale }: PercentageAnswerProps) {
  const { type, x, y, result, relative, chain } = output
  if (type === 'chain')
    return chain ? (
      <Calculation working={chainWorking(chain)} answer={show(chain.final, locale)} locale={locale} />
    ) : null
  const answers = [
    { type, x, y, result },
    ...(relative === undefined ? [] : [{ type: 'change' as const, x, y, result: relative }]),
  ]
  return (
    <div>
      {answers.map((answer) => (
        <Calculation
          key={answer.type}
          working={workingOf(answer)}
          answer={answerText(answer, t, locale)}
          locale={locale}
        />
      ))}
    </div>
  )
}

/** The number after each change. */
function Steps({ output: { chain }, t, locale }: PercentageAnswerProps) {
  return (
    <Receipt title={t.steps}>
      {chain?.steps.map((step, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are identified by position
          key={index}
          label={interpolate(step.percent < 0 ? t.minusPercent : t.plusPercent, { n: Math.abs(step.percent) }, locale)}
        >
          {show(step.value, locale)}
        </Line>
      ))}
    </Receipt>
  )
}

/** Common percentages of the number that the percentage refers to. */
function Commons({ output, t, locale }: PercentageAnswerProps) {
  const { x, y, result } = output
  const { type } = stated(output)
  const base = type === 'whatTotal' ? result : type === 'percentOf' || type === 'whatPercent' ? y : x
  const isLess = type === 'decrease' || type === 'discount'
  const title = (template: string) =>
    interpolate(template, { base: (type === 'whatTotal' ? show : typed)(base, locale) }, locale)
  return (
    <Receipts>
      <Receipt title={title(t.percentsOf)}>
        {commonPercentages.map((each) => (
          <Line key={each} label={percent(each, locale)}>
            {show(percentOf(each, base), locale)}
          </Line>
        ))}
      </Receipt>
      <Receipt title={title(isLess ? t.less : t.plus)}>
        {commonPercentages.map((each) => (
          <Line key={each} label={interpolate(isLess ? t.minusPercent : t.plusPercent, { n: each }, locale)}>
            {show(discount(base, isLess ? each : -each), locale)}
          </Line>
        ))}
      </Receipt>
    </Receipts>
  )
}
