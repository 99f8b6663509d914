import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Note } from './answer'
import { secondary } from './button.css'
import { NotFetched } from './part'
import type { PasteProps } from './paste-panel'
import type { ToolState } from './tool-props'

interface PasteCssProps<Input> {
  /** 'Paste CSS' is on the button. */
  readonly t: { readonly paste: string; readonly notFetched: string }
  readonly usePart: (
    wanted: unknown,
  ) => readonly [{ readonly Paste: ComponentType<PasteProps<Input>> } | undefined, unknown, boolean]
  readonly tool: Pick<ToolState, 'locale' | 'props'> & {
    load(): void
    update(input: Input): void
  }
}

/** A button that makes place for a field; what is pasted there is read into the tool. Focus goes there, and comes back. */
export function PasteCss<Input>({ t, usePart, tool }: PasteCssProps<Input>) {
  const [state, setState] = useState<'closed' | 'open' | 'done'>('closed')
  const [note, setNote] = useState<string>()
  const isOpen = state === 'open'
  const [part, , failed] = usePart(isOpen)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (state === 'done') button.current?.focus()
  }, [state])

  if (part && isOpen)
    return (
      <part.Paste
        locale={tool.locale}
        strings={tool.props.strings}
        onCancel={() => setState('done')}
        onRead={(input, note) => {
          // What is at fault in it is told, though nobody has touched its fields.
          tool.load()
          tool.update(input)
          setNote(note)
          setState('done')
        }}
      />
    )
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
        {t.paste}
      </button>
      {note && <Note>{note}</Note>}
      {failed && <NotFetched t={t} />}
    </>
  )
}
