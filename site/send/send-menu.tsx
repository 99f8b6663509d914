import { type KeyboardEvent, useId, useState } from 'react'
import { secondary } from '../../src/widgets/core/output/button.css'
import { icon } from '../../src/widgets/core/output/icons'
import type { Sent } from '../../src/widgets/core/output/send-to'
import type { Found } from '../build/search-file'
import { receivers } from './receivers'
import { choice, message, panel } from './send-menu.css'
import { send } from './sent'

const SendIcon = icon('M4.5 11.5 12 4M6 4h6v6')

interface Receiver extends Sent {
  readonly name: string
  readonly tool: string
  readonly field: string
}

interface MenuProps {
  readonly outputs: readonly Sent[]
  readonly isDisabled: boolean
}

const sentences = {
  failed: 'The list of tools couldn’t be loaded. Check your connection, then try again.',
  'too-long': 'This is too long to send. Copy it, then paste it into the other tool.',
}

/** The menu of the tool with this id, for its widget. */
export const sendMenuOf = (from: string) => (props: MenuProps) => <ToolMenu from={from} {...props} />

/** “Send to…”, and a menu of the other tools that take such an output. A native popover: Escape closes it. */
function ToolMenu({ from, outputs, isDisabled }: MenuProps & { readonly from: string }) {
  const id = useId()
  const [tools, setTools] = useState<readonly Found[]>()
  const [problem, setProblem] = useState<keyof typeof sentences>()

  async function open(panel: Element | null): Promise<void> {
    setProblem(undefined)
    try {
      setTools(tools ?? (await (await fetch('/search.json')).json()))
    } catch {
      setProblem('failed')
    }
    requestAnimationFrame(() => panel?.querySelector('button')?.focus())
  }

  return (
    <>
      <button
        type="button"
        className={secondary}
        disabled={isDisabled}
        aria-haspopup="true"
        popoverTarget={id}
        onClick={({ currentTarget }) => void open(currentTarget.nextElementSibling)}
      >
        <SendIcon />
        Send to…
      </button>
      <fieldset className={panel} id={id} popover="auto" aria-label="Send to" onKeyDown={moveFocus}>
        {problem && (
          <p className={message} role="alert">
            {sentences[problem]}
          </p>
        )}
        {!problem &&
          receiversOf(outputs, tools ?? [], from).map(({ name, tool, field, kind, text }) => (
            <button
              key={tool}
              type="button"
              className={choice}
              onClick={() => send({ tool, field, kind, text: text() }) || setProblem('too-long')}
            >
              {name}
            </button>
          ))}
      </fieldset>
    </>
  )
}

/** The tools that take an output in one of its forms, those for the first form at the top. */
function receiversOf(outputs: readonly Sent[], all: readonly Found[], from: string): readonly Receiver[] {
  const found = new Map<string, Receiver>()
  for (const { kind, text } of outputs)
    for (const [tool, field] of Object.entries(receivers[kind])) {
      const name = all.find(({ path }) => path === `/${tool}`)?.name
      if (name && tool !== from && !found.has(tool)) found.set(tool, { name, tool, field, kind, text })
    }
  return [...found.values()]
}

/** The arrow keys go from tool to tool. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const choices = [...event.currentTarget.querySelectorAll('button')]
  const at = choices.indexOf(document.activeElement as HTMLButtonElement)
  choices[(at + step + choices.length) % choices.length]?.focus()
}
