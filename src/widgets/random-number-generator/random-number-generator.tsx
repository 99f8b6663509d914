import { useEffect, useRef, useState } from 'react'
import * as engine from '../../engine/random-number-generator'
import { Answer, Headline, Note, Placeholder } from '../core/answer'
import { bar } from '../core/button.css'
import { Checkbox } from '../core/check'
import { CopyButton } from '../core/copy-button'
import { NumberField } from '../core/field'
import { field, legend } from '../core/field.css'
import { formatNumber } from '../core/format'
import { fill } from '../core/strings'
import { ActionButton, Row, Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import * as css from './random-number-generator.css'
import { Die } from './random-number-generator.die'
import { Numbers } from './random-number-generator.numbers'
import { strings } from './random-number-generator.strings'

export type RandomNumberGeneratorProps = ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings>

/** A die lies still after so many milliseconds (spec part 2, point 4). */
const rolls = 100

export function RandomNumberGenerator(props: RandomNumberGeneratorProps) {
  const tool = useTool(engine, strings, props)
  const { t, locale, output } = tool
  const draw = useCount(output)
  const [thrown, setThrown] = useState<number>()
  const act = useRef(tool.act)
  act.current = tool.act

  useEffect(() => {
    if (thrown === undefined) return
    const timer = setTimeout(() => {
      setThrown(undefined)
      act.current()
    }, rolls)
    return () => clearTimeout(timer)
  }, [thrown])

  function throwDie(sides: number): void {
    tool.update(engine.throwOf(sides))
    setThrown(sides)
  }

  const label = fill(t.draw, { n: draw }, locale)
  const show = (number: number) => formatNumber(number, locale)
  const say = ({ numbers }: engine.Output) =>
    fill(
      numbers.length > 20 ? t.sayMany : t.say,
      { draw, n: numbers.length, numbers: numbers.map(show).join(', ') },
      locale,
    )

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <Row>
            <NumberField {...tool.field('min')} />
            <NumberField {...tool.field('max')} />
          </Row>
          <NumberField {...tool.field('quantity')} hint={fill(t.quantityHint, { n: engine.most.quantity }, locale)} />
          <Checkbox {...tool.field('unique')} />
          <ActionButton tool={tool}>{t.generate}</ActionButton>
          <fieldset className={field}>
            <legend className={legend}>{t.dice}</legend>
            <div className={css.dice}>
              {engine.dice.map((sides) => (
                <button key={sides} type="button" className={css.die} onClick={() => throwDie(sides)}>
                  <Die sides={sides} />
                  {fill(t.die, { sides }, locale)}
                </button>
              ))}
            </div>
          </fieldset>
        </>
      }
    >
      {/* While a die rolls, the answer before it is not said to be out of date: the next one is on its way. */}
      <Answer
        tool={thrown ? { ...tool, stale: false } : tool}
        say={say}
        empty={<Placeholder label={t.number} lines={[]} />}
      >
        {({ numbers }) => (
          <>
            {numbers.length === 1 ? (
              <Headline label={label}>{numbers.map(show)}</Headline>
            ) : (
              <Numbers label={label} title={t.numbers}>
                {numbers.map(show)}
              </Numbers>
            )}
            <div className={bar}>
              <CopyButton tool={tool} text={() => numbers.join(', ')} />
              {numbers.length > 1 && <CopyButton tool={tool} label={t.column} text={() => numbers.join('\n')} />}
            </div>
          </>
        )}
      </Answer>
      <Note>{t.kept}</Note>
    </Tool>
  )
}

/** How many answers there have been, this one included. */
function useCount(output: object | undefined): number {
  const last = useRef({ output, count: 0 })
  if (output && output !== last.current.output) last.current = { output, count: last.current.count + 1 }
  return last.current.count
}
