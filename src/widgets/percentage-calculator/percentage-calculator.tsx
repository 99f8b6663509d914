import {
  evaluate,
  example,
  fields,
  hasChanges,
  type Input,
  type IssueCode,
  initial,
  isPercentField,
  type Output,
  type PercentageType,
  selectType,
  types,
} from '../../engine/percentage-calculator/percentage-calculator'
import { Answer } from '../core/answer/answer'
import { localize, mapTexts } from '../core/base/field-kinds'
import type { ToolProps } from '../core/base/tool-props'
import { Row } from '../core/field-groups/row'
import { NumberField } from '../core/fields/number/number-field'
import { Select } from '../core/fields/select'
import { Inputs } from '../core/layouts/frame'
import { ActionButton, Tool } from '../core/layouts/tool'
import { useTool } from '../core/tool/use-tool'
import { ChainFields } from './chain'
import { PercentageAnswer } from './percentage-calculator.answer'
import { strings } from './percentage-calculator.strings'
import { summarize } from './percentage-calculator.summary'
import { Questions } from './questions'

export type PercentageCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

/** For each type, one with a plausible answer. */
const examples: Readonly<Record<PercentageType, Input>> = {
  percentOf: example,
  whatPercent: { ...initial, type: 'whatPercent', x: '18', y: '24' },
  increase: { ...initial, type: 'increase', x: '80', y: '100' },
  decrease: { ...initial, type: 'decrease', x: '100', y: '80' },
  change: { ...initial, type: 'change', x: '75', y: '50' },
  discount: { ...initial, type: 'discount', x: '80', y: '15' },
  whatTotal: { ...initial, type: 'whatTotal', x: '12', y: '15' },
  points: { ...initial, type: 'points', x: '40', y: '44' },
  difference: { ...initial, type: 'difference', x: '40', y: '44' },
  chain: { ...initial, type: 'chain', start: '100', changes: [{ percent: '10' }, { percent: '-10' }] },
}
/** In the list of questions, where a change may be an increase. */
const questionExamples = { ...examples, change: { ...examples.increase, type: 'change' } } as const
/** The fields of the form for this type. */
const formOf = ({ type, x, y, start, changes }: Input): Partial<Input> =>
  type === 'chain' ? { type, start, changes } : { type, x, y }
const exampleFor = ({ type }: Input): Input => examples[type] ?? example

export function PercentageCalculator(props: PercentageCalculatorProps) {
  const tool = useTool({ fields, evaluate, summarize }, strings, props, { exampleFor })
  const { t, value, locale } = tool
  const words = t.types[types.includes(value.type) ? value.type : initial.type]
  const isFilledIn = value.type === 'chain' ? hasChanges(value) : value.x.trim() && value.y.trim()
  const areQuestionsHidden =
    tool.props.resultOnly || ['questions', 'changes'].every((field) => tool.accessOf(field) === 'hidden')
  const number = (name: 'x' | 'y') => {
    const isPercent = isPercentField(value.type, name)
    const field = tool.field(name, words[name])
    if (!isPercent) return field
    return { ...field, notation: { kind: 'percent', locale, currency: undefined } as const }
  }

  /** Fills in and answers the form. The sentences stay as they are. */
  function fillIn(next: Partial<Input>): void {
    tool.replace(mapTexts(next, fields, (text, kind) => localize(text, kind, locale)))
    tool.act()
  }
  const form = {
    ...tool,
    applyExample: () => fillIn(formOf(exampleFor(value))),
    applySample: (sample: Partial<Input>) => fillIn({ ...formOf(initial), ...sample }),
  }

  return (
    <Tool
      tool={form}
      name={t.name}
      hue="math"
      inputs={
        <>
          <div>
            <Select
              {...tool.field('type')}
              onChange={(type) => tool.update(selectType(value, type as PercentageType, { locale }))}
              options={types.map((type) => [type, t.types[type].question])}
            />
          </div>
          {value.type === 'chain' ? (
            <ChainFields tool={tool} />
          ) : (
            <Row>
              <NumberField {...number('x')} />
              <NumberField {...number('y')} />
            </Row>
          )}
          <ActionButton tool={tool} isIncomplete={!isFilledIn}>
            {t.calculate}
          </ActionButton>
        </>
      }
      below={
        areQuestionsHidden ? undefined : (
          // Sentences answer as they're typed, so Enter is for the form above, once it's filled in.
          <Inputs tool={{ ...tool, act: () => isFilledIn && tool.act() }}>
            <Questions tool={tool} examples={questionExamples} />
          </Inputs>
        )
      }
    >
      <Answer tool={form}>{(output, summary) => <PercentageAnswer output={output} summary={summary} />}</Answer>
    </Tool>
  )
}
