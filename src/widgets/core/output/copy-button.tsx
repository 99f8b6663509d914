import { type ReactNode, useContext, useEffect, useState } from 'react'
import { IsCurrent } from '../answer/answer'
import { coreStrings } from '../tool/strings'
import { visuallyHidden } from '../tool/theme.css'
import type { ToolState } from '../tool/tool-props'
import * as css from './button.css'
import { copySelected, SelectedText } from './copy-denied'
import { CopyIcon, DoneIcon } from './icons'

interface CopyButtonProps {
  readonly tool: Pick<ToolState, 't'>
  /** Returns the text to copy, when the button is pressed. */
  readonly text: () => string
  /** Replaces the label 'Copy' if there are several buttons. */
  readonly label?: string
  /** Replaces the button's style and adds content before the label. */
  readonly className?: string
  readonly children?: ReactNode
}

/** Copies, shows 'Copied!' for two seconds and announces it. If copying is blocked, it shows the text, selected. */
export function CopyButton({ tool, text, label, className = css.secondary, children }: CopyButtonProps) {
  const t = { ...coreStrings, ...tool.t }
  const isCurrent = useContext(IsCurrent)
  const [state, setState] = useState<'idle' | 'copied' | { readonly text: string }>('idle')
  const isCopied = state === 'copied'

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setState('idle'), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy(button: HTMLElement): Promise<void> {
    const all = text()
    try {
      await navigator.clipboard.writeText(all)
    } catch {
      if (!copySelected(all, button)) return setState({ text: all })
    }
    setState('copied')
  }

  return (
    <>
      <button
        type="button"
        className={className}
        disabled={!isCurrent}
        onClick={(event) => void copy(event.currentTarget)}
      >
        {children}
        {isCopied ? <DoneIcon /> : <CopyIcon />}
        {isCopied ? t.copied : (label ?? t.copy)}
      </button>
      <span className={visuallyHidden} role="status">
        {isCopied ? t.copied : ''}
      </span>
      {typeof state === 'object' && <SelectedText hint={t.copyDenied} refused={state} />}
    </>
  )
}

/** A bar below an answer with only this button. */
export const CopyBar = (props: CopyButtonProps) => (
  <div className={css.bar}>
    <CopyButton {...props} />
  </div>
)
