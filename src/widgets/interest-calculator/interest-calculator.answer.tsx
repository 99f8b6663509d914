import { useMemo } from 'react'
import { readPercent } from '../../engine/core/numbers/read-number'
import { effectiveRate, evaluate, type Input, type Output } from '../../engine/interest-calculator/interest-calculator'
import { Headline, Line, Meaning, Receipt, Receipts } from '../core/answer/answer'
import { bar, secondary } from '../core/base/button.css'
import { TableIcon } from '../core/base/icons'
import { interpolate } from '../core/base/strings'
import { formatPercent } from '../core/format/format'
import { Breakdown, type Part } from '../core/output/breakdown'
import { CopyButton } from '../core/output/copy-button'
import { DownloadButton, toCsv } from '../core/output/download-button'
import { SendTo, sendNumber } from '../core/output/send-to'
import { type Growing, Growth } from './chart'
import { Compared, secondPlan } from './compared'
import type { strings } from './interest-calculator.strings'
import { headlineOf, timeOf, unitOf, withFound } from './quantities'
import { cellsOf, columnsOf } from './years'

interface InterestAnswerProps {
  readonly output: Output
  /** The input of this output. */
  readonly input: Input
  readonly isTableOpen: boolean
  /** Opens or closes the table, which is outside the answer because it needs the full width. */
  readonly onToggle: () => void
  readonly t: typeof strings
  readonly locale: string
  readonly money: (amount: number) => string
}

/** The final amount or what was found, a chart of the growth, its parts, and other plans. */
export function InterestAnswer(props: InterestAnswerProps) {
  const { output, input: asked, isTableOpen, onToggle, t, locale, money } = props
  const { principal, contributions, interest, finalAmount, realAmount, totalReturn, years, found } = output
  const input = useMemo(() => withFound(asked, output, locale), [asked, output, locale])
  const unit = unitOf(asked, output)
  const parts: readonly Part[] = [
    { label: t.principal, amount: principal, series: 2 },
    ...(contributions > 0 ? [{ label: t.contributions, amount: contributions, series: 3 } as const] : []),
    { label: t.interest, amount: interest, series: 1 },
  ]
  const gain = formatPercent(totalReturn, locale, 2, totalReturn < 0.01 ? 10 : 2)
  const time = timeOf(years[years.length - 1]?.year ?? 0, asked.timeUnit, locale, found === 'time')
  const [label, figure] = headlineOf(output, asked, props)
  const simple = useMemo(() => simpleOf(input, locale), [input, locale])
  const words = { paid: money(principal + contributions), principal: money(principal), final: money(finalAmount), time }
  const other = useMemo(() => {
    const asSimple = contributions === 0 && simple ? { ...simple, label: t.simpleBalance } : undefined
    return secondPlan(output, input, t, locale) ?? asSimple
  }, [output, input, simple, contributions, t, locale])
  const lines = [
    { label: t.totalReturn, text: gain },
    ...(input.type === 'compound' ? [{ label: t.effectiveRate, text: effectiveOf(input, locale) }] : []),
    ...(realAmount === undefined ? [] : [{ label: t.realAmount, text: money(realAmount) }]),
  ]
  const receipt = [
    interpolate(contributions > 0 ? t.sayPaidIn : t.say, words),
    ...(found ? [`${label}: ${figure}`] : []),
    ...parts.map(({ label, amount }) => `${label}: ${money(amount)}`),
    ...lines.map(({ label, text }) => `${label}: ${text}`),
  ]
  const rows = years.map((row) => cellsOf(row, years, unit))

  return (
    <>
      <Headline label={label}>{figure}</Headline>
      {found ? (
        <Meaning template={t.meaningFound} values={{ ...words, interest: money(interest) }} />
      ) : contributions > 0 ? (
        <Meaning template={t.paidIn} values={{ ...words, interest: money(interest) }} />
      ) : simple ? (
        <Meaning template={t.meaning.compound} values={{ simple: money(simple.output.finalAmount) }} />
      ) : (
        <Meaning template={t.meaning.simple} values={{ ...words, gain }} />
      )}
      <Growth
        output={output}
        input={input}
        other={other}
        parts={parts}
        unit={unit}
        t={t}
        locale={locale}
        money={money}
      />
      <Made {...props} parts={parts} lines={lines} time={time} />
      <Compared {...props} />
      <div className={bar}>
        <button type="button" className={secondary} aria-expanded={isTableOpen} onClick={onToggle}>
          <TableIcon />
          {isTableOpen ? t.hideTable : t.table}
        </button>
        <CopyButton tool={{ t }} text={() => receipt.join('\n')} />
        <SendTo outputs={sendNumber(finalAmount)} />
        <DownloadButton name="interest.csv" type="text/csv" content={() => toCsv([columnsOf(t, years, unit), ...rows])}>
          {t.csv}
        </DownloadButton>
      </div>
    </>
  )
}

interface MadeProps extends InterestAnswerProps {
  readonly parts: readonly Part[]
  readonly lines: readonly { readonly label: string; readonly text: string }[]
  readonly time: string
}

/** What the final amount is made of, and figures for the whole time. */
function Made({ parts, lines, time, ...props }: MadeProps) {
  const { output, t, locale, money } = props
  return (
    <Receipts>
      <Receipt title={t.madeOf} picture={<Breakdown locale={locale} parts={parts} />}>
        {parts.map(({ label, amount, series }) => (
          <Line key={label} label={label} series={series}>
            {money(amount)}
          </Line>
        ))}
        {output.found && (
          <Line label={t.finalAmount} rule>
            {money(output.finalAmount)}
          </Line>
        )}
      </Receipt>
      <Receipt title={interpolate(t.over, { time })}>
        {lines.map(({ label, text }) => (
          <Line key={label} label={label}>
            {text}
          </Line>
        ))}
        <FirstAndLast {...props} />
      </Receipt>
    </Receipts>
  )
}

/** '5.12%' for 5% compounded monthly. */
function effectiveOf({ rate, frequency }: Input, locale: string): string {
  const effective = effectiveRate(Number(readPercent(rate, locale)), Number(frequency))
  return formatPercent(effective, locale, 2, effective < 0.01 ? 10 : 2)
}

/** The same input with simple interest, to compare. Undefined if the answer is simple interest. */
function simpleOf(input: Input, locale: string): Growing | undefined {
  if (input.type === 'simple') return undefined
  const asSimple: Input = { ...input, type: 'simple', compare: [] }
  const result = evaluate(asSimple, { locale })
  return result.ok ? { input: asSimple, output: result.value } : undefined
}

/** The interest of the first year and, if there's more than one, of the last, which may be a part of a year. */
function FirstAndLast({ output: { years }, t, locale, money }: InterestAnswerProps) {
  const whole = years.filter(({ year }) => Number.isInteger(year))
  const shown = [...whole.slice(0, 1), ...years.slice(1).slice(-1)]
  return shown.map(({ year, interest }) => (
    <Line
      key={year}
      label={interpolate(
        Number.isInteger(year) ? t.first : t.rest,
        { year: Number.isInteger(year) ? year : whole.length },
        locale,
      )}
    >
      {money(interest)}
    </Line>
  ))
}
