import { useLayoutEffect, useRef } from 'react'
import { evaluate, example, type Input, type IssueCode, initial, type Output } from '../../engine/math-solver'
import { Field } from '../core/fields/field'
import { box, field } from '../core/fields/field.css'
import { Answer } from '../core/tool/answer'
import { Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { ErrorPlace, MathAnswer, say } from './math-solver.answer'
import * as css from './math-solver.css'
import { History, useHistory } from './math-solver.history'
import { Keypad } from './math-solver.keypad'
import { strings } from './math-solver.strings'

export type MathSolverProps = ToolProps<Input, Output, IssueCode, typeof strings>

export function MathSolver(props: MathSolverProps) {
  const tool = useTool({ evaluate, initial, example }, strings, props)
  const { t, locale, value } = tool
  const entries = useHistory(tool)
  // Not `onBlur`: what is half written is not wrong, wherever the focus goes.
  const { label, onChange, issue: sentence } = tool.field('expression')
  const issue = tool.issueAt('expression')
  const { node, write, press } = useTyping(value.expression, onChange)

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <div className={field}>
            <Field label={label} hint={t.hint} issue={sentence}>
              {(wiring) => (
                <span className={box}>
                  <input
                    {...wiring}
                    ref={node}
                    className={css.expression}
                    type="text"
                    autoComplete="off"
                    autoCapitalize="off"
                    spellCheck={false}
                    value={value.expression}
                    onChange={(event) => onChange(event.currentTarget.value)}
                    onKeyDown={(event) => {
                      if (event.key !== '=') return
                      event.preventDefault()
                      tool.act()
                    }}
                  />
                </span>
              )}
            </Field>
            {issue && <ErrorPlace issue={issue} text={value.expression} t={t} locale={locale} />}
          </div>
          <Keypad t={t} locale={locale} onPress={press} onEquals={tool.act} />
        </>
      }
    >
      <Answer tool={tool} say={(output) => say(output, t, locale)}>
        {(output) => <MathAnswer output={output} t={t} locale={locale} />}
      </Answer>
      {entries.length > 0 && (
        <History
          entries={entries}
          t={t}
          locale={locale}
          onUse={(expression, mouse) => write(expression, expression.length, mouse)}
        />
      )}
    </Tool>
  )
}

/** What the keypad and the history write, where the caret is. */
function useTyping(text: string, onChange: (text: string) => void) {
  const node = useRef<HTMLInputElement>(null)
  /** Where the caret belongs once a key of the keypad has written. */
  const caret = useRef<number>(undefined)

  useLayoutEffect(() => {
    const input = node.current
    if (!input || caret.current === undefined) return
    input.setSelectionRange(caret.current, caret.current)
    if (caret.current === input.value.length) input.scrollLeft = input.scrollWidth
    caret.current = undefined
  })

  function write(text: string, at: number, mouse: boolean): void {
    caret.current = at
    onChange(text)
    // Not for a finger: the keyboard of a phone would come up over the keypad.
    if (mouse) node.current?.focus()
  }

  function press(sign: string, mouse: boolean): void {
    const input = node.current
    const isAll = sign === 'C'
    const end = isAll ? text.length : (input?.selectionEnd ?? text.length)
    let start = isAll ? 0 : (input?.selectionStart ?? end)
    if (sign === '⌫' && start === end) start -= [...text.slice(0, end)].at(-1)?.length ?? 0
    const written = isAll || sign === '⌫' ? '' : sign
    write(text.slice(0, start) + written + text.slice(end), start + written.length, mouse)
  }
  return { node, write, press }
}
