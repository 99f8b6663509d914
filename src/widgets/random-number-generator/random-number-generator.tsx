import { useEffect, useRef, useState } from 'react'
import { seeded } from '../../engine/core/random'
import {
  dice,
  evaluate,
  fields,
  type Input,
  type IssueCode,
  initial,
  most,
  type Output,
  rollOf,
} from '../../engine/random-number-generator/random-number-generator'
import { Answer, Note } from '../core/answer/answer'
import { icon } from '../core/base/icons'
import { keptIn, type Memory, useKeep } from '../core/base/memory'
import { afterPress } from '../core/base/press'
import { isSameInput } from '../core/base/record'
import { interpolate } from '../core/base/strings'
import type { ToolProps } from '../core/base/tool-props'
import { Row } from '../core/field-groups/row'
import { Checkbox } from '../core/fields/check'
import { field, legend } from '../core/fields/field.css'
import { NumberField } from '../core/fields/number/number-field'
import { ActionButton, Tool } from '../core/layouts/tool'
import { useTool } from '../core/tool/use-tool'
import { Drawn } from './random-number-generator.answer'
import * as css from './random-number-generator.css'
import { strings } from './random-number-generator.strings'
import { summarize } from './random-number-generator.summary'

export type RandomNumberGeneratorProps = ToolProps<Input, Output, IssueCode, typeof strings>

/** How long a die rolls, in milliseconds (docs/rules.md). */
const rollTime = 100

const evaluateExample = (input: Input) => evaluate(input, { random: seeded(1) })

export function RandomNumberGenerator(props: RandomNumberGeneratorProps) {
  const tool = useTool({ fields, evaluate, summarize, example: initial }, strings, props, {
    follows: 'never',
    isDrawn: true,
    evaluateExample,
  })
  const { t, locale, output, status, begin } = tool
  const draw = useCount(status === 'example' ? undefined : output, props.memory)
  const rollDie = useDice(tool)
  useEffect(begin, [begin])
  const summary = tool.summary && { ...tool.summary, label: interpolate(t.draw, { n: draw }, locale) }

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="generators"
      inputs={
        <>
          <Row>
            <NumberField {...tool.field('min')} />
            <NumberField {...tool.field('max')} />
          </Row>
          <NumberField {...tool.field('quantity')} hint={interpolate(t.quantityHint, { n: most.quantity }, locale)} />
          <div>
            <Checkbox {...tool.field('unique')} />
          </div>
          <ActionButton tool={tool}>{t.generate}</ActionButton>
          <fieldset className={field} disabled={Boolean(tool.accessOf('min') ?? tool.accessOf('max'))}>
            <legend className={legend}>{t.dice}</legend>
            <div className={css.dice}>
              {dice.map((sides) => (
                <button key={sides} type="button" className={css.die} onClick={() => rollDie(sides)}>
                  <Die sides={sides} />
                  {interpolate(t.die, { sides }, locale)}
                </button>
              ))}
            </div>
          </fieldset>
        </>
      }
    >
      <Answer tool={{ ...tool, summary }}>{(output, summary) => <Drawn output={output} summary={summary} />}</Answer>
      <Note>{t.kept}</Note>
    </Tool>
  )
}

interface DiceTool {
  readonly value: Input
  act(): void
  update(patch: Partial<Input>): void
}

/** Fills in a die's range and draws after the roll, unless the fields have been edited in the meantime. */
function useDice({ value, act, update }: DiceTool) {
  const [sides, setSides] = useState<number>()
  const newest = useRef({ value, act })
  newest.current = { value, act }

  useEffect(() => {
    if (sides === undefined) return
    const timer = setTimeout(() => {
      setSides(undefined)
      const { value, act } = newest.current
      if (isSameInput({ ...value, ...rollOf(sides) }, value)) afterPress(act)
    }, rollTime)
    return () => clearTimeout(timer)
  }, [sides])

  function rollDie(sides: number): void {
    update(rollOf(sides))
    setSides(sides)
  }
  return rollDie
}

interface Draws {
  readonly output: object | undefined
  readonly count: number
}

/** The number of answers so far, including this one. */
function useCount(output: object | undefined, memory: Memory | undefined): number {
  const [before, store] = useState<Draws>(() => keptIn(memory, 'draws') ?? { output, count: 0 })
  const now = output && output !== before.output ? { output, count: before.count + 1 } : before
  if (now !== before) store(now)
  useKeep(memory, 'draws', now)
  return now.count
}

const shapes = [
  [6, icon('M3 3h10v10H3zM8 8h.01')],
  [10, icon('M8 1.5 14 9l-6 5.5L2 9zM2 9l6 2 6-2')],
  [20, icon('m8 1.5 5.8 3.3v6.4L8 14.5l-5.8-3.3V4.8zM2.4 11h11.2L8 1.8z')],
] as const
const Round = icon('M8 2a6 6 0 1 0 .01 0zM8 8h.01')

/** An icon for a die with this many sides. */
function Die({ sides }: { readonly sides: number }) {
  const Shape = shapes.find(([known]) => known === sides)?.[1] ?? Round
  return <Shape />
}
