import { emptyLoan, type OtherLoan } from '../../engine/mortgage-calculator/fields'
import type { Output } from '../../engine/mortgage-calculator/mortgage-calculator'
import { Options } from '../core/comparison/options'
import { Disclosure } from '../core/field-groups/disclosure'
import { FindAnother } from '../core/field-groups/find-another'
import { Row } from '../core/field-groups/row'
import { DateField } from '../core/fields/date/date-field'
import * as field from '../core/fields/field.css'
import { MoneyField } from '../core/fields/number/money-field'
import { NumberField } from '../core/fields/number/number-field'
import { type FieldsProps, hasContent } from './mortgage-calculator.fields'

/** Under More options, besides other loans. */
const moreFields = ['startDate', 'points', 'closingCosts', 'income', 'debts', 'ratio', 'payment'] as const

/** Less common questions about a mortgage. */
export function MoreFields(props: FieldsProps) {
  const { tool } = props
  const { t, value } = tool
  return (
    <Disclosure
      summary={t.more}
      content={t.moreContent}
      open={hasContent(tool, moreFields) || value.compare.length > 0}
    >
      <CostFields {...props} />
      <AffordFields {...props} />
      <FindAnother
        tool={tool}
        usual="payment"
        others={{ homePrice: t.homePrice, interestRate: t.interestRate, term: t.term }}
        numbersOf={numbersOf}
      >
        <MoneyField {...tool.field('payment', t.principalAndInterest)} unit={t.perMonth} />
      </FindAnother>
      <LoanFields {...props} />
    </Disclosure>
  )
}

/** The number of each field that can be found. */
const numbersOf = ({ found, solution = 0, monthlyPayment }: Output) => ({
  payment: monthlyPayment,
  // A term is in whole years.
  ...(found && { [found]: found === 'term' ? Math.ceil(solution / 12) : solution }),
})

/** The date of the first payment, and what's paid at closing. */
function CostFields({ tool }: FieldsProps) {
  const { t, field } = tool
  return (
    <>
      <DateField {...field('startDate')} />
      <Row>
        <NumberField {...field('points')} unit={t.ofLoan} />
        <MoneyField {...field('closingCosts')} />
      </Row>
    </>
  )
}

const affordFields = ['income', 'debts', 'ratio'] as const

/** What's needed to find the price that an income pays for. */
function AffordFields({ tool }: FieldsProps) {
  const { t, field: props } = tool
  return (
    <Disclosure summary={t.afford} open={hasContent(tool, affordFields)}>
      <MoneyField {...props('income')} unit={t.beforeTax} />
      <Row>
        <MoneyField {...props('debts')} unit={t.perMonth} />
        <NumberField {...props('ratio')} placeholder="36" />
      </Row>
      <p className={field.hint}>{t.affordHint}</p>
    </Disclosure>
  )
}

/** Other loans. */
function LoanFields({ tool }: FieldsProps) {
  const { t } = tool
  return (
    <Options<OtherLoan>
      tool={tool}
      blank={emptyLoan}
      row={(field) => (
        <>
          <Row>
            <MoneyField {...field('homePrice')} />
            <MoneyField {...field('downPayment')} prefix={undefined} />
          </Row>
          <Row>
            <NumberField {...field('interestRate')} />
            <NumberField {...field('term')} suffix={t.years} />
          </Row>
          <Row>
            <NumberField {...field('points')} />
            <MoneyField {...field('closingCosts')} />
          </Row>
        </>
      )}
    />
  )
}
