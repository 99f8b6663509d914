import {
  bareAmount,
  type Category,
  convertTyped,
  evaluate,
  exampleOf,
  fields,
  followUnit,
  hasUnit,
  type Input,
  type IssueCode,
  type Output,
  selectCategory,
  type Unit,
  unitsOf,
} from '../../engine/unit-converter/unit-converter'
import { Answer } from '../core/answer/answer'
import type { ToolProps } from '../core/base/tool-props'
import { chooseIn, SwapFields } from '../core/field-groups/swap-fields'
import { NumberField } from '../core/fields/number/number-field'
import { Select } from '../core/fields/select'
import { ActionButton, Tool } from '../core/layouts/tool'
import { useTool } from '../core/tool/use-tool'
import { UnitAnswer } from './unit-converter.answer'
import { strings } from './unit-converter.strings'
import { figureOf, summarize } from './unit-converter.summary'

export type UnitConverterProps = ToolProps<Input, Output, IssueCode, typeof strings>

export function UnitConverter(props: UnitConverterProps) {
  const tool = useTool({ fields, evaluate, summarize }, strings, props, {
    exampleFor: ({ category }) => exampleOf(category),
  })
  const { t, value, locale } = tool
  const units = unitsOf(value.category)
  const typed = convertTyped(value, { locale })
  const echo = typed && figureOf(typed, value.from, t, locale)
  const bare = bareAmount(value, { locale })
  const options = units.map((unit) => [unit, t.units[unit]] as const)
  const unitField = (name: 'from' | 'to') => ({
    ...tool.field(name),
    onChange: (unit: string) => tool.update({ amount: bare, ...chooseIn(value, name, unit as Unit) }),
  })
  const canFollow = !tool.accessOf('category') && !tool.accessOf('from') && !tool.accessOf('to')
  /** '350F' turns From to Fahrenheit. */
  function type(amount: string): void {
    const typed = { ...value, amount }
    tool.update(canFollow ? followUnit(typed, { locale }) : typed, 'amount')
  }

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="math"
      inputs={
        <>
          <Select
            {...tool.field('category')}
            onChange={(category) => tool.update(selectCategory(value, category as Category, { locale }))}
            options={Object.entries(t.categories)}
          />
          <NumberField
            {...tool.field('amount')}
            inputMode="text"
            onChange={type}
            {...(hasUnit(value, { locale }) && { shown: bare === value.amount ? undefined : bare, echo })}
          />
          <SwapFields
            label={t.swap}
            access={[tool.accessOf('from'), tool.accessOf('to')]}
            onSwap={() => tool.update({ amount: bare, from: value.to, to: value.from })}
          >
            <Select {...unitField('from')} options={options} />
            <Select {...unitField('to')} options={options} />
          </SwapFields>
          <ActionButton tool={tool}>{t.convert}</ActionButton>
        </>
      }
    >
      <Answer tool={tool}>{(output, summary) => <UnitAnswer output={output} summary={summary} />}</Answer>
    </Tool>
  )
}
