import { useRef } from 'react'
import * as engine from '../../engine/salary-calculator'
import { Answer, Headline, Placeholder } from '../core/answer'
import { Choice } from '../core/choice'
import { Disclosure } from '../core/disclosure'
import { NumberField } from '../core/field'
import { currencySign, formatMoney, formatNumber } from '../core/format'
import { NotFetched, partOf } from '../core/part'
import { Row, Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import { firstStrings, type strings } from './salary-calculator.strings'

export type SalaryCalculatorProps = ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings>

const overtime = ['overtimeHours', 'overtimeMultiplier'] as const

const usePart = partOf(() => import('./salary-calculator.part'))

export function SalaryCalculator(props: SalaryCalculatorProps) {
  const tool = useTool(engine, firstStrings, props, { live: true })
  const { t, value, locale, output } = tool
  const toHourly = value.mode === 'salaryToHourly'
  const label = t.found[toHourly ? 'salaryToHourly' : 'hourlyToSalary']
  const [part, , failed] = usePart(value.hourlyRate.trim() || value.annualSalary.trim())
  const sign = currencySign(locale, t.currency)
  const money = (amount: number) => formatMoney(amount, locale, t.currency)
  const figureOf = (output: engine.Output) => ('hourlyRate' in output ? output.hourlyRate : output.grossAnnual)
  /** Once there is overtime to see, it is the person who folds it away: not the 0 typed in it. */
  const unfolded = useRef(false)
  unfolded.current ||= overtime.some((field) => tool.issueAt(field) || value[field] !== engine.initial[field])

  /** What was typed stays; where the other amount is empty, it is what was just worked out. */
  function changeMode(mode: string): void {
    const found = output ? formatNumber(figureOf(output), locale, 0, 2) : ''
    tool.update({
      mode: mode as engine.SalaryMode,
      hourlyRate: value.hourlyRate || found,
      annualSalary: value.annualSalary || found,
    })
  }

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <Choice
            {...tool.field('mode')}
            onChange={changeMode}
            options={engine.modes.map((mode) => [mode, t.modes[mode]])}
          />
          <div hidden={toHourly}>
            <NumberField {...tool.field('hourlyRate')} unit={t.beforeTax} prefix={sign} />
          </div>
          <div hidden={!toHourly}>
            <NumberField {...tool.field('annualSalary')} unit={t.beforeTax} prefix={sign} />
          </div>
          <Row>
            <NumberField {...tool.field('hoursPerWeek')} />
            <NumberField {...tool.field('weeksPerYear')} />
          </Row>
          <NumberField {...tool.field('taxRate')} suffix="%" hint={t.taxHint} />
          {!toHourly && (
            <Disclosure summary={t.overtime} open={unfolded.current}>
              <Row>
                <NumberField {...tool.field('overtimeHours')} hint={t.overtimeHint} />
                <NumberField {...tool.field('overtimeMultiplier')} suffix={t.times} />
              </Row>
            </Disclosure>
          )}
        </>
      }
    >
      <Answer
        tool={tool}
        say={(output) => `${label}: ${money(figureOf(output))}`}
        empty={<Placeholder label={label} lines={[t.net, t.tax, t.gross]} />}
      >
        {(output) => (
          <>
            <Headline label={label}>{money(figureOf(output))}</Headline>
            {failed && <NotFetched t={t} />}
            {part && <part.Pay output={output} first={t} strings={props.strings} money={money} />}
          </>
        )}
      </Answer>
    </Tool>
  )
}
