import { type Input, roundings } from '../../engine/tax-calculator/tax-calculator'
import { interpolate } from '../core/base/strings'
import type { FormTool } from '../core/base/tool-props'
import { Disclosure } from '../core/field-groups/disclosure'
import { Row } from '../core/field-groups/row'
import { Rows } from '../core/field-groups/rows'
import { Checkbox } from '../core/fields/check'
import { Choice } from '../core/fields/choice'
import { ErrorMessage } from '../core/fields/field'
import { MoneyField } from '../core/fields/number/money-field'
import { NumberField } from '../core/fields/number/number-field'
import { PercentTypo } from '../core/fields/number/percent-typo'
import type { strings } from './tax-calculator.strings'

interface FieldsProps {
  readonly tool: FormTool<Input, typeof strings>
}

/** A rate outside this range is probably a typing slip, such as 825 or 0.0825 for 8.25% (docs/rules.md). */
const usualRates = { least: 0.5, most: 60 }

interface AmountAndRateProps extends FieldsProps {
  readonly tool: FieldsProps['tool'] & { isTyping(field: string): boolean }
  readonly hint: string
  /** The sum of the items, which replaces the amount. Undefined if there are none. */
  readonly sum: string | undefined
  /** Props of a field if it was found. */
  foundIn(name: 'amount' | 'rate', most: number): { readonly placeholder?: string; readonly echo?: string }
}

export function AmountAndRate({ tool, hint, sum, foundIn }: AmountAndRateProps) {
  const { t, field, accessOf } = tool
  const fromItems = { value: '', placeholder: sum, echo: t.sum, access: accessOf('amount') ?? ('locked' as const) }
  return (
    <>
      <Row>
        <MoneyField {...field('amount')} {...(sum === undefined ? foundIn('amount', 2) : fromItems)} hint={hint} />
        <NumberField {...field('rate')} {...foundIn('rate', 4)} />
      </Row>
      <PercentTypo {...field('rate')} usual={usualRates} isTyping={tool.isTyping('rate')} />
    </>
  )
}

/** Up to three more taxes, and whether each is also due on those before it. */
export function MoreTaxes({ tool }: FieldsProps) {
  const { t, locale, value, field } = tool
  const { moreTaxes } = value
  const { issue } = field('moreTaxes')
  const named = (template: string, index: number) => interpolate(template, { n: index + 2 }, locale)
  if (tool.accessOf('moreTaxes') === 'hidden') return null
  return (
    <Disclosure summary={t.moreTaxes} open={moreTaxes.some(({ rate }) => rate?.trim())}>
      <Rows
        access={tool.accessOf('moreTaxes')}
        label={t.moreTaxes}
        most={3}
        count={Math.max(moreTaxes.length, 1)}
        add={t.addTax}
        remove={(index) => named(t.removeTax, index)}
        onAdd={() => tool.update({ moreTaxes: [...(moreTaxes.length > 0 ? moreTaxes : [{ rate: '' }]), { rate: '' }] })}
        onRemove={(index) => tool.replace({ moreTaxes: moreTaxes.filter((_, other) => other !== index) })}
        row={(index) => <NumberField {...field(`moreTaxes.${index}.rate`, named(t.taxNumber, index))} />}
      />
      <ErrorMessage>{issue}</ErrorMessage>
      <Checkbox {...field('compound')} value={value.compound === true} hint={t.compoundHint} />
    </Disclosure>
  )
}

/**
 * Amounts of their own, such as the lines of a receipt, and when to round. With a second one, the amount that was typed
 * is the first.
 */
export function Items({ tool }: FieldsProps) {
  const { t, locale, value, field } = tool
  const { lines } = value
  const { issue } = field('lines')
  const named = (template: string, index: number) => interpolate(template, { n: index + 1 }, locale)
  if (tool.accessOf('lines') === 'hidden') return null
  return (
    <Disclosure summary={t.lines} open={lines.some(({ amount }) => amount?.trim())}>
      <Rows
        access={tool.accessOf('lines')}
        label={t.lines}
        count={Math.max(lines.length, 1)}
        add={t.addLine}
        remove={(index) => named(t.removeLine, index)}
        onAdd={() =>
          tool.update({ lines: [...(lines.length > 0 ? lines : [{ amount: value.amount }]), { amount: '' }] })
        }
        onRemove={(index) => tool.replace({ lines: lines.filter((_, other) => other !== index) })}
        row={(index) => (
          <MoneyField
            {...field(`lines.${index}.amount`, named(t.line, index))}
            placeholder={lines.length > 0 ? undefined : value.amount}
          />
        )}
      />
      <ErrorMessage>{issue}</ErrorMessage>
      <Choice
        {...field('rounding')}
        hint={t.roundingHint}
        options={roundings.map((each) => [each, t.roundings[each]])}
      />
    </Disclosure>
  )
}
