import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Note } from '../answer/answer'
import { secondary } from '../base/button.css'
import { icon } from '../base/icons'
import type { Access } from '../base/tool-props'

const PasteIcon = icon('M6 2h4v2.5H6zM6 3H3v11h10V3h-3M6 9h4')

interface PasteCssProps<Input> {
  /** The button's label. */
  readonly label: string
  /** That of the field it fills in. */
  readonly access: Access
  readonly tool: {
    begin(): void
    replace(input: Input): void
  }
  /** The panel for pasting CSS. `note` tells the user about anything that was changed or ignored. */
  readonly panel: (actions: { onRead: (input: Input, note?: string) => void; onCancel: () => void }) => ReactNode
}

/** A button that opens a panel for pasting CSS into the tool. Focus moves to the panel and comes back. */
export function PasteCss<Input>({ label, access, tool, panel }: PasteCssProps<Input>) {
  const [state, setState] = useState<'closed' | 'open' | 'done'>('closed')
  const [note, setNote] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (state === 'done') button.current?.focus()
  }, [state])

  if (state === 'open')
    return panel({
      onCancel: () => setState('done'),
      onRead(input, note) {
        // Shows errors in the pasted values, although the user hasn't touched the fields.
        tool.begin()
        tool.replace(input)
        setNote(note)
        setState('done')
      },
    })
  return (
    <>
      <button
        ref={button}
        type="button"
        className={secondary}
        disabled={access !== undefined}
        onClick={() => {
          setNote(undefined)
          setState('open')
        }}
      >
        <PasteIcon />
        {label}
      </button>
      {note && <Note>{note}</Note>}
    </>
  )
}
