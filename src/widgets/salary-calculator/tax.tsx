import { emptyBracket } from '../../engine/salary-calculator/fields'
import { filingStatuses, type Input, taxMethods } from '../../engine/salary-calculator/salary-calculator'
import { interpolate } from '../core/base/strings'
import type { FormTool } from '../core/base/tool-props'
import { Row } from '../core/field-groups/row'
import { Rows } from '../core/field-groups/rows'
import { MoneyField } from '../core/fields/number/money-field'
import { NumberField } from '../core/fields/number/number-field'
import { Select } from '../core/fields/select'
import type { strings } from './salary-calculator.strings'

interface TaxFieldsProps {
  readonly tool: FormTool<Input, typeof strings>
}

/** How tax is calculated: a flat rate, a country's taxes, or own brackets. */
export function TaxFields({ tool }: TaxFieldsProps) {
  const { t, value, field } = tool
  // An outside page may set any text.
  const method = taxMethods.find((each) => each === value.taxMethod) ?? 'flat'
  const taxMethod = {
    ...field('taxMethod'),
    value: method,
    hint: method === 'flat' ? undefined : t.taxHints[method],
    options: taxMethods.map((each) => [each, t.taxMethods[each]] as const),
  }

  function choose(next: string): void {
    const { brackets } = value
    const needsRows = next === 'own' && brackets.length === 0
    tool.update({
      taxMethod: next as Input['taxMethod'],
      ...(needsRows ? { brackets: [{ from: '0', rate: value.taxRate }, emptyBracket] } : {}),
    })
  }

  return (
    <>
      <Row>
        <Select {...taxMethod} onChange={choose} />
        {method === 'flat' && <NumberField {...field('taxRate')} hint={t.taxHint} />}
      </Row>
      <div hidden={method !== 'usFederal'}>
        <Select
          {...field('filingStatus')}
          value={value.filingStatus || 'single'}
          onChange={(next) => tool.update({ filingStatus: next as Input['filingStatus'] })}
          options={filingStatuses.map((each) => [each, t.filingStatuses[each]])}
        />
      </div>
      <div hidden={method !== 'own'}>
        <Brackets tool={tool} />
      </div>
    </>
  )
}

/** The person's own tax brackets. */
function Brackets({ tool }: TaxFieldsProps) {
  const { t, locale, value, field } = tool
  const { brackets } = value
  return (
    <Rows
      access={tool.accessOf('brackets')}
      label={t.brackets}
      count={brackets.length}
      add={t.addBracket}
      remove={(index) => interpolate(t.removeBracket, { n: index + 1 }, locale)}
      onAdd={() => tool.update({ brackets: [...brackets, emptyBracket] })}
      onRemove={(index) => tool.replace({ brackets: brackets.filter((_, other) => other !== index) })}
      row={(index) => (
        <>
          <MoneyField {...field(`brackets.${index}.from`, t.bracketFrom)} placeholder={index ? undefined : '0'} />
          <NumberField {...field(`brackets.${index}.rate`, t.bracketRate)} />
        </>
      )}
    />
  )
}
