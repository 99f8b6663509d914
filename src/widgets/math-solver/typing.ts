import { useRef, useState } from 'react'
import type { Input } from '../../engine/math-solver/math-solver'
import { useBrowserLayoutEffect } from '../core/base/use-browser-layout-effect'
import type { HistoryTool } from './history'
import type { KeyPress } from './keypad'

interface ExpressionTool extends HistoryTool {
  readonly value: Input
  field(name: 'expression'): { onChange(text: string): void }
  update(patch: Input): void
  replace(patch: Input): void
  act(): void
}

/** What typing, the keys, C and = do to the expression. After an answered one, they may start a new one. */
export function useExpression(tool: ExpressionTool, setAns: (ans: string) => void) {
  const { expression } = tool.value
  const answered = useRequestedAnswer(tool)
  const { node, write, insert, isCaretAtEnd } = useTyping(expression, change)

  function clear(): void {
    if (answered !== undefined) setAns(answered)
    tool.replace({ expression: '' })
  }

  /** An operator typed after an answered expression continues from the answer. */
  function change(text: string): string {
    const operator = answered !== undefined && text.startsWith(expression) && text.slice(expression.length)
    const next = operator && operators.test(operator) ? `ans${spaced(operator)}` : text
    if (answered !== undefined) setAns(answered)
    tool.field('expression').onChange(next)
    return next
  }

  /** A key that begins a value, such as a digit, starts a new expression after an answered one. */
  function press({ text, begins, mouse }: KeyPress): void {
    if (begins && answered !== undefined && isCaretAtEnd()) write(text, text.length, mouse)
    else insert(text, mouse)
  }

  /** Closes open parentheses, as a calculator does. */
  function equals(): void {
    const closed = withClosed(expression)
    if (closed !== expression) tool.update({ expression: closed })
    tool.act()
  }
  return { node, write, change, press, clear, equals }
}

/** Operators that continue from the last answer. */
const operators = /^[-+−*×/÷^²!%]$/

/** '+' is between spaces, '^' and '²' aren't. */
const spaced = (operator: string) => (/[\^²!%]/.test(operator) ? operator : ` ${operator} `)

/** 'sin(30°' becomes 'sin(30°)'. An expression that ends in the middle stays as it is. */
function withClosed(expression: string): string {
  const text = expression.trimEnd()
  const open = text.split('(').length - text.split(')').length
  return open > 0 && /[\p{N}\p{L})°²³!%]$/u.test(text) ? text + ')'.repeat(open) : expression
}

/** The answer, if it was requested with = or Enter and the expression hasn’t changed since. */
function useRequestedAnswer({ presses, status, output, value }: HistoryTool & { readonly value: Input }) {
  const [requested, setRequested] = useState({ presses: 0, expression: '' })
  if (presses !== requested.presses) setRequested({ presses, expression: value.expression })
  const isSame = presses > 0 && requested.expression === value.expression
  return isSame && status === 'current' ? output?.ans : undefined
}

/** Text input from the keypad and the history at the caret. `onChange` returns the text it used. */
function useTyping(text: string, onChange: (text: string) => string) {
  const node = useRef<HTMLInputElement>(null)
  /** The caret position after a keypad key. */
  const caret = useRef<number>(undefined)

  useBrowserLayoutEffect(() => {
    const input = node.current
    if (!input || caret.current === undefined) return
    input.setSelectionRange(caret.current, caret.current)
    if (caret.current === input.value.length) input.scrollLeft = input.scrollWidth
    caret.current = undefined
  })

  function write(text: string, at: number, mouse: boolean): void {
    const written = onChange(text)
    caret.current = written === text ? at : written.length
    // Not on touch, because the on-screen keyboard would cover the keypad.
    if (mouse) node.current?.focus()
  }

  function insert(key: string, mouse: boolean): void {
    const input = node.current
    const end = input?.selectionEnd ?? text.length
    let start = input?.selectionStart ?? end
    if (key === '⌫' && start === end) start -= [...text.slice(0, end)].at(-1)?.length ?? 0
    const inserted = key === '⌫' ? '' : key
    write(text.slice(0, start) + inserted + text.slice(end), start + inserted.length, mouse)
  }

  function isCaretAtEnd(): boolean {
    const { selectionStart, value } = node.current ?? {}
    return selectionStart === value?.length
  }
  return { node, write, insert, isCaretAtEnd }
}
