import { useState } from 'react'
import * as engine from '../../engine/mortgage-calculator'
import { Answer, Headline, Placeholder } from '../core/answer'
import { secondary } from '../core/button.css'
import { Choice } from '../core/choice'
import { Disclosure } from '../core/disclosure'
import { NumberField } from '../core/field'
import { currencySign, formatMoney } from '../core/format'
import { NotFetched, partOf } from '../core/part'
import { fill } from '../core/strings'
import { ActionButton, Row, Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import { firstStrings, type strings } from './mortgage-calculator.strings'

export type MortgageCalculatorProps = ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings>

const extras = ['propertyTax', 'insurance', 'pmi'] as const

const usePart = partOf(() => import('./mortgage-calculator.part'))

export function MortgageCalculator(props: MortgageCalculatorProps) {
  const tool = useTool(engine, firstStrings, props)
  const [open, setOpen] = useState(false)
  const { t, value, locale } = tool
  const sign = currencySign(locale, t.currency)
  const money = (amount: number) => formatMoney(amount, locale, t.currency)
  const given = { first: t, strings: props.strings, locale, money }
  const isUnfolded = extras.some((field) => value[field] || tool.issueAt(field))
  const filled = [value.homePrice, value.downPayment, value.interestRate].every((text) => text.trim())
  const years = tool.output && engine.byYear(tool.output.schedule)
  const [part, , failed] = usePart(filled && (tool.result ?? true))

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <NumberField {...tool.field('homePrice')} prefix={sign} />
          <Row>
            <NumberField {...tool.field('downPayment')} prefix={sign} />
            <NumberField {...tool.field('interestRate')} suffix="%" />
          </Row>
          <Choice {...tool.field('term')} unit={t.years} options={engine.terms.map((term) => [term, term])} />
          <Disclosure summary={t.extras} open={isUnfolded}>
            <Row>
              <NumberField {...tool.field('propertyTax')} prefix={sign} />
              <NumberField {...tool.field('insurance')} prefix={sign} />
            </Row>
            <NumberField {...tool.field('pmi')} prefix={sign} hint={t.pmiHint} />
          </Disclosure>
          <ActionButton tool={tool} disabled={!filled}>
            {t.calculate}
          </ActionButton>
        </>
      }
      below={open && years && part && <part.Schedule years={years} {...given} />}
    >
      <Answer
        tool={tool}
        say={({ totalMonthly }) => fill(t.say, { payment: money(totalMonthly) })}
        empty={<Placeholder label={t.monthlyPayment} lines={[t.principalAndInterest, t.loanAmount, t.totalInterest]} />}
      >
        {(output) => (
          <>
            <Headline label={t.monthlyPayment}>{money(output.totalMonthly)}</Headline>
            {failed && <NotFetched t={t} />}
            {part && years && (
              <part.Loan output={output} years={years} {...given}>
                <button type="button" className={secondary} aria-expanded={open} onClick={() => setOpen(!open)}>
                  {open ? t.hideSchedule : t.schedule}
                </button>
              </part.Loan>
            )}
          </>
        )}
      </Answer>
    </Tool>
  )
}
