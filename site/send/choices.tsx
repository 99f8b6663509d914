import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Sent } from '../../src/widgets/core/base/summary'
import type { SearchEntry } from '../build/search-file'
import { choice, message } from './send-menu.css'
import { send } from './sent'

interface Receiver extends Sent {
  readonly name: string
  readonly tool: string
  readonly field: string
}

interface ChoicesProps {
  /** The id of the tool that sends. */
  readonly from: string
  readonly outputs: readonly Sent[]
}

const sentences = {
  failed: 'The list of tools couldn’t be loaded. Check your connection, then try again.',
  'too-long': 'This couldn’t be sent. It may be too long. Copy it, then paste it into the other tool.',
}

/** The tools that take an output. The arrow keys go from one to the next. */
export function Choices({ from, outputs }: ChoicesProps) {
  const list = useRef<HTMLDivElement>(null)
  const [tools, setTools] = useState<readonly SearchEntry[]>([])
  const [problem, setProblem] = useState<keyof typeof sentences>()
  useEffect(() => {
    fetch('/search.json')
      .then((response) => response.json())
      .then(setTools, () => setProblem('failed'))
  }, [])
  useEffect(() => {
    if (tools.length > 0) list.current?.querySelector('button')?.focus()
  }, [tools])

  if (problem)
    return (
      <p className={message} role="alert">
        {sentences[problem]}
      </p>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons take the focus
    <div ref={list} onKeyDown={moveFocus}>
      {receiversOf(outputs, tools, from).map(({ name, tool, field, kind, text }) => (
        <button
          key={tool}
          type="button"
          className={choice}
          onClick={() => send({ tool, field, kind, text }) || setProblem('too-long')}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

/** The tools that take an output in one of its forms, those for the first form at the top. */
function receiversOf(outputs: readonly Sent[], all: readonly SearchEntry[], from: string): readonly Receiver[] {
  const found = new Map<string, Receiver>()
  // A tool for JSON comes before one for any text. The last groups, such as math, are of use more often than the first.
  const groups = [...new Set(all.map(({ group }) => group))]
  const rank = ({ group, receives }: SearchEntry) => groups.indexOf(group) - (receives?.text ? groups.length : 0)
  const useful = all.toSorted((one, other) => rank(other) - rank(one))
  for (const { kind, text } of outputs)
    for (const { name, path, receives } of useful) {
      const tool = path.slice(1)
      const field = receives?.[kind]
      if (field && tool !== from && !found.has(tool)) found.set(tool, { name, tool, field, kind, text })
    }
  return [...found.values()]
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const choices = [...event.currentTarget.querySelectorAll('button')]
  const at = choices.indexOf(document.activeElement as HTMLButtonElement)
  choices[(at + step + choices.length) % choices.length]?.focus()
}
