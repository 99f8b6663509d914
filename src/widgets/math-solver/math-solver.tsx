import { type FocusEvent, useMemo, useState } from 'react'
import { fields } from '../../engine/math-solver/fields'
import {
  evaluate,
  type Input,
  type IssueCode,
  type MathContext,
  type Output,
} from '../../engine/math-solver/math-solver'
import { Answer } from '../core/answer/answer'
import { afterPress } from '../core/base/press'
import type { ToolProps } from '../core/base/tool-props'
import { Disclosure } from '../core/field-groups/disclosure'
import { hint } from '../core/fields/field.css'
import { Tool } from '../core/layouts/tool'
import { useTool } from '../core/tool/use-tool'
import { Expression } from './expression'
import { History, useHistory } from './history'
import { Keypad } from './keypad'
import { MathAnswer } from './math-solver.answer'
import * as css from './math-solver.css'
import { strings } from './math-solver.strings'
import { summarize } from './math-solver.summary'
import { useExpression } from './typing'

export type MathSolverProps = ToolProps<Input, Output, IssueCode, typeof strings>

export function MathSolver(props: MathSolverProps) {
  /** The value of `ans`: the last requested answer before this expression was started. */
  const [ans, setAns] = useState<string>()
  const context = useMemo(() => ({ ans }), [ans])
  const tool = useTool<Input, Output, IssueCode, typeof strings, MathContext>(
    { fields, evaluate, summarize },
    strings,
    props,
    { context },
  )
  const { t } = tool
  const entries = useHistory(tool, ans)
  const { onBlur, access } = tool.field('expression')
  const { node, write, change, press, clear, equals } = useExpression(tool, setAns)

  /** Moving the focus to the keypad doesn’t count as leaving. In Safari, buttons take no focus, and the keypad restores the field’s. */
  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    afterPress(() => {
      if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':focus-within')) onBlur?.()
    })
  }

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="math"
      inputs={
        // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for blur
        <div className={css.calculator} onBlur={leave}>
          <Expression tool={tool} node={node} onChange={change} onEquals={equals} />
          <Keypad disabled={access !== undefined} onPress={press} onClear={clear} onEquals={equals} />
          <Disclosure summary={t.functions} content={t.someFunctions}>
            <p className={hint}>{t.hint}</p>
          </Disclosure>
        </div>
      }
    >
      <Answer tool={tool}>{(output, summary) => <MathAnswer output={output} summary={summary} />}</Answer>
      {entries.length > 0 && (
        <History
          entries={entries}
          disabled={access !== undefined}
          onUse={({ expression, ans }, mouse) => {
            write(expression, expression.length, mouse)
            setAns(ans)
          }}
        />
      )}
    </Tool>
  )
}
