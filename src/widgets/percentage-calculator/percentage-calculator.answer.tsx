import { discount, type Output, percentOf } from '../../engine/percentage-calculator'
import { Headline, Line, Meaning, Receipt, Receipts } from '../core/answer/answer'
import { CopyBar } from '../core/output/copy-button'
import { interpolate } from '../core/tool/strings'
import { Bars } from './percentage-calculator.bars'
import { meaningOf, percent, sentenceOf, show, stated, typed } from './percentage-calculator.sentence'
import type { strings } from './percentage-calculator.strings'

interface PercentageAnswerProps {
  readonly output: Output
  readonly t: typeof strings
  readonly locale: string
}

/** The percentages in the receipts. */
const commonPercentages = [5, 10, 20, 25, 50] as const

/** The answer, what it means, the two amounts as bars, and common percentages of the same number. */
export function PercentageAnswer({ output, t, locale }: PercentageAnswerProps) {
  const { x, y } = output
  const { type, result } = stated(output)
  const numbers = { x: typed(x, locale), y: typed(y, locale) }
  const isAmount = type === 'percentOf' || type === 'discount'
  const base = type === 'percentOf' || type === 'whatPercent' ? y : x
  const isLess = type === 'decrease' || type === 'discount'
  const title = (template: string) => interpolate(template, { base: typed(base, locale) }, locale)

  return (
    <>
      <Headline label={interpolate(t.types[type].label, numbers, locale)}>
        {isAmount ? show(result, locale) : percent(result, locale)}
      </Headline>
      <Meaning {...meaningOf(output, t, locale)} />
      <Bars output={output} t={t} locale={locale} />
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
      <CopyBar tool={{ t }} text={() => sentenceOf(output, t, locale)} />
    </>
  )
}
