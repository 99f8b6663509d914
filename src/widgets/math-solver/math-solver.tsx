import { useLayoutEffect, useRef } from 'react'
import type { Output } from '../../engine/math-solver'
import type { Input } from '../../engine/math-solver/input'
import { Answer, Placeholder } from '../core/answer'
import { Field } from '../core/field'
import { box, field } from '../core/field.css'
import { NotFetched } from '../core/part'
import { Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import * as css from './math-solver.css'
import { Keypad } from './math-solver.keypad'
import { type Code, engine, useSolver } from './math-solver.run'
import { firstStrings, type strings } from './math-solver.strings'

export type MathSolverProps = ToolProps<Input, Output, Code, typeof strings>

export function MathSolver(props: MathSolverProps) {
  const { run, part, load, failed, entries } = useSolver(props.locale)
  const tool = useTool(engine, firstStrings, props, { run })
  const { t, locale, value } = tool
  const { label, onChange } = tool.field('expression')
  const here = useRef<HTMLInputElement>(null)
  /** Where the caret belongs once a key of the keypad has written. */
  const caret = useRef<number>(undefined)
  const issue = tool.issueAt('expression')

  useLayoutEffect(() => {
    const input = here.current
    if (!input || caret.current === undefined) return
    input.setSelectionRange(caret.current, caret.current)
    if (caret.current === input.value.length) input.scrollLeft = input.scrollWidth
    caret.current = undefined
  })

  function write(text: string, at: number, mouse: boolean): void {
    caret.current = at
    onChange(text)
    // Not for a finger: the keyboard of a phone would come up over the keypad.
    if (mouse) here.current?.focus()
  }

  function press(sign: string, mouse: boolean): void {
    void load(true)
    const input = here.current
    const text = value.expression
    const isAll = sign === 'C'
    const end = isAll ? text.length : (input?.selectionEnd ?? text.length)
    let start = isAll ? 0 : (input?.selectionStart ?? end)
    if (sign === '⌫' && start === end) start -= [...text.slice(0, end)].at(-1)?.length ?? 0
    const written = isAll || sign === '⌫' ? '' : sign
    write(text.slice(0, start) + written + text.slice(end), start + written.length, mouse)
  }

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <div className={field}>
            <Field label={label} hint={t.hint} issue={issue && part?.sentence(issue, props.strings, locale)}>
              {(wiring) => (
                <span className={box}>
                  <input
                    {...wiring}
                    ref={here}
                    className={css.expression}
                    type="text"
                    autoComplete="off"
                    autoCapitalize="off"
                    spellCheck={false}
                    value={value.expression}
                    onChange={(event) => onChange(event.currentTarget.value)}
                    onFocus={() => void load(true)}
                    onKeyDown={(event) => {
                      if (event.key !== '=') return
                      event.preventDefault()
                      tool.act()
                    }}
                  />
                </span>
              )}
            </Field>
            {issue && part && (
              <part.Place issue={issue} text={value.expression} strings={props.strings} locale={locale} />
            )}
          </div>
          <Keypad t={t} locale={locale} onPress={press} onEquals={tool.act} />
        </>
      }
    >
      {failed ? (
        <NotFetched t={t} />
      ) : (
        <Answer
          tool={tool}
          say={(output) => part?.say(output, props.strings, locale) ?? ''}
          empty={<Placeholder label={t.result} lines={[t.calculated, t.accuracy]} />}
        >
          {(output) =>
            part && <part.Solution tool={tool} first={t} output={output} strings={props.strings} locale={locale} />
          }
        </Answer>
      )}
      {part && entries.length > 0 && (
        <part.History
          entries={entries}
          strings={props.strings}
          locale={locale}
          onUse={(expression, mouse) => write(expression, expression.length, mouse)}
        />
      )}
    </Tool>
  )
}
