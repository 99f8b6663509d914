import { type ReactNode, useEffect, useRef, useState } from 'react'
import { secondary } from '../output/button.css'
import { Note } from '../tool/answer'

interface PasteCssProps<Input> {
  /** On the button. */
  readonly label: string
  readonly tool: {
    begin(): void
    update(input: Input): void
  }
  /** The panel in which the CSS is pasted; `note` is what a person should know about what was read. */
  readonly panel: (actions: { onRead: (input: Input, note?: string) => void; onCancel: () => void }) => ReactNode
}

/** A button that opens a field for CSS, which is read into the tool. Focus moves to the field and comes back. */
export function PasteCss<Input>({ label, tool, panel }: PasteCssProps<Input>) {
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
        // Errors in it are shown, though its fields were not touched.
        tool.begin()
        tool.update(input)
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
        onClick={() => {
          setNote(undefined)
          setState('open')
        }}
      >
        {label}
      </button>
      {note && <Note>{note}</Note>}
    </>
  )
}
