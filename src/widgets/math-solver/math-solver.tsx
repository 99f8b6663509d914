import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Issue } from '../../engine/core/result'
import {
  evaluate,
  example,
  type Input,
  type IssueCode,
  initial,
  type MathContext,
  type Output,
} from '../../engine/math-solver'
import { Field } from '../core/fields/field'
import { box, field } from '../core/fields/field.css'
import { Answer } from '../core/tool/answer'
import { afterPress } from '../core/tool/press'
import { Tool } from '../core/tool/tool'
import type { FieldProps, ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { ErrorPlace, MathAnswer, say, shown } from './math-solver.answer'
import * as css from './math-solver.css'
import { History, type HistoryTool, useHistory } from './math-solver.history'
import { Keypad } from './math-solver.keypad'
import { strings } from './math-solver.strings'

export type MathSolverProps = ToolProps<Input, Output, IssueCode, typeof strings>

export function MathSolver(props: MathSolverProps) {
  /** What `ans` stands for: the answer of the last press before this expression was begun. */
  const [ans, setAns] = useState<string>()
  const context = useMemo(() => ({ ans }), [ans])
  const tool = useTool<Input, Output, IssueCode, typeof strings, MathContext>(
    { evaluate, initial, example },
    strings,
    props,
    { context },
  )
  const { t, locale, value } = tool
  const entries = useHistory(tool, ans)
  const { onChange, onBlur } = tool.field('expression')
  const answered = usePressedAnswer(tool)
  const { node, write, press } = useTyping(value.expression, change)

  function clear(): void {
    if (answered !== undefined) setAns(answered)
    tool.replace({ expression: '' })
  }

  /** A sign typed behind an answered expression goes on from the answer. */
  function change(text: string): string {
    const sign = answered !== undefined && text.startsWith(value.expression) && text.slice(value.expression.length)
    const next = sign && operators.test(sign) ? `ans ${sign} `.replace(/ \^ $/, '^') : text
    if (answered !== undefined) setAns(answered)
    onChange(next)
    return next
  }

  /** The keypad belongs to the field. In Safari a pressed key has no focus to take, and gives the field its own back. */
  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    afterPress(() => {
      if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':focus-within')) onBlur?.()
    })
  }

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the focus leaving
        <div className={css.calculator} onBlur={leave}>
          <Expression tool={tool} node={node} onChange={change} />
          <Keypad t={t} locale={locale} onPress={press} onClear={clear} onEquals={tool.act} />
        </div>
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
          onUse={({ expression, ans }, mouse) => {
            write(expression, expression.length, mouse)
            setAns(ans)
          }}
        />
      )}
    </Tool>
  )
}

interface ExpressionProps {
  readonly tool: {
    readonly t: typeof strings
    readonly locale: string
    readonly field: (name: 'expression') => FieldProps
    readonly issueAt: (name: 'expression') => Issue | undefined
    act(): void
  }
  readonly node: RefObject<HTMLInputElement | null>
  readonly onChange: (text: string) => void
}

/** The field, and where in it an error is. */
function Expression({ tool, node, onChange }: ExpressionProps) {
  const { t, locale } = tool
  const { label, value, placeholder, issue: sentence } = tool.field('expression')
  const issue = tool.issueAt('expression')
  return (
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
              placeholder={placeholder && shown(placeholder, locale)}
              value={value}
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
      {issue && <ErrorPlace issue={issue} text={value} t={t} locale={locale} />}
    </div>
  )
}

/** What an expression may go on with. */
const operators = /^[-+−*×/÷^]$/

/** The answer for `ans` while the expression is the one that the person had answered by a press. */
function usePressedAnswer({ presses, status, output, value }: HistoryTool & { readonly value: Input }) {
  const [pressed, setPressed] = useState({ presses: 0, expression: '' })
  if (presses !== pressed.presses) setPressed({ presses, expression: value.expression })
  const isSame = presses > 0 && pressed.expression === value.expression
  return isSame && status === 'current' ? output?.ans : undefined
}

/** What the keypad and the history write, where the caret is. `onChange` returns what it made of the text. */
function useTyping(text: string, onChange: (text: string) => string) {
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
    const written = onChange(text)
    caret.current = written === text ? at : written.length
    // Not for a finger: the keyboard of a phone would come up over the keypad.
    if (mouse) node.current?.focus()
  }

  function press(sign: string, mouse: boolean): void {
    const input = node.current
    const end = input?.selectionEnd ?? text.length
    let start = input?.selectionStart ?? end
    if (sign === '⌫' && start === end) start -= [...text.slice(0, end)].at(-1)?.length ?? 0
    const written = sign === '⌫' ? '' : sign
    write(text.slice(0, start) + written + text.slice(end), start + written.length, mouse)
  }
  return { node, write, press }
}
